import { useWords } from '../../i18n/words.ts'
import { layAgain } from '../../sources/rematch.ts'
import { useLaying } from '../../sources/use-laying.ts'
import { useTable } from '../context.tsx'
import { useAfterGame } from './after-game.ts'

/** At the end of a game: the same people, bots and options once more. */
export function RematchButton() {
  return useAfterGame()?.rematch ?? <RematchHere />
}

/** Not where only bots played. */
function RematchHere() {
  const { t } = useWords()
  const info = useTable((table) => table.info)
  const { laying, hasFailed, lay } = useLaying(layAgain)
  if (!info.seats.some(({ plays }) => plays === 'person')) return null
  return (
    <>
      <button
        type="button"
        className="button primary"
        title={t('table.rematch.text')}
        aria-disabled={laying !== null}
        onClick={() => void lay(info)}
      >
        {t(laying === null ? 'table.rematch' : 'home.starting')}
      </button>
      {hasFailed && <p role="alert">{t('home.failed')}</p>}
    </>
  )
}
