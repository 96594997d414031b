import {
  type State,
  type ValhallaAction,
  type ValhallaEvent,
  type ValhallaTypes,
  valhalla,
} from '@meadhall/game-valhalla'
import type { Emit } from '@meadhall/kernel'
import type { Outcome } from '../puzzle-game.ts'
import { TooMuch } from '../too-much.ts'

const FACES = 6
/** More dice at once than anybody ever rolls. */
const PLENTY = 64
const ALL_ALIKE: readonly number[] = Array.from({ length: PLENTY }, () => 0)
/** More dice than this are not looked at face by face. */
const MOST_DICE = 6

type Hear = (state: State) => Emit<ValhallaEvent>

/** Every way the dice of an action can fall, each with its chance. */
export function fallsOf(
  state: Readonly<State>,
  action: ValhallaAction,
  hear: Hear,
): Outcome<ValhallaTypes>[] {
  const tried = rolled(state, action, ALL_ALIKE, hear)
  const count = PLENTY - tried.loaded.length
  if (count > MOST_DICE) throw new TooMuch(`${count} dice are rolled at once`)
  tried.loaded = []
  if (count === 0) return [{ state: tried, chance: 1 }]
  return falls(count).map(({ faces, ways }) => ({
    state: fallen(state, action, faces, hear),
    chance: ways / FACES ** count,
  }))
}

/** What an action leads to with loaded dice. */
function rolled(
  state: Readonly<State>,
  action: ValhallaAction,
  faces: readonly number[],
  hear: Hear,
): State {
  const next = valhalla.clone(state)
  next.loaded = faces.slice()
  valhalla.apply(next, action, hear(next))
  return next
}

/** The same where the dice must be just as many as are rolled. */
function fallen(
  state: Readonly<State>,
  action: ValhallaAction,
  faces: readonly number[],
  hear: Hear,
): State {
  const next = rolled(state, action, faces, hear)
  if (next.loaded.length > 0 || valhalla.draws(next) !== valhalla.draws(state))
    throw new TooMuch('how many dice are rolled depends on how they fall')
  return next
}

interface Fall {
  readonly faces: readonly number[]
  /** In how many orders it can fall. */
  readonly ways: number
}

const known: Fall[][] = []

/** All falls of some dice, whatever the order: dice of one roll are alike. */
function falls(count: number): readonly Fall[] {
  const found = known[count] ?? sorted(count, 0).map((faces) => ({ faces, ways: waysOf(faces) }))
  known[count] = found
  return found
}

function sorted(count: number, from: number): number[][] {
  if (count === 0) return [[]]
  const all: number[][] = []
  for (let face = from; face < FACES; face++)
    for (const rest of sorted(count - 1, face)) all.push([face, ...rest])
  return all
}

/** The number of orders of a multiset. */
function waysOf(faces: readonly number[]): number {
  let ways = 1
  let run = 0
  faces.forEach((face, index) => {
    run = index > 0 && faces[index - 1] === face ? run + 1 : 1
    ways = (ways * (index + 1)) / run
  })
  return ways
}
