import {
  amountOf,
  bestTotal,
  type Candidate,
  countCards,
  freeRefs,
  greyDice,
  needsOf,
  ownDice,
  type SideSeen,
  substitutionOf,
  winsTies,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { type Fight, gainsOf } from '../fight.ts'
import type { Sight } from '../table.ts'
import { MOST_DICE, POOLS, poolsUpTo } from './pools.ts'
import { Rolling } from './rolling.ts'

/** How likely a card in a hand nobody sees is to help a defence, and what it then adds. */
const HELPFUL = 0.1
const HELP = 2.5
/** So many squads are remembered at once. */
const MOST_KEPT = 2000

/** How likely a defender is to hold against a strength, by the best that dice can do. */
export class Holding {
  readonly #reach: Reach
  readonly #ties: number
  /** How likely it is that none, one, … of the cards in hand help. */
  readonly #helped: readonly number[]

  constructor(table: Sight, side: SideSeen) {
    this.#reach = reachOf(table, side)
    this.#ties = winsTies(table, side) ? 0 : 1
    this.#helped = helpIn(countCards(at(table.players, side.seat).hand))
  }

  /** The chance that so much strength is not enough, if giants take some of the defender's dice. */
  chance(strength: number, lost: number): number {
    return this.#helped.reduce((sum, likely, cards) => {
      const needed = strength + this.#ties - Math.round(HELP * cards)
      return sum + likely * this.#reach.chance(needed, lost)
    }, 0)
  }
}

/** Of so many cards: how likely it is that none helps, one, two, …, card by card. */
function helpIn(cards: number): number[] {
  let likely = [1]
  for (let card = 0; card < cards; card++) {
    likely = [...likely, 0].map(
      (none, count) => none * (1 - HELPFUL) + (likely[count - 1] ?? 0) * HELPFUL,
    )
  }
  return likely
}

/** Who may be armed, with how many dice. */
interface Squad {
  readonly candidates: readonly Candidate[]
  /** Strength that is there with the first who is armed. */
  readonly base: number
  readonly swap: Fight['swap']
  readonly dice: number
  readonly free: number
}

/** How likely a squad is to reach a strength, found once for each. */
class Reach {
  readonly #squad: Squad
  readonly #totals: Float64Array
  /** By strength: by dice lost. */
  readonly #known = new Map<number, readonly number[]>()

  constructor(squad: Squad) {
    this.#squad = squad
    this.#totals = totalsOf(squad)
  }

  chance(strength: number, lost: number): number {
    // One warrior must be armed, however strong the cards are.
    const goal = Math.max(1, strength)
    const chances = this.#known.get(goal) ?? this.#find(goal)
    this.#known.set(goal, chances)
    return chances[lost] ?? 0
  }

  #find(goal: number): number[] {
    const { dice, free } = this.#squad
    const stops = this.#totals.map((total) => (total >= goal ? 1 : 0))
    const rolling = new Rolling(stops, dice, free)
    return [0, 1].map((lost) => rolling.unrolled(Math.max(0, dice - lost), free))
  }
}

/** Squads change seldom. What each can reach follows from the key alone. */
const known = new Map<string, Reach>()

function reachOf(table: Sight, side: SideSeen): Reach {
  const squad = squadOf(table, side)
  const key = JSON.stringify(squad)
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= MOST_KEPT) known.clear()
  const fresh = new Reach(squad)
  known.set(key, fresh)
  return fresh
}

function squadOf(table: Sight, side: SideSeen): Squad {
  const refs = freeRefs(table, side)
  const { base, gains } = gainsOf(table, side, refs)
  return {
    candidates: refs.map((ref, index) => {
      return { ref: index, needs: needsOf(table, ref), value: at(gains, index) }
    }),
    base,
    swap: substitutionOf(table, side),
    dice: Math.min(MOST_DICE, ownDice(table, side) + greyDice(table, side)),
    free: amountOf(table, side, 'freeReroll'),
  }
}

/** The most strength that each pool gives. */
function totalsOf({ candidates, base, swap, dice }: Squad): Float64Array {
  return Float64Array.from({ length: poolsUpTo(dice) }, (_, pool) => {
    const most = bestTotal(candidates, POOLS.faces[pool] ?? [], swap)
    return most > 0 ? base + most : 0
  })
}
