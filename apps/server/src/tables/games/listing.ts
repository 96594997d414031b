import type { Summary } from '@meadhall/match'
import type { ClockShown, LobbyWish, TableListed, TablesPage } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { clocksOf, clocksShown } from '../../clocks/clock-state.ts'
import { sizeOf } from '../../storage/page.ts'
import type { Schema } from '../../storage/schema.ts'
import type { LobbyFilter, TableStore } from '../../storage/table-store.ts'
import { ALONE, shown } from '../../table-doc/showing.ts'
import type { SeatDoc, TableDoc } from '../../table-doc/table-doc.ts'

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

/** How many tables a list has unless somebody wants fewer. */
export const MOST_LISTED = 100
/** How many of them are of one who laid them: nobody pushes the others off the list. */
const MOST_OF_ONE = 5
/** So often it is looked further where those that were found are not to be shown. */
const MOST_LOOKS = 5

/** Public tables that wait for players, the latest first, of those that somebody wishes. */
export async function openTables(
  tables: Pick<TableStore, 'lobby'>,
  db: Kysely<Schema>,
  wish: LobbyWish = {},
  shunned: ReadonlySet<string> = new Set(),
): Promise<TablesPage> {
  const limit = sizeOf(wish, MOST_LISTED)
  const docs: TableDoc[] = []
  const isOneOfFew = fewOfEach()
  let next = wish.after ?? null
  for (let look = 0; look < MOST_LOOKS; look++) {
    const rest = { limit: limit - docs.length, ...(next !== null && { after: next }) }
    const page = await tables.lobby({ ...filterOf(wish), ...rest })
    docs.push(...page.found.filter((doc) => isWithout(doc, shunned) && isOneOfFew(doc)))
    next = page.next
    if (next === null || docs.length === limit) break
  }
  return { tables: await listed(db, docs), next }
}

/** Lets the first few through of each who laid some. */
function fewOfEach(): (doc: TableDoc) => boolean {
  const seen = new Map<string, number>()
  return ({ host, id }) => {
    const before = seen.get(host ?? id) ?? 0
    seen.set(host ?? id, before + 1)
    return before < MOST_OF_ONE
  }
}

/** What somebody looks for, in the words of the store. */
function filterOf(wish: LobbyWish): Omit<LobbyFilter, 'limit'> {
  const { game, players, tempo, rated } = wish
  return {
    ...(game !== undefined && { game }),
    ...(players !== undefined && { players: Number(players) }),
    ...(tempo !== undefined && { tempo }),
    ...(rated !== undefined && { rated: rated === 'yes' }),
  }
}
