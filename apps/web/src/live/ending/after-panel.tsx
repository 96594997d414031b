import { useWords } from '../../i18n/words.ts'
import { useTable } from '../../table/context.tsx'
import { type LiveTable, useLive } from '../live-table.ts'
import { Ratings } from './ratings.tsx'
import { ShareResult } from './share-result.tsx'
import { Verify } from './verify.tsx'
import './ending.css'

/** After a game at a server: what it did to ratings, whether it was fair, and how to tell of it. */
export default function AfterPanel({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const hasResult = useTable(({ moment }) => moment !== null && moment.outcome !== null)
  const isRated = useLive(live, ({ table }) => table?.rated ?? false)
  return (
    <section className="live-after" aria-label={t('live.ending')}>
      {isRated && hasResult && <Ratings live={live} />}
      <div className="button-row">
        <Verify live={live} />
        <ShareResult live={live} />
      </div>
    </section>
  )
}
