import { type AnyRules, type Decision, seedRng } from '@meadhall/kernel'
import type { Sayable } from '@meadhall/words'
import type { GameBoard } from '../../table/game-board.ts'

/** Worlds that agree with what everybody knows, and differ in what is hidden. */
const WORLDS = ['one world', 'another world', 'a third world']

/**
 * What somebody is asked, as everybody may hear it. It is found in worlds made up from what all know;
 * where they differ the question tells of something hidden, and is not asked aloud.
 */
export function publicQuestion(
  rules: AnyRules,
  board: Pick<GameBoard, 'question'>,
  view: unknown,
  { id }: Pick<Decision, 'id'>,
): Sayable | null {
  const questions = WORLDS.map((world) => {
    const imagined = rules.determinize(view, seedRng(world))
    const decision = rules.decisions(imagined).find((one) => one.id === id)
    return decision === undefined ? null : board.question(view, decision)
  })
  const [first = null] = questions
  const asked = JSON.stringify(first)
  return questions.every((one) => JSON.stringify(one) === asked) ? first : null
}
