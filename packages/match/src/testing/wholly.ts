import type { Position } from '../position.ts'

/** All of a position that anybody could ask for. */
export function wholly({ game, seq, tales, questions, summary }: Position) {
  const asked = questions.map(({ number, decision, legal }) => ({ number, decision, legal }))
  return { game, seq, tales, summary, asked }
}
