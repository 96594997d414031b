import { Link } from 'wouter'
import { PlayIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { type LiveTable, useLive } from '../live-table.ts'
import { AfterGamePanel, replayOf } from './after.tsx'
import { LiveRematch } from './rematch.tsx'

/** After a game: said to those who look at the board, and where there is no result to show. */
export function OverCards({ live }: { readonly live: LiveTable }) {
  // The page may still show what led to the end: whether there is a result is not asked of it.
  const hasResult = live.seen !== null && live.seen.outcome !== null
  const isLaid = useLive(live, ({ table }) => table !== null && table.rematch !== null)
  if (!hasResult) return <WithoutResult live={live} />
  return isLaid ? <LaidAgain live={live} /> : null
}

/** The people of the game are told that they can play once more. */
function LaidAgain({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  return (
    <section className="live-card" data-asks>
      <p role="status">
        <strong>{t('live.ending.rematch.laid')}</strong>
      </p>
      <LiveRematch live={live} />
    </section>
  )
}

function WithoutResult({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  return (
    <section className="live-card">
      <p role="status">
        <strong>{t('live.ending.without')}</strong>
      </p>
      <div className="button-row">
        <LiveRematch live={live} />
        <Link className="button" href={replayOf(live)}>
          <PlayIcon /> {t('live.ending.replay')}
        </Link>
      </div>
      <AfterGamePanel live={live} />
    </section>
  )
}
