import type { GameId } from '@meadhall/games'
import saga from './files/blood-rage/saga.json' with { type: 'json' }
import type { Lesson } from './lesson.ts'
import { readLesson } from './reading.ts'

/** What is known of a lesson before it is read. */
export interface LessonEntry {
  readonly game: GameId
  readonly id: string
  /** The lesson of the game itself, of one of its modules, or of playing alone. */
  readonly about: 'game' | 'module' | 'solo'
  /** How long it takes, about. */
  readonly minutes: number
  readonly file: unknown
}

/** All lessons, in the order in which they are best played. */
export const LESSONS: readonly LessonEntry[] = [
  { game: 'blood-rage', id: 'saga', about: 'game', minutes: 10, file: saga },
]

export function lessonEntry(game: string, id: string): LessonEntry | undefined {
  return LESSONS.find((one) => one.game === game && one.id === id)
}

export function lessonOf({ file }: LessonEntry): Lesson {
  return readLesson(file)
}
