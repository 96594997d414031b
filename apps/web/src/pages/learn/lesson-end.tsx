import type { LessonEntry } from '@meadhall/lessons'
import { Link } from 'wouter'
import { SwordIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useLaying } from '../../sources/use-laying.ts'
import { startFirstGame } from './first-game.ts'

/** What comes after a lesson: a first game after that of the game itself, and all others. */
export function LessonEnd({ entry }: { readonly entry: LessonEntry }) {
  const { t } = useWords()
  const { laying, lay } = useLaying(startFirstGame)
  return (
    <p className="lesson-buttons flow">
      {entry.about === 'game' && (
        <Button look="primary" aria-disabled={laying !== null} onClick={() => void lay(entry.game)}>
          <SwordIcon /> {t('lesson.next')}
        </Button>
      )}
      <Link className="button" href="/learn">
        {t('lesson.leave')}
      </Link>
    </p>
  )
}
