import { Page } from '../../frame/page.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { type LiveTable, useLive } from '../../live/live-table.ts'

/** The game is on, but is not shown yet: those who watch may be told of it later. */
export function ShownLater({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const game = useLive(live, ({ table }) => table?.game ?? '')
  const seconds = useLive(live, ({ table }) => table?.watchDelay ?? 0)
  if (seconds === 0) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={t(gameKey(game))}>
      <p role="status">{t('live.later.soon', { seconds })}</p>
    </Page>
  )
}
