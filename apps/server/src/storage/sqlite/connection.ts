import Sqlite from 'better-sqlite3'

/** Another process (a backup, an administrator) may hold the file for a moment. */
const BUSY_MS = 5000

/** The connection by which everything is written. */
export function connectionToWrite(path: string, isDurable: boolean): Sqlite.Database {
  const file = new Sqlite(path, { timeout: BUSY_MS })
  // Readers do not wait for the writer, and what is committed is on the disk.
  file.pragma('journal_mode = WAL')
  file.pragma(`synchronous = ${isDurable ? 'FULL' : 'OFF'}`)
  return file
}

/** A connection that sees what is committed, and changes nothing. */
export function connectionToRead(path: string): Sqlite.Database {
  return new Sqlite(path, { timeout: BUSY_MS, readonly: true, fileMustExist: true })
}
