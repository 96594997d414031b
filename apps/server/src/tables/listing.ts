import type { Summary } from '@meadhall/match'
import type { LobbyWish, TableListed } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { ALONE, shown } from './showing.ts'
import type { TableDoc } from './table-doc.ts'

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
    const { summary = null, due = null } = games.get(doc.id) ?? {}
    return { ...shown(doc, { ...ALONE, summary }), due: doc.phase === 'playing' ? due : null }
  })
}

interface Stands {
  readonly summary: Summary
  readonly due: number | null
}

async function standings(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stands>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('games')
    .select(['id', 'summary', 'due'])
    .where('id', 'in', ids)
    .execute()
  // Only this program writes it.
  return new Map(
    rows.map(({ id, summary, due }) => [id, { summary: JSON.parse(summary) as Summary, due }]),
  )
}

/** Whether a table is one that somebody looks for. */
export function isWanted({ seats, tempo, rated }: TableDoc, wish: LobbyWish): boolean {
  return (
    (wish.players === undefined || seats.length === Number(wish.players)) &&
    (wish.tempo === undefined || tempo.kind === wish.tempo) &&
    (wish.rated === undefined || rated === (wish.rated === 'yes'))
  )
}
