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

/** What SQLite means by the first part of its codes (`SQLITE_IOERR_WRITE` is an `IOERR`). */
const SQLITE_TROUBLE: Readonly<Record<string, readonly [reason: string, mayRetry: boolean]>> = {
  FULL: ['the disk is full', true],
  IOERR: ['the disk does not answer as it should', true],
  BUSY: ['somebody else is writing', true],
  LOCKED: ['somebody else is writing', true],
  CANTOPEN: ['its file cannot be opened', true],
  NOMEM: ['there is no memory left', true],
  READONLY: ['its file cannot be written to', false],
  PERM: ['its file cannot be opened', false],
  CORRUPT: ['its file is damaged', false],
  NOTADB: ['its file is none of ours', false],
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return ''
  return String(error.code)
}

/** Whatever a database threw, as what the server knows: trouble of its own is `StoreUnavailable`. */
export function storeError(error: unknown): unknown {
  const code = codeOf(error)
  const trouble = SQLITE_TROUBLE[/^SQLITE_([A-Z]+)/.exec(code)?.[1] ?? '']
  return trouble === undefined ? error : new StoreUnavailable(trouble[0], trouble[1], error)
}

const UNIQUE_CODES = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']

/** Whether a row was refused because there is one with its key already. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.includes(codeOf(error))
}
