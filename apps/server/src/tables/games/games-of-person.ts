import type { MyGame, MyGames, MyGamesWish } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import { pageOf, sizeOf } from '../../storage/page.ts'
import type { Schema, SeatState } from '../../storage/schema.ts'
import { docOf } from '../../table-doc/doc-migrations.ts'
import { listed } from './listing.ts'
import { type Look, type SeatFound, seatsOf } from './seats-of-person.ts'

const USUAL_PAGE = 20
const UNSAID: readonly SeatState[] = ['running', 'finished']

/**
 * One page of the games that a person plays, has begun or has played, the one touched last first.
 * Others see of them what was listed for everybody, and those that they began themselves.
 */
export async function gamesOf(db: Kysely<Schema>, look: Look, wish: MyGamesWish): Promise<MyGames> {
  const limit = sizeOf(wish, USUAL_PAGE)
  const { state, game, after } = wish
  const states = state === undefined ? UNSAID : [state]
  const seats = await seatsOf(db, look, { states, game, after, limit: limit + 1 })
  const placeOf = ({ touched, table_id }: SeatFound) => ({ at: touched, id: table_id })
  const { found, next } = pageOf(seats, limit, placeOf, (seat) => seat)
  return { games: await gamesAt(db, look.of, found), next }
}

/** What is told of games at these seats. */
async function gamesAt(
  db: Kysely<Schema>,
  person: string,
  seats: readonly SeatFound[],
): Promise<MyGame[]> {
  if (seats.length === 0) return []
  const ids = seats.map(({ table_id }) => table_id)
  const docs = await docsAt(db, ids)
  const ends = await endsAt(db, ids)
  const found = seats.filter(({ table_id }) => docs.has(table_id))
  const tables = await listed(
    db,
    found.flatMap(({ table_id }) => docs.get(table_id) ?? []),
  )
  return tables.flatMap((table, index) => {
    const seat = found[index]
    if (seat === undefined) return []
    const mine = (ends.get(table.id) ?? []).filter((end) => end.person_id === person)
    // Who began at two seats, as a guest and as themselves, has a result at each.
    const end = mine.find((one) => one.seat === seat.seat) ?? mine[0]
    return [{ table, seat: seat.seat, ...told(end) }]
  })
}

async function docsAt(db: Kysely<Schema>, ids: readonly string[]) {
  const rows = await db.selectFrom('tables').select(['id', 'doc']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, doc }) => [id, docOf(doc)]))
}

type End = Awaited<ReturnType<typeof resultsAt>>[number]

/** How games ended for everybody: a few rows for each, by their key alone. */
async function endsAt(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly End[]>> {
  return Map.groupBy(await resultsAt(db, ids), ({ table_id }) => table_id)
}

async function resultsAt(db: Kysely<Schema>, ids: readonly string[]) {
  return await db
    .selectFrom('results')
    .leftJoin('rating_changes', (join) =>
      join
        .onRef('rating_changes.table_id', '=', 'results.table_id')
        .onRef('rating_changes.seat', '=', 'results.seat'),
    )
    .select(['results.table_id', 'results.seat', 'results.person_id'])
    .select(['results.place', 'results.won', 'results.score'])
    .select(['mu_before', 'sigma_before', 'mu_after', 'sigma_after'])
    .where('results.table_id', 'in', ids)
    .execute()
}

function told(end: End | undefined): Omit<MyGame, 'table' | 'seat'> {
  if (end === undefined) return { result: null, rating: null }
  const { place, won, score } = end
  return { result: { place, won: won === 1, score }, rating: changeIn(end) }
}

function changeIn({ mu_before, sigma_before, mu_after, sigma_after }: End): MyGame['rating'] {
  if (mu_before === null || sigma_before === null) return null
  if (mu_after === null || sigma_after === null) return null
  return {
    before: { mu: mu_before, sigma: sigma_before },
    after: { mu: mu_after, sigma: sigma_after },
  }
}
