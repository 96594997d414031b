import { Link } from 'wouter'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { api } from '../../server/api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { OpenTable } from '../lobby/open-table.tsx'
import '../lobby/lobby.css'

/** So many are shown here; the lobby has all. */
const AT_HAND = 3
const ASK = async () => (await api.openTables({ limit: String(AT_HAND) })).tables

/** A few tables that wait for players, and the way to all of them. */
export default function OpenHere() {
  const { t } = useWords()
  const { got } = useAsked(ASK)
  if (!useAreas('meeting', 'refusals')) return null
  const tables = got ?? []
  return (
    <section className="lobby-tables home-open" aria-labelledby="home-open">
      <h2 id="home-open">{t('lobby.title')}</h2>
      {got?.length === 0 && <p>{t('home.none-open')}</p>}
      {tables.length > 0 && (
        <ul>
          {tables.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      <p className="button-row">
        <Link className="button" href="/lobby">
          {t('home.lobby')}
        </Link>
        <Link className="button" href="/tables/new">
          {t('lobby.new')}
        </Link>
      </p>
    </section>
  )
}
