import type Sqlite from 'better-sqlite3'
import type { QueryAnswer } from './messages.ts'

/** More than the server has; whoever makes statements without end does not fill the memory. */
const MOST_KEPT = 500

/** Runs statements on a connection, and prepares each only once. */
export function statementsOn(
  file: Sqlite.Database,
): (sql: string, parameters: readonly unknown[]) => QueryAnswer {
  const kept = new Map<string, Sqlite.Statement<unknown[]>>()
  function prepared(sql: string): Sqlite.Statement<unknown[]> {
    const known = kept.get(sql)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const statement = file.prepare(sql)
    kept.set(sql, statement)
    return statement
  }
  return (sql, parameters) => {
    const statement = prepared(sql)
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 }
    return { rows: [], changes: statement.run(...parameters).changes }
  }
}
