import type { Summary } from '@meadhall/match'
import type { ClockShown, LobbyWish, TableListed } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { clocksOf, clocksShown } from '../../clocks/clock-state.ts'
import type { Schema } from '../../storage/schema.ts'
import type { TableStore } from '../../storage/table-store.ts'
import { ALONE, shown } from '../document/showing.ts'
import type { SeatDoc, TableDoc } from '../document/table-doc.ts'

/** Tables for a list, each with where its game stands: read for all of them at once. */
export async function listed(
  db: Kysely<Schema>,
  docs: readonly TableDoc[],
): Promise<TableListed[]> {
  const games = await standings(
    db,
    docs.map(({ id }) => id),
  )
  return docs.map((doc) => {
    const { summary = null, due = null, clocks = [] } = games.get(doc.id) ?? {}
    const isRunning = doc.phase === 'playing'
    const around = { ...ALONE, summary, clocks: isRunning ? clocks : [] }
    return { ...shown(doc, around), due: isRunning ? due : null }
  })
}

interface Stands {
  readonly summary: Summary
  readonly due: number | null
  readonly clocks: readonly ClockShown[]
}

async function standings(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stands>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('games')
    .select(['id', 'summary', 'due', 'clock'])
    .where('id', 'in', ids)
    .execute()
  // Only this program writes it.
  return new Map(
    rows.map(({ id, summary, due, clock }) => {
      const clocks = clock === null ? [] : clocksShown(clocksOf(JSON.parse(clock)))
      return [id, { summary: JSON.parse(summary) as Summary, due, clocks }]
    }),
  )
}

/** Whether nobody at a table is one of these: whoever laid it, and who sits there. */
export function isWithout(
  { host, seats }: Pick<TableDoc, 'host'> & { readonly seats: readonly Pick<SeatDoc, 'person'>[] },
  people: ReadonlySet<string>,
): boolean {
  return !people.has(host ?? '') && seats.every(({ person }) => !people.has(person?.id ?? ''))
}

/** How many tables a list has at most. */
export const MOST_LISTED = 100
/** Among so many of the newest tables those are looked for that somebody wishes. */
const MOST_LOOKED_AT = 1000

/** Public tables that wait for players, the latest first, of those that somebody wishes. */
export async function openTables(
  tables: Pick<TableStore, 'lobby'>,
  db: Kysely<Schema>,
  { game, ...wish }: LobbyWish = {},
  shunned: ReadonlySet<string> = new Set(),
): Promise<TableListed[]> {
  const open = await tables.lobby({ limit: MOST_LOOKED_AT, ...(game !== undefined && { game }) })
  const isOffered = (doc: TableDoc) => isWanted(doc, wish) && isWithout(doc, shunned)
  return await listed(db, open.filter(isOffered).slice(0, MOST_LISTED))
}

/** Whether a table is one that somebody looks for. */
export function isWanted({ seats, tempo, rated }: TableDoc, wish: LobbyWish): boolean {
  return (
    (wish.players === undefined || seats.length === Number(wish.players)) &&
    (wish.tempo === undefined || tempo.kind === wish.tempo) &&
    (wish.rated === undefined || rated === (wish.rated === 'yes'))
  )
}
