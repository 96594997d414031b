import type { GameId } from '@meadhall/games'
import type { Lesson } from './lesson.ts'
import { readLesson } from './reading.ts'

/** What is known of a lesson before it is loaded. */
export interface LessonEntry {
  readonly game: GameId
  readonly id: string
  /** The lesson of the game itself, of one of its modules, or of playing alone. */
  readonly about: 'game' | 'module' | 'solo'
  /** How long it takes, about. */
  readonly minutes: number
  readonly load: () => Promise<{ readonly default: unknown }>
}

/** All lessons, in the order in which they are best played. */
export const LESSONS: readonly LessonEntry[] = [
  {
    game: 'blood-rage',
    id: 'saga',
    about: 'game',
    minutes: 10,
    load: () => import('./files/blood-rage/saga.json', { with: { type: 'json' } }),
  },
]

export function lessonEntry(game: string, id: string): LessonEntry | undefined {
  return LESSONS.find((one) => one.game === game && one.id === id)
}

export async function loadLesson({ load }: LessonEntry): Promise<Lesson> {
  return readLesson((await load()).default)
}
