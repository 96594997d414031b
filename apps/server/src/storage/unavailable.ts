/**
 * The database did not do what it was asked for a reason that lies with it: it is full, busy, damaged
 * or away. Whether something was done is open where the reply was lost; never was half of it.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  /** Whether the same may go well later, without anybody mending the database. */
  readonly mayRetry: boolean

  constructor(reason: string, mayRetry: boolean, cause?: unknown) {
    super(`the database is not available: ${reason}`, { cause })
    this.mayRetry = mayRetry
  }
}

type Trouble = readonly [reason: string, mayRetry: boolean]

const FULL: Trouble = ['the disk is full', true]
const DISK: Trouble = ['the disk does not answer as it should', true]
const BUSY: Trouble = ['others are writing', true]
const AWAY: Trouble = ['it cannot be reached', true]
const SLOW: Trouble = ['it takes too long', true]
const LOADED: Trouble = ['it has too much to do', true]
const DAMAGED: Trouble = ['its files are damaged', false]
const CLOSED_TO_US: Trouble = ['it does not let this program in', false]
const READ_ONLY: Trouble = ['it cannot be written to', true]

/** What the codes of databases and of connections to them mean, the longest beginning first. */
const TROUBLES: readonly (readonly [code: RegExp, Trouble])[] = [
  [/^SQLITE_FULL/, FULL],
  [/^SQLITE_IOERR/, DISK],
  [/^SQLITE_(BUSY|LOCKED)/, BUSY],
  [/^SQLITE_(READONLY)/, READ_ONLY],
  [/^SQLITE_(CANTOPEN|PERM|AUTH)/, CLOSED_TO_US],
  [/^SQLITE_(CORRUPT|NOTADB)/, DAMAGED],
  [/^SQLITE_NOMEM/, LOADED],
  // PostgreSQL: five signs, of which the first two are the class.
  [/^53100$/, FULL],
  [/^53...$/, LOADED],
  [/^58...$/, DISK],
  [/^(08...|57P0[1-5])$/, AWAY],
  [/^57014$/, SLOW],
  [/^(40001|40P01|55P03)$/, BUSY],
  [/^25006$/, READ_ONLY],
  [/^(28...|3D000|42501)$/, CLOSED_TO_US],
  [/^XX00[12]$/, DAMAGED],
  [/^E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|ADDRNOTAVAIL)/, AWAY],
]

/** `pg` has no codes for what happens on its own side. */
const PG_SAYS: readonly (readonly [words: RegExp, Trouble])[] = [
  [/^Query read timeout$/, SLOW],
  [/^timeout exceeded when trying to connect$/, AWAY],
  [/^Connection terminated|connection error and is not queryable|^Connection ended/, AWAY],
]

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function troubleOf(error: unknown): Trouble | undefined {
  const code = codeOf(error)
  if (code !== '') return TROUBLES.find(([pattern]) => pattern.test(code))?.[1]
  if (!(error instanceof Error)) return undefined
  return PG_SAYS.find(([words]) => words.test(error.message))?.[1]
}

/** Whatever a database threw, as what the server knows: trouble of its own is `StoreUnavailable`. */
export function storeError(error: unknown): unknown {
  const trouble = troubleOf(error)
  return trouble === undefined ? error : new StoreUnavailable(trouble[0], trouble[1], error)
}

const UNIQUE_CODES = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether a row was refused because there is one with its key already. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.includes(codeOf(error))
}
