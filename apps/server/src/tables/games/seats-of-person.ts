import { type Kysely, sql } from 'kysely'
import { isOlder } from '../../storage/page.ts'
import type { Schema, SeatState } from '../../storage/schema.ts'

/** Whose games, and who looks at them; `null` where nobody knows who. */
export interface Look {
  readonly of: string
  readonly by: string | null
}

/** Which part of somebody's games. */
export interface SeatsWish {
  readonly states: readonly SeatState[]
  readonly game?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** A seat of somebody's: the one they sit in, or began where they sit in none. */
export interface SeatFound {
  readonly table_id: string
  readonly seat: number
  readonly touched: number
}

/**
 * Somebody's seats, that of the table touched last first. Each kind of seats is read as its index has
 * it, and only as many as are wanted: then it does not matter how many there are.
 */
export async function seatsOf(
  db: Kysely<Schema>,
  look: Look,
  { states, ...wish }: SeatsWish,
): Promise<readonly SeatFound[]> {
  const kinds = states.flatMap((state) => kindsOf(db, look, state))
  const parts = await Promise.all(kinds.map(async (kind) => await partOf(kind, wish)))
  const latestFirst = (a: SeatFound, b: SeatFound) =>
    b.touched - a.touched || (a.table_id < b.table_id ? 1 : -1)
  return parts.flat().toSorted(latestFirst).slice(0, wish.limit)
}

/** The kinds of seats that whoever looks may see. */
function kindsOf(db: Kysely<Schema>, { of, by }: Look, state: SeatState) {
  const sat = ofState(db, state).where('seats.person_id', '=', of)
  const left = ofState(db, state).where('seats.left_by', '=', of)
  if (by === of) return [sat, left]
  const listed = [sat, left].map((seats) => seats.where('seats.is_public', '=', sql.lit(1)))
  if (by === null) return listed
  return [...listed, ...[sat, left].map((seats) => together(db, seats, by))]
}

/** Those that were listed for nobody, at tables where somebody began as well. */
function together(db: Kysely<Schema>, seats: ReturnType<typeof ofState>, by: string) {
  return seats
    .where('seats.is_public', '=', 0)
    .where(({ exists }) =>
      exists(
        db
          .selectFrom('seats as own')
          .select('own.seat')
          .whereRef('own.table_id', '=', db.dynamic.ref('seats.table_id'))
          .where('own.started_by', '=', by),
      ),
    )
}

function ofState(db: Kysely<Schema>, state: SeatState) {
  return db
    .selectFrom('seats')
    .select(['seats.table_id', 'seats.seat', 'seats.touched'])
    .where('seats.state', '=', state)
}

async function partOf(
  seats: ReturnType<typeof ofState>,
  { game, after, limit }: Omit<SeatsWish, 'states'>,
): Promise<readonly SeatFound[]> {
  let part = seats
  if (game !== undefined) part = part.where('seats.game', '=', game)
  if (after !== undefined) part = part.where(isOlder('seats.touched', 'seats.table_id', after))
  const sorted = part.orderBy('seats.touched', 'desc').orderBy('seats.table_id', 'desc')
  return await sorted.limit(limit).execute()
}
