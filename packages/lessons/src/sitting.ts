import { type Action, at, findLegal, readAction, readWho, type Seat } from '@meadhall/kernel'
import { Position } from '@meadhall/match'
import { type Asked, type Chapter, type Lesson, type Step, type Wrong, wrongKey } from './lesson.ts'
import { after, letOthersPlay, type Script } from './others.ts'
import { isMeant, type Room } from './room.ts'

/** A mistake that was made: what is said of it. It stands on the table until it is taken back. */
export interface Mistake {
  readonly key: string
  /** Where the table stands by it. */
  readonly position: Position
}

/** A learner in the midst of a lesson. Plain data but for the position; it never changes. */
export interface Sitting {
  readonly lesson: Lesson
  readonly chapter: number
  readonly step: number
  readonly position: Position
  readonly script: Script
  /** The answers that led on in this chapter, in words: with them it can be taken up again. */
  readonly answers: readonly string[]
  readonly mistake: Mistake | null
  /** Whether the last step is behind. */
  readonly isOver: boolean
}

/** Where something led: the next sitting, and every position on the way to it. */
export interface Led {
  readonly sitting: Sitting
  readonly positions: readonly Position[]
}

export function chapterOf({ lesson, chapter }: Pick<Sitting, 'lesson' | 'chapter'>): Chapter {
  return at(lesson.chapters, chapter)
}

export function stepOf(sitting: Sitting): Step {
  return at(chapterOf(sitting).steps, sitting.step)
}

export function youIn({ seats, you }: Chapter): Seat {
  return seats.indexOf(you)
}

/** Lays out a chapter's position and lets others play until there is something for the learner. */
export async function beginChapter(room: Room, lesson: Lesson, chapter: number): Promise<Led> {
  const now = at(lesson.chapters, chapter)
  const laid = laidOut(room, now)
  const { positions, script } = await letOthersPlay(room, now, laid, now.others)
  const position = positions.at(-1) ?? laid
  const start = { lesson, chapter, step: 0, answers: [], mistake: null, isOver: false }
  return { sitting: { ...start, position, script }, positions: [laid, ...positions] }
}

/** A chapter's position, with what was done before anybody looks. */
function laidOut({ game }: Room, { given, before, seats }: Chapter): Position {
  const state = game.position(given)
  const told = game.history(state)
  for (const { who, what } of before) {
    const attempt = readAction(game, state, what, readWho(game, state, who, 'before'), 'before')
    const action = findLegal(game.rules, state, attempt)
    if (action === undefined) throw new Error(`"${what}" of ${who} is not legal`)
    game.rules.apply(state, action, (event) => told.push(event))
  }
  return Position.laid(game.rules, state, seats.length, told)
}

/** On from what was told: to the next step, the next chapter, or the end. */
export async function goOn(room: Room, sitting: Sitting): Promise<Led> {
  const { lesson, chapter, step } = sitting
  if (sitting.mistake !== null) throw new Error('a mistake is taken back first')
  if (step + 1 < chapterOf(sitting).steps.length)
    return { sitting: { ...sitting, step: step + 1 }, positions: [] }
  if (chapter + 1 < lesson.chapters.length) return await beginChapter(room, lesson, chapter + 1)
  return { sitting: { ...sitting, isOver: true }, positions: [] }
}

/** What an answer to the step leads to: a right one goes on, another is seen through and explained. */
export async function answer(room: Room, sitting: Sitting, action: Action): Promise<Led> {
  const step = stepOf(sitting)
  if (step.kind !== 'asked' || sitting.mistake !== null) throw new Error('nothing is asked')
  const isRight = step.right.some((words) => isMeant(room, sitting.position, action, words))
  const own = after(sitting.position, action)
  const played = await letOthersPlay(room, chapterOf(sitting), own, sitting.script)
  const positions = [own, ...played.positions]
  const position = positions.at(-1) ?? own
  if (!isRight) {
    const key = explained(room, sitting, step, action)
    return { sitting: { ...sitting, mistake: { key, position } }, positions }
  }
  const answers = [...sitting.answers, room.game.rules.formatAction(action)]
  const next = { ...sitting, position, answers, script: played.script }
  // A chapter ends with something told: what an answer led to is looked at before the next position.
  return { sitting: (await goOn(room, next)).sitting, positions }
}

/** What is said of an answer that is not right. */
function explained(room: Room, sitting: Sitting, step: Asked, action: Action): string {
  const { lesson, position } = sitting
  const fits = ({ words }: Wrong) => isMeant(room, position, action, words)
  const wrong = step.wrong.find(fits) ?? { words: '*', id: '@other' }
  return wrongKey(lesson, chapterOf(sitting), step, wrong)
}

/** The table as it was before the mistake. */
export function takeBack(sitting: Sitting): Sitting {
  return { ...sitting, mistake: null }
}
