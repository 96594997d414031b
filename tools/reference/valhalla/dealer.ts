import { type CardId, type ClanId, cardOf, gloryOf, warriorOf } from '@meadhall/game-valhalla'
import { valhallaScenarios } from '@meadhall/game-valhalla/scenarios'
import type { Fields } from '@meadhall/kernel'
import type { Chance } from './chance.ts'

const boxes = new Map<string, readonly CardId[]>()

/** All cards of a game with these options. */
function boxOf(players: number, options: Fields): readonly CardId[] {
  const key = JSON.stringify([players, options])
  const box = boxes.get(key) ?? valhallaScenarios.position({ players, options }).deck
  boxes.set(key, box)
  return box
}

/** Deals the cards of a game, each once: warriors for squads, rarer kinds for hands. */
export class Dealer {
  readonly #chance: Chance
  readonly #warriors: CardId[] = []
  readonly #tyr: CardId[] = []
  readonly #others: CardId[] = []

  constructor(chance: Chance, players: number, options: Fields) {
    this.#chance = chance
    for (const card of chance.shuffled(boxOf(players, options))) this.#pileOf(card).push(card)
  }

  #pileOf(card: CardId): CardId[] {
    const { type } = cardOf(card)
    if (type === 'warrior') return this.#warriors
    return type === 'tyr' ? this.#tyr : this.#others
  }

  warriors(count: number): CardId[] {
    return this.#warriors.splice(0, count)
  }

  /** Warriors, some with a Tyr card under them; most of them of one clan where one is wanted. */
  squad(size: number, clan: ClanId | null): readonly string[] {
    const cards = Array.from({ length: size }, () => this.#warrior(clan)).flat()
    return cards.map((card) => {
      const [tyr] = this.#chance.happens(35) ? this.#tyr.splice(0, 1) : []
      return tyr === undefined ? card : `${card} + ${tyr}`
    })
  }

  #warrior(clan: ClanId | null): readonly CardId[] {
    const wanted = clan !== null && this.#chance.happens(75)
    const at = wanted ? this.#warriors.findIndex((card) => warriorOf(card).clan === clan) : 0
    return this.#warriors.splice(Math.max(at, 0), 1)
  }

  /** Cards that may lie in a Valhalla: warriors, missions and Thor cards. */
  scoring(count: number): readonly CardId[] {
    const at = this.#others.findIndex((card) => gloryOf(card) > 0)
    const other = at >= 0 && this.#chance.happens(50) ? this.#others.splice(at, 1) : []
    return [...this.warriors(count), ...other]
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
