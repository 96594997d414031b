import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Page } from '../../frame/page.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { useAvailability } from '../../server/availability.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { MoreButton } from '../../server/more-button.tsx'
import { NoServer } from '../people/no-server.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersIn, fits, type LobbyFilters, searchOf } from './filters.ts'
import { useOlderTables } from './older-tables.ts'
import { OpenTable } from './open-table.tsx'
import { useOpenTables } from './open-tables.ts'
import { QuickMatch } from './quick-match.tsx'
import './lobby.css'

/** Where people find a game: at once, or at a table that waits. */
export default function LobbyPage() {
  const { t } = useWords()
  const isServed = useAvailability(({ is }) => is !== 'none')
  const isSpoken = useAreas('meeting', 'refusals', 'people')
  const title = isSpoken ? t('lobby.title') : t('app.loading')
  if (!isSpoken) return <p className="loading">{title}</p>
  if (!isServed) return <NoServer title={title} />
  return (
    <Page title={title} isWide>
      <Lobby />
    </Page>
  )
}

function Lobby() {
  const filters = filtersIn(useSearch())
  const change = (next: LobbyFilters) => navigate(`/lobby${searchOf(next)}`, { replace: true })
  return (
    <div className="lobby">
      <div className="lobby-side stack loose">
        <QuickMatch filters={filters} />
        <FilterForm filters={filters} onChange={change} />
      </div>
      <Tables filters={filters} />
    </div>
  )
}

function Tables({ filters }: { readonly filters: LobbyFilters }) {
  const { t } = useWords()
  const seen = useOpenTables()
  const { older, more, failure } = useOlderTables(filters, seen?.next ?? null)
  const now = seen?.tables.filter((table) => fits(table, filters)) ?? []
  const known = new Set(now.map(({ id }) => id))
  const found = [...now, ...older.filter(({ id }) => !known.has(id))]
  return (
    <section className="lobby-tables" aria-labelledby="lobby-tables">
      <h2 id="lobby-tables">{t('lobby.tables')}</h2>
      <p className="soft" role="status">
        {seen === null ? t('app.loading') : t('lobby.count', { count: found.length })}
      </p>
      <ul>
        {found.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
      <FailureNote text={failure} />
      <p className="button-row">
        <MoreButton text={t('lobby.more')} onMore={more} />
        <Link className="button" href={`/tables/new${searchOf(filters)}`}>
          {t('lobby.new')}
        </Link>
      </p>
    </section>
  )
}
