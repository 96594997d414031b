import { type CardId, cardOf } from '@meadhall/game-valhalla'
import { valhallaScenarios } from '@meadhall/game-valhalla/scenarios'
import type { Fields } from '@meadhall/kernel'
import type { Chance } from './chance.ts'

/** Deals the cards of a game, each once: warriors for squads, rarer kinds for hands. */
export class Dealer {
  readonly #chance: Chance
  readonly #warriors: CardId[] = []
  readonly #tyr: CardId[] = []
  readonly #others: CardId[] = []

  constructor(chance: Chance, players: number, options: Fields) {
    this.#chance = chance
    const { deck } = valhallaScenarios.position({ players, options, begun: true })
    for (const card of chance.shuffled(deck)) this.#pileOf(card).push(card)
  }

  #pileOf(card: CardId): CardId[] {
    const { type } = cardOf(card)
    if (type === 'warrior') return this.#warriors
    return type === 'tyr' ? this.#tyr : this.#others
  }

  warriors(count: number): CardId[] {
    return this.#warriors.splice(0, count)
  }

  /** Warriors, some with a Tyr card under them. */
  squad(size: number): readonly string[] {
    return this.warriors(size).map((card) => {
      const [tyr] = this.#chance.happens(35) ? this.#tyr.splice(0, 1) : []
      return tyr === undefined ? card : `${card} + ${tyr}`
    })
  }

  /** Mostly tactics, missions and Thor cards, with a few warriors and Tyr cards. */
  hand(size: number): readonly CardId[] {
    return Array.from({ length: size }, () => this.#one([70, 15])).flat()
  }

  /** Cards for the deck and the discard pile: mostly warriors. */
  any(size: number): readonly CardId[] {
    return Array.from({ length: size }, () => this.#one([30, 60])).flat()
  }

  #one([others, warriors]: readonly [number, number]): readonly CardId[] {
    const number = this.#chance.below(100)
    if (number < others) return this.#others.splice(0, 1)
    return (number < others + warriors ? this.#warriors : this.#tyr).splice(0, 1)
  }
}
