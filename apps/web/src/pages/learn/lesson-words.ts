import type { LessonEntry } from '@meadhall/lessons'
import type { Words } from '../../i18n/words.ts'

/** What a lesson is called. */
export function lessonTitle(
  { say }: Words,
  { game, id }: Pick<LessonEntry, 'game' | 'id'>,
): string {
  return say({ key: `lesson.${game}.${id}` })
}
