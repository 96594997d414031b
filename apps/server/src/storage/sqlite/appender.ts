import type { Appended } from '@meadhall/match'
import type Sqlite from 'better-sqlite3'
import type { EntryRow } from '../entry-row.ts'

/**
 * The way of every move into the file: prepared statements, one transaction for many rows. Must not
 * be called while somebody else's transaction is open on the same connection.
 */
export function sqliteAppender(file: Sqlite.Database): (rows: readonly EntryRow[]) => Appended[] {
  const append = sqliteAppend(file)
  const isThere = file.prepare<[string]>('select 1 from games where id = ?')
  return file.transaction((rows: readonly EntryRow[]) =>
    rows.map((row) => {
      if (append(row)) return 'stored'
      return isThere.get(row.id) === undefined ? 'gone' : 'conflict'
    }),
  ).immediate
}

/** Adds one entry if its number is the next. */
function sqliteAppend(file: Sqlite.Database): (row: EntryRow) => boolean {
  // The journal has the last word: where it has the number already, nothing else is touched.
  const insert = file.prepare<[number, string, number, string, number]>(
    `insert into actions (game_id, n, entry, at)
     select id, ?, ?, ? from games where id = ? and seq = ?
     on conflict do nothing`,
  )
  const move = file.prepare<[number, string, number, string]>(
    'update games set seq = ?, summary = ?, touched = ? where id = ?',
  )
  const moveTimed = file.prepare<[number, string, number, string | null, number | null, string]>(
    'update games set seq = ?, summary = ?, touched = ?, clock = ?, due = ? where id = ?',
  )
  return ({ id, n, entry, summary, at, timing }) => {
    if (insert.run(n, entry, at, id, n - 1).changes === 0) return false
    if (timing === null) move.run(n, summary, at, id)
    else moveTimed.run(n, summary, at, timing.clock, timing.due, id)
    return true
  }
}
