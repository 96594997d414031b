import { Link, useLocation } from 'wouter'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { api } from '../../server/api.ts'
import { type LiveTable, useLive } from '../live-table.ts'
import { useSaying } from '../use-saying.ts'

/** The same people once more: whoever asks first lays the table, all others are led there. */
export function LiveRematch({ live }: { readonly live: LiveTable }) {
  const next = useLive(live, ({ table }) => table?.rematch ?? null)
  const isPlayer = useLive(live, ({ seat }) => seat !== null)
  if (next !== null) return <GoThere next={next} />
  return isPlayer ? <Ask live={live} /> : null
}

function GoThere({ next }: { readonly next: string }) {
  const { t } = useWords()
  return (
    <Link className="button primary" href={`/tables/${next}`}>
      {t('live.ending.rematch.go')}
    </Link>
  )
}

function Ask({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isSaying, refused, ask } = useSaying(live)
  const lay = () => ask(async () => go(`/tables/${(await api.rematch(live.id)).id}`))
  return (
    <>
      <Button
        look="primary"
        title={t('live.ending.rematch.text')}
        aria-disabled={isSaying}
        onClick={() => void lay()}
      >
        {t('table.rematch')}
      </Button>
      {refused !== null && <p role="alert">{refused}</p>}
    </>
  )
}
