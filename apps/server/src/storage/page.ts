import { type Expression, type SqlBool, sql } from 'kysely'

/** A part of a list, and where the next part begins; `null` where there is none. */
export interface Page<T> {
  readonly found: readonly T[]
  readonly next: string | null
}

/** A row's place in a list: by a time, and by an id where times are the same. */
export interface Place {
  readonly at: number
  readonly id: string
}

/** A place as a client brings it back: the protocol's `Cursor`. */
function placeIn(cursor: string): Place {
  const dot = cursor.indexOf('.')
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) }
}

/** The first rows, of which one more than wanted was read. */
export function pageOf<Row, T>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
  read: (row: Row) => T,
): Page<T> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const next = last === undefined ? null : cursorOf(placeOf(last))
  return { found: page.map(read), next }
}

function cursorOf({ at, id }: Place): string {
  return `${at}.${id}`
}

/** Whether a row comes after a place in a list with the latest first; an index serves it. */
export function isOlder(at: string, id: string, cursor: string): Expression<SqlBool> {
  const place = placeIn(cursor)
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})`
}

/** The same in a list with the oldest first. */
export function isNewer(at: string, id: string, cursor: string): Expression<SqlBool> {
  const place = placeIn(cursor)
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) > (${place.at}, ${place.id})`
}

/** What a client wants of a page, in the protocol's words. */
interface Wanted {
  readonly limit?: string | undefined
}

/** How many rows a page has. */
export function sizeOf({ limit }: Wanted, usual: number): number {
  return Math.max(1, Number(limit ?? usual))
}
