import type { JarlId, ValhallaAction, View } from '@meadhall/game-valhalla'
import { type Decision, pick, type RngState } from '@meadhall/kernel'
import { soloTurn } from './turn.ts'

/** Those who won most of 400 games alone in which Jarls were drawn: nine out of ten. */
const STRONGEST: readonly JarlId[] = ['egil', 'esbjorn', 'einar', 'villsvin', 'ottar']

/** Answers of one who plays alone, besides those to questions of dice; `null` where none is known. */
export function bySolo(
  view: View,
  { kind, seat }: Decision,
  legal: readonly ValhallaAction[],
  rng: RngState,
): ValhallaAction | null {
  const { valkyries, dwarves } = view.options
  if (kind === 'jarl') return strongJarl(legal, rng)
  return kind === 'turn' && !valkyries && !dwarves ? soloTurn(view, seat, legal) : null
}

function strongJarl(legal: readonly ValhallaAction[], rng: RngState): ValhallaAction | null {
  const strong = legal.filter((one) => one.type === 'jarl' && STRONGEST.includes(one.jarl))
  return strong.length === 0 ? null : pick(rng, strong)
}
