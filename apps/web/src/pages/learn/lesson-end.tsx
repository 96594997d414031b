import type { LessonEntry } from '@meadhall/lessons'
import { Link } from 'wouter'
import { useWords } from '../../i18n/words.ts'

/** What comes after a lesson. */
export function LessonEnd({ entry }: { readonly entry: LessonEntry }) {
  const { t } = useWords()
  return (
    <p className="lesson-buttons">
      <Link className="button primary" href={`/learn#${entry.game}`}>
        {t('lesson.leave')}
      </Link>
    </p>
  )
}
