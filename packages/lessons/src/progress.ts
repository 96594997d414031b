import { isRecord } from '@meadhall/kernel'
import type { Lesson } from './lesson.ts'
import { answerIn, type Room } from './room.ts'
import { answer, beginChapter, chapterOf, goOn, type Sitting, stepOf, youIn } from './sitting.ts'

/** Raised when the shape of what is kept changes. */
export const PROGRESS_VERSION = 1

/** Where somebody is in a lesson. Chapters go by their names, so that a file may grow. */
export interface Place {
  readonly chapter: string
  readonly step: number
  readonly answers: readonly string[]
}

/** What is kept of all lessons on a device, by game and lesson (`blood-rage/saga`). */
export interface Progress {
  readonly places: Readonly<Record<string, Place>>
  readonly done: readonly string[]
}

export const NO_PROGRESS: Progress = { places: {}, done: [] }

export function lessonName({ game, id }: Pick<Lesson, 'game' | 'id'>): string {
  return `${game}/${id}`
}

/** Of what was stored: the parts that are what they should be. */
export function soundProgress(stored: unknown): Progress {
  if (!isRecord(stored)) return NO_PROGRESS
  const { places, done } = stored
  const kept = isRecord(places) ? Object.entries(places).filter(isPlaced) : []
  return {
    places: Object.fromEntries(kept),
    done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
  }
}

function isPlaced(entry: [string, unknown]): entry is [string, Place] {
  const [, place] = entry
  if (!isRecord(place)) return false
  const { chapter, step, answers } = place
  const isTexts = Array.isArray(answers) && answers.every((one) => typeof one === 'string')
  return typeof chapter === 'string' && Number.isInteger(step) && isTexts
}

/** What is kept once a sitting stands where it does. */
export function withSitting(progress: Progress, sitting: Sitting): Progress {
  const name = lessonName(sitting.lesson)
  const { [name]: _left, ...others } = progress.places
  if (sitting.isOver) return { places: others, done: [...new Set([...progress.done, name])] }
  const { step, answers } = sitting
  const place: Place = { chapter: chapterOf(sitting).id, step, answers }
  return { ...progress, places: { ...others, [name]: place } }
}

/** Takes a lesson up where it was left; from the start of the chapter where the file has changed. */
export async function takeUp(
  room: Room,
  lesson: Lesson,
  place: Place | undefined,
): Promise<Sitting> {
  const chapter = lesson.chapters.findIndex(({ id }) => id === place?.chapter)
  const { sitting: start } = await beginChapter(room, lesson, Math.max(0, chapter))
  if (chapter < 0 || place === undefined) return start
  return (await walkedTo(room, start, place)) ?? start
}

/** Through a chapter by the answers that were given; `null` where they no longer lead there. */
async function walkedTo(room: Room, start: Sitting, place: Place): Promise<Sitting | null> {
  let sitting = start
  const left = [...place.answers]
  while (sitting.step < place.step) {
    const next = await oneOn(room, sitting, left)
    if (next === null || next.chapter !== start.chapter || next.isOver) return null
    sitting = next
  }
  return sitting
}

async function oneOn(room: Room, sitting: Sitting, left: string[]): Promise<Sitting | null> {
  if (stepOf(sitting).kind === 'told') return (await goOn(room, sitting)).sitting
  const seat = youIn(chapterOf(sitting))
  const given = answerIn(room, sitting.position, seat, left.shift() ?? '')
  if (given === null) return null
  const { sitting: next } = await answer(room, sitting, given)
  return next.mistake === null ? next : null
}
