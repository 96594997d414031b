import { Page } from '../../app/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { type LiveTable, useLive } from '../../live/live-table.ts'

/** A table before its game: who has come. */
export function WaitingRoom({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const seats = useLive(live, ({ table }) => table?.seats) ?? []
  return (
    <Page title={t('live.waiting.title')}>
      <ol className="waiting-seats">
        {seats.map(({ person, bot }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            {person?.name ?? t(bot === null ? 'live.waiting.free' : 'live.waiting.bot')}
          </li>
        ))}
      </ol>
    </Page>
  )
}
