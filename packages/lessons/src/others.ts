import type { Action, Seat } from '@meadhall/kernel'
import { at } from '@meadhall/kernel'
import type { Position, Question } from '@meadhall/match'
import type { Chapter } from './lesson.ts'
import { answerIn, type Room } from './room.ts'

/** What others at the table are still to answer as the chapter says, by their names. */
export type Script = Chapter['others']

/** Where others have led, and what is left of what they were to do. */
export interface Played {
  /** One for each answer, in order. */
  readonly positions: readonly Position[]
  readonly script: Script
}

/** More than any chapter needs: a lesson that never asks again has gone astray. */
const MOST = 400

/**
 * Lets everybody else answer until the learner is asked, or nobody is. What leaves the learner one
 * answer is given by the table.
 */
export async function letOthersPlay(
  room: Room,
  chapter: Chapter,
  from: Position,
  script: Script,
): Promise<Played> {
  const you = chapter.seats.indexOf(chapter.you)
  const positions: Position[] = []
  let now = { position: from, script }
  for (let count = 0; count < MOST; count++) {
    const question = nextFor(now.position, you)
    if (question === null) return { positions, script: now.script }
    now = await answered(room, chapter, now, question, you)
    positions.push(now.position)
  }
  throw new Error(`chapter "${chapter.id}": nobody asks the learner any more`)
}

/** Who answers next besides the learner; their own question comes last, and only if it is none. */
function nextFor({ questions }: Position, you: Seat): Question | null {
  const others = questions.find(({ decision }) => decision.seat !== you)
  if (others !== undefined) return others
  return questions.find(({ legal }) => legal.length === 1) ?? null
}

interface Now {
  readonly position: Position
  readonly script: Script
}

async function answered(
  room: Room,
  { seats }: Chapter,
  { position, script }: Now,
  question: Question,
  you: Seat,
): Promise<Now> {
  const { seat } = question.decision
  if (seat === you) return { position: after(position, at(question.legal, 0)), script }
  const who = at(seats, seat)
  const [next, ...rest] = script[who] ?? []
  const written = next === undefined ? null : answerIn(room, position, seat, next)
  if (written !== null)
    return { position: after(position, written), script: { ...script, [who]: rest } }
  return { position: after(position, await chosen(room, position, question)), script }
}

async function chosen(room: Room, position: Position, question: Question): Promise<Action> {
  const { decision, legal } = question
  const asked = { view: position.view(decision.seat), decision, legal }
  return await room.bot.choose(asked, { seed: `lesson/${position.seq}` })
}

/** The position after an answer. */
export function after(position: Position, action: Action): Position {
  return position.after({ seq: position.seq + 1, kind: 'act', action, by: 'person', cited: null })
}
