import type { Decision } from '@meadhall/kernel'
import type { Answerable } from '../assembly.ts'
import type { GameBoard } from '../game-board.ts'

/**
 * The answers that cannot be given by pointing: a part is not drawn, there are none, or another
 * answer has the same. The table lists them as plain buttons; a test shows that there never are any.
 */
export function undrawn(
  board: Pick<GameBoard, 'drawn'>,
  view: unknown,
  decision: Decision,
  answers: readonly Answerable[],
): readonly Answerable[] {
  const drawn = board.drawn(view, decision)
  const seen = new Set<string>()
  return answers.filter(({ parts }) => {
    const isPointable = parts.every((part) => part.startsWith('do:') || drawn.has(part))
    const words = parts.join(' ')
    const isClear = parts.length > 0 && !seen.has(words)
    seen.add(words)
    return !isPointable || !isClear
  })
}
