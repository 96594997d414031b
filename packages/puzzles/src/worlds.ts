import { type GameTypes, type Seat, seedRng } from '@meadhall/kernel'
import type { PuzzleGame } from './puzzle-game.ts'

/** So many in a row that bring nothing new, and all that matter have been met. */
const NOTHING_NEW = 60
const MOST_WORLDS = 240

/**
 * States that agree with what a seat sees and differ in what it does not see, the given one first.
 * Where others hold few cards these are all there are; else as many as are worth looking at.
 */
export function worldsOf<G extends GameTypes>(
  game: PuzzleGame<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  most = MOST_WORLDS,
): G['state'][] {
  const { rules } = game.scenarios
  const view = rules.view(state, seat)
  const rng = seedRng('worlds of a puzzle')
  const met = new Set([game.hidden(state, seat)])
  const worlds = [rules.clone(state)]
  for (let old = 0; old < NOTHING_NEW && worlds.length < most; old++) {
    const world = rules.determinize(view, rng)
    const hidden = game.hidden(world, seat)
    if (met.has(hidden)) continue
    met.add(hidden)
    worlds.push(world)
    old = -1
  }
  return worlds
}
