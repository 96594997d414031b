import {
  bestArming,
  bestTotal,
  type CardId,
  cardOf,
  FACE_COUNT,
  isRollable,
  MISS,
  type Ref,
  seenCards,
  type TacticEffect,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { type Fight, fightOf } from '../fight.ts'
import type { Sight } from '../table.ts'
import { type Boost, boostsOf } from './boosts.ts'
import { POOLS, poolOf, poolsUpTo, withoutFace } from './pools.ts'
import { Rolling } from './rolling.ts'
import { type SetWorth, setWorthOf } from './sets.ts'
import type { WorthOf } from './stakes.ts'

/** The best way to end a phase with a pool of dice. */
export type Ending =
  | { readonly kind: 'arm' }
  | { readonly kind: 'boost'; readonly boost: Boost; readonly face: number }
  | { readonly kind: 'exchange'; readonly card: CardId }

const MOST_BOOSTS = 4

/** A fighter's dice and all that may be done with them. */
export class Throw {
  readonly fight: Fight
  readonly pool: number
  /** Cards that count as dice: never rolled. */
  readonly #fixed: readonly number[]
  readonly #sets: SetWorth
  readonly #hand: readonly CardId[]
  readonly #prices = new Map<CardId, number>()
  readonly #free: readonly Boost[]
  readonly #costly: readonly Boost[]
  readonly exchange: CardId | undefined
  /** By set: its worth with the boosts it is best ended with, and which they are. */
  readonly #plain: number[] = []
  readonly #with: number[] = []
  /** The same where one more boost is paid for. */
  readonly #paid: number[][]

  constructor(view: Sight, seat: Seat, worthOf: WorthOf, beside: readonly number[] = []) {
    this.fight = fightOf(view, seat)
    const { side } = this.fight
    const dice = [...side.dice, ...beside]
    this.pool = poolOf(dice.filter(isRollable))
    this.#fixed = dice.filter((die) => !isRollable(die)).map((die) => die % FACE_COUNT)
    this.#sets = setWorthOf(this.fight, worthOf)
    this.#hand = seenCards(at(view.players, seat).hand)
    const boosts = boostsOf(this.fight)
    this.#free = boosts.filter(({ cost }) => cost.length === 0).slice(0, MOST_BOOSTS)
    this.#costly = boosts.filter(({ cost }) => cost.length > 0).slice(0, MOST_BOOSTS)
    this.exchange = this.holding('turnMisses')
    this.#paid = this.#costly.map(() => [])
    for (let set = 0; set < 1 << this.fight.refs.length; set++) this.#judgeSet(set)
  }

  get dice(): number {
    return POOLS.faces[this.pool]?.length ?? 0
  }

  /** A card in hand that does this. */
  holding(kind: TacticEffect['kind']): CardId | undefined {
    return this.#hand.find((id) => {
      const card = cardOf(id)
      return card.type === 'tactic' && card.effect.kind === kind
    })
  }

  /** What a card costs that is spent. */
  price(card: CardId): number {
    const known = this.#prices.get(card) ?? this.#sets.price(card)
    this.#prices.set(card, known)
    return known
  }

  /** How pools of up to so many dice are best rolled again. */
  rolling(size: number, free: number): { readonly rolling: Rolling; readonly stops: Float64Array } {
    const stops = this.#stops(size)
    return { rolling: new Rolling(stops, size, free), stops }
  }

  /** The best way to end with the dice as they lie. */
  ending(): Ending {
    const scores = this.#scores(this.pool)
    let best: Ending = { kind: 'arm' }
    let most = scores[0] ?? 0
    this.#costly.forEach((boost, place) => {
      for (const face of boost.cost) {
        const left = withoutFace(this.pool, face)
        const worth = left < 0 ? Number.NEGATIVE_INFINITY : (this.#scores(left)[place + 1] ?? 0)
        if (worth <= most) continue
        most = worth
        best = { kind: 'boost', boost, face }
      }
    })
    const { exchange } = this
    if (exchange !== undefined && this.#exchanged(this.pool) > most) {
      best = { kind: 'exchange', card: exchange }
    }
    return best
  }

  /** The worth of the best arming if some misses may be any weapon. */
  withWild(pool: number, wild: number): number {
    return this.#visit(this.#diceOf(pool, wild), wild)[0] ?? 0
  }

  /** Who is best armed next, and the boosts to play before. */
  arming(): {
    readonly boosts: readonly Boost[]
    readonly ref: Ref | null
    readonly dice: readonly number[]
  } {
    const { candidates, side, swap, refs } = this.fight
    const score = (chosen: readonly number[]) => this.#plain[setOf(chosen)] ?? 0
    const [best] = bestArming(candidates, side.dice, swap, 1, score)
    const picks = best?.picks ?? []
    const bits = this.#with[setOf(picks.map(({ ref }) => ref))] ?? 0
    const [pick] = picks
    return {
      boosts: this.#free.filter((_, index) => (bits >> index) & 1),
      ref: pick === undefined ? null : at(refs, pick.ref),
      dice: pick?.dice ?? [],
    }
  }

  #judgeSet(set: number): void {
    this.#plain[set] = Number.NEGATIVE_INFINITY
    for (const costs of this.#paid) costs[set] = Number.NEGATIVE_INFINITY
    for (let bits = 0; bits < 1 << this.#free.length; bits++) {
      let more = 0
      let price = 0
      this.#free.forEach((boost, index) => {
        if (((bits >> index) & 1) === 0) return
        more += boost.strength
        price += this.price(boost.card)
      })
      const worth = this.#sets.worth(set, more) - price
      if (worth > (this.#plain[set] ?? 0)) {
        this.#plain[set] = worth
        this.#with[set] = bits
      }
      this.#costly.forEach((boost, place) => {
        const paid = this.#sets.worth(set, more + boost.strength) - price - this.price(boost.card)
        const costs = at(this.#paid, place)
        costs[set] = Math.max(costs[set] ?? Number.NEGATIVE_INFINITY, paid)
      })
    }
  }

  #stops(size: number): Float64Array {
    const count = poolsUpTo(size)
    const scores = Array.from({ length: count }, (_, pool) => this.#scores(pool))
    return Float64Array.from(scores, (own, pool) => {
      let most = own[0] ?? 0
      this.#costly.forEach(({ cost }, place) => {
        for (const face of cost) {
          const left = withoutFace(pool, face)
          if (left >= 0) most = Math.max(most, scores[left]?.[place + 1] ?? 0)
        }
      })
      return this.exchange === undefined ? most : Math.max(most, this.#exchanged(pool))
    })
  }

  /** The best arming of a pool, and the same with each boost that was paid for. */
  #scores(pool: number): Float64Array {
    const wild = Math.min(this.fight.side.turns, POOLS.misses[pool] ?? 0)
    return this.#visit(this.#diceOf(pool, wild), wild)
  }

  #exchanged(pool: number): number {
    const misses = POOLS.misses[pool] ?? 0
    if (misses === 0 || this.exchange === undefined) return Number.NEGATIVE_INFINITY
    return this.withWild(pool, misses) - this.price(this.exchange)
  }

  /** The dice of a pool, so many misses turned to some weapon. */
  #diceOf(pool: number, turned: number): number[] {
    const faces = POOLS.faces[pool] ?? []
    let left = turned
    const dice = faces.map((face) => {
      if (face !== MISS || left === 0) return face
      left -= 1
      return 0
    })
    return [...dice, ...this.#fixed]
  }

  #visit(dice: readonly number[], wild: number): Float64Array {
    const { candidates, swap } = this.fight
    const most = new Float64Array(this.#paid.length + 1).fill(Number.NEGATIVE_INFINITY)
    const use = wild === 0 ? swap : { swap: swap.swap, wild: swap.wild + wild }
    bestTotal(candidates, dice, use, (chosen) => {
      const set = setOf(chosen)
      most[0] = Math.max(most[0] ?? 0, this.#plain[set] ?? 0)
      for (let place = 0; place < this.#paid.length; place++) {
        most[place + 1] = Math.max(most[place + 1] ?? 0, this.#paid[place]?.[set] ?? 0)
      }
      return 0
    })
    return most
  }
}

function setOf(chosen: readonly number[]): number {
  let set = 0
  for (const index of chosen) set |= 1 << index
  return set
}
