import { below, removeAt } from '@meadhall/kernel'
import type { Side } from '../battle.ts'
import { isGrey, makeDie } from '../dice.ts'
import { DIE_KINDS, type Die, FACE_COUNT, MISS } from '../ids.ts'
import type { State } from '../state.ts'

const GREY_KIND = DIE_KINDS.indexOf('grey')

/** A random face, or the next one that a scenario has loaded the dice with. */
export function rollFace(state: State): number {
  return state.loaded.shift() ?? below(state.rng, FACE_COUNT)
}

/** Rolls one die anew; it keeps its kind. */
export function rollDie(state: State, die: Die): Die {
  return makeDie(rollFace(state), Math.floor(die / FACE_COUNT))
}

/** Rolls as many grey dice as there are (VH-10) into the pool. */
export function takeGrey(state: State, side: Side, count: number): Die[] {
  const rolled: Die[] = []
  while (rolled.length < count && state.grey > 0) {
    state.grey -= 1
    rolled.push(rollDie(state, makeDie(MISS, GREY_KIND)))
  }
  side.dice.push(...rolled)
  return rolled
}

/** A die leaves the pool; a grey one goes back to the shared pool at once (VH-10). */
export function loseDie(state: State, side: Side, die: Die): void {
  removeAt(side.dice, side.dice.indexOf(die))
  if (isGrey(die)) state.grey += 1
}
