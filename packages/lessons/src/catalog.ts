import type { GameId } from '@meadhall/games'
import saga from './files/blood-rage/saga.json' with { type: 'json' }
import dwarves from './files/valhalla/dwarves.json' with { type: 'json' }
import hall from './files/valhalla/hall.json' with { type: 'json' }
import king from './files/valhalla/king.json' with { type: 'json' }
import loki from './files/valhalla/loki.json' with { type: 'json' }
import pairs from './files/valhalla/pairs.json' with { type: 'json' }
import solo from './files/valhalla/solo.json' with { type: 'json' }
import thor from './files/valhalla/thor.json' with { type: 'json' }
import tyr from './files/valhalla/tyr.json' with { type: 'json' }
import valkyries from './files/valhalla/valkyries.json' with { type: 'json' }
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
  { game: 'valhalla', id: 'hall', about: 'game', minutes: 10, file: hall },
  { game: 'valhalla', id: 'loki', about: 'module', minutes: 2, file: loki },
  { game: 'valhalla', id: 'thor', about: 'module', minutes: 2, file: thor },
  { game: 'valhalla', id: 'valkyries', about: 'module', minutes: 2, file: valkyries },
  { game: 'valhalla', id: 'dwarves', about: 'module', minutes: 2, file: dwarves },
  { game: 'valhalla', id: 'tyr', about: 'module', minutes: 2, file: tyr },
  { game: 'valhalla', id: 'king', about: 'module', minutes: 2, file: king },
  { game: 'valhalla', id: 'pairs', about: 'module', minutes: 2, file: pairs },
  { game: 'valhalla', id: 'solo', about: 'solo', minutes: 2, file: solo },
]

export function lessonEntry(game: string, id: string): LessonEntry | undefined {
  return LESSONS.find((one) => one.game === game && one.id === id)
}

export function lessonOf({ file }: LessonEntry): Lesson {
  return readLesson(file)
}
