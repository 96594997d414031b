import {
  bestArming,
  type CardId,
  cardOf,
  FACE_COUNT,
  isRollable,
  type Ref,
  type TacticEffect,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { type Fight, fightOf } from '../fight.ts'
import type { Sight } from '../table.ts'
import { type Armable, armableOf, setOf } from './armable.ts'
import { type Boost, boostsOf, usableHand } from './boosts.ts'
import { POOLS, poolOf, poolsUpTo, withoutFace } from './pools.ts'
import { Rolling } from './rolling.ts'
import type { SetWorth } from './set-worth.ts'
import { setWorthOf } from './sets.ts'
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
  readonly #armable: Armable
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
    // Cards that count as dice are never rolled.
    const fixed = dice.filter((die) => !isRollable(die)).map((die) => die % FACE_COUNT)
    this.#armable = armableOf(this.fight, fixed)
    this.#sets = setWorthOf(this.fight, worthOf)
    this.#hand = usableHand(this.fight)
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
    let best: Ending = { kind: 'arm' }
    let most = this.#score(this.pool, this.#plain)
    this.#costly.forEach((boost, place) => {
      for (const face of boost.cost) {
        const left = withoutFace(this.pool, face)
        const worth = left < 0 ? Number.NEGATIVE_INFINITY : this.#score(left, at(this.#paid, place))
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
    return this.#armable.most(pool, wild, this.#plain)
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
    const stops = this.#scores(count, this.#plain)
    this.#costly.forEach(({ cost }, place) => {
      const paid = this.#scores(count, at(this.#paid, place))
      for (let pool = 0; pool < count; pool++) raise(stops, pool, mostWithout(paid, pool, cost))
    })
    if (this.exchange === undefined) return stops
    for (let pool = 0; pool < count; pool++) raise(stops, pool, this.#exchanged(pool))
    return stops
  }

  /** The best arming of each pool, by what sets are worth. */
  #scores(count: number, worths: readonly number[]): Float64Array {
    const scores = new Float64Array(count)
    for (let pool = 0; pool < count; pool++) scores[pool] = this.#score(pool, worths)
    return scores
  }

  #score(pool: number, worths: readonly number[]): number {
    const wild = Math.min(this.fight.side.turns, POOLS.misses[pool] ?? 0)
    return this.#armable.most(pool, wild, worths)
  }

  #exchanged(pool: number): number {
    const misses = POOLS.misses[pool] ?? 0
    if (misses === 0 || this.exchange === undefined) return Number.NEGATIVE_INFINITY
    return this.withWild(pool, misses) - this.price(this.exchange)
  }
}

function raise(worths: Float64Array, pool: number, worth: number): void {
  if (worth > (worths[pool] ?? 0)) worths[pool] = worth
}

/** The most of a pool less one die of some faces. */
function mostWithout(worths: Float64Array, pool: number, faces: readonly number[]): number {
  let most = Number.NEGATIVE_INFINITY
  for (const face of faces) {
    const left = withoutFace(pool, face)
    if (left >= 0) most = Math.max(most, worths[left] ?? 0)
  }
  return most
}
