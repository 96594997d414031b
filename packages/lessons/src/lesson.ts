import type { Fields } from '@meadhall/kernel'

/** Marks a file as a lesson; see docs/lessons.md. */
export const LESSON_FORMAT = 'meadhall-lesson'
export const LESSON_VERSION = 1

/** A lesson that is played: chapters over real positions, in which something is told or asked. */
export interface Lesson {
  readonly game: string
  readonly id: string
  readonly chapters: readonly Chapter[]
}

/** One position, in the words of scenario files, and what happens in it. */
export interface Chapter {
  readonly id: string
  /** Everybody at the table, in the order of their seats. */
  readonly seats: readonly string[]
  /** Which of them the learner plays. */
  readonly you: string
  readonly given: Fields
  /** What was done before the lesson looks: into the midst of a battle, for one. */
  readonly before: readonly Deed[]
  /** What others answer, one after the other, where it is legal; a bot answers the rest. */
  readonly others: Readonly<Record<string, readonly string[]>>
  readonly steps: readonly Step[]
}

/** Who does what, in words. */
export interface Deed {
  readonly who: string
  readonly what: string
}

/** What all steps have. */
interface Said {
  /** Names its texts within the chapter. */
  readonly id: string
  /** What on the table is pointed at: targets of the board (`place:gimle`), or a part of the table (`area:hand`). */
  readonly point: readonly string[]
  /** The rules where one reads more of it. */
  readonly rules: readonly string[]
}

/** Something that is only told. */
export interface Told extends Said {
  readonly kind: 'told'
}

/** A question of the game that the learner answers. */
export interface Asked extends Said {
  readonly kind: 'asked'
  /** Answers in words that lead on; `*` stands for any word, at the end for all that follow. */
  readonly right: readonly string[]
  /** Other answers by what is said of them, the first that fits; `*` last. None where all are right. */
  readonly wrong: readonly Wrong[]
}

export interface Wrong {
  readonly words: string
  /** Names its text within the step. */
  readonly id: string
}

export type Step = Told | Asked

/** The key of a chapter's title; a lesson of one chapter is called like it. */
export function titleKey({ game, id, chapters }: Lesson, chapter: Chapter): string {
  return chapters.length === 1 ? `lesson.${game}.${id}` : `lesson.${game}.${id}.${chapter.id}`
}

/** The key of what is said at a step; texts that many lessons share are named `@other`. */
export function stepKey(lesson: Lesson, chapter: Chapter, { id }: Step): string {
  return sharedKey(id) ?? `${titleKey(lesson, chapter)}.${id}`
}

/** The key of what is said of a mistake. */
export function wrongKey(lesson: Lesson, chapter: Chapter, step: Asked, { id }: Wrong): string {
  return sharedKey(id) ?? `${stepKey(lesson, chapter, step)}.${id}`
}

function sharedKey(id: string): string | null {
  return id.startsWith('@') ? `lesson.shared.${id.slice(1)}` : null
}

/** The key of what is said at the end of a lesson. */
export function endKey({ game, id, chapters }: Lesson): string {
  return chapters.length === 1 ? 'lesson.shared.end' : `lesson.${game}.${id}.end`
}
