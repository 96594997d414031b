import { type GameTypes, sameAction } from '@meadhall/kernel'
import { followed } from './followed.ts'
import { legalAction, type Posed, pose } from './pose.ts'
import { PuzzleError } from './puzzle-error.ts'
import type { Puzzle } from './puzzle-file.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { isLess, Weighing } from './weighing.ts'

/** A first move, and what it is worth in the worst of the worlds that the solver can imagine. */
export interface Weighed<G extends GameTypes> {
  readonly action: G['action']
  readonly worth: number
}

/** What was shown of a puzzle. */
export interface Proof<G extends GameTypes> {
  readonly posed: Posed<G>
  /** What the answer brings for sure: an amount, or the chance to reach the goal. */
  readonly worth: number
  /** Every first move: one that is worse is at best worth so much. */
  readonly moves: readonly Weighed<G>[]
  readonly worlds: number
  /** Positions that were looked at. */
  readonly nodes: number
}

/**
 * Shows on the rules themselves that the answer of a puzzle reaches its goal in every world that the
 * solver can imagine, whatever others do, and that every other first move is worse. Throws
 * `PuzzleError` naming what is not so, and `TooMuch` where it cannot be told.
 */
export function prove<G extends GameTypes>(game: PuzzleGame<G>, puzzle: Puzzle): Proof<G> {
  const posed = pose(game, puzzle)
  const good = goodMoves(posed, puzzle)
  const weighing = new Weighing(posed, posed.start)
  const worth = weighing.least((search, node) => followed(search, node, puzzle.answer))
  if (!isLess(0, worth)) throw new PuzzleError('answer', 'does not reach the goal')
  const moves = weighing.answers.map((action) => ({
    action,
    worth: weighing.least((search, node) => search.worthOf(node, action), worth),
  }))
  checkGood(posed, puzzle, good, worth, moves)
  checkOthers(posed, good, worth, moves)
  return { posed, worth, moves, worlds: weighing.worlds, nodes: weighing.nodes }
}

/** The first move of the answer, and those that are said to be as good. */
function goodMoves<G extends GameTypes>(
  { game, start: { state }, asked: { seat } }: Posed<G>,
  { answer, also }: Puzzle,
): readonly G['action'][] {
  return [
    legalAction(game, state, seat, answer[0] ?? '', 'answer[0]'),
    ...also.map((what, index) => legalAction(game, state, seat, what, `also[${index}]`)),
  ]
}

function checkGood<G extends GameTypes>(
  { asked }: Posed<G>,
  { also }: Puzzle,
  good: readonly G['action'][],
  worth: number,
  moves: readonly Weighed<G>[],
): void {
  good.forEach((action, index) => {
    const own = moves.find((move) => sameAction(move.action, action))?.worth ?? worth
    const found = described(own, asked.goal.atLeast)
    if (index > 0 && isLess(own, worth))
      throw new PuzzleError(`also[${index - 1}]`, `"${also[index - 1]}" is worse: ${found}`)
    if (index === 0 && isLess(worth, own))
      throw new PuzzleError('answer', `begins well and goes on badly: its first move ${found}`)
  })
}

function checkOthers<G extends GameTypes>(
  { game, asked }: Posed<G>,
  good: readonly G['action'][],
  worth: number,
  moves: readonly Weighed<G>[],
): void {
  for (const move of moves) {
    if (isLess(move.worth, worth) || good.some((one) => sameAction(one, move.action))) continue
    const words = game.scenarios.rules.formatAction(move.action)
    const found = described(move.worth, asked.goal.atLeast)
    throw new PuzzleError('answer', `"${words}" is as good (${found}): name it in "also"`)
  }
}

const PERCENT = 100

function described(worth: number, atLeast: number | null): string {
  if (atLeast === null) return `brings ${worth}`
  return `reaches the goal with a chance of ${Math.round(worth * PERCENT)} %`
}
