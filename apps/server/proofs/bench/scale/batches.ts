import type { Sink, Value } from './sink.ts'

/** The columns of every table that is filled, in the order in which rows have them. */
const COLUMNS = {
  tables:
    'id version phase game is_public host players tempo rated doc secret settled created touched',
  seats: 'table_id seat person_id resume_hash started_by left_by state touched game is_public',
  games: 'id record summary seq clock due created touched',
  actions: 'game_id n entry at',
  results: 'table_id seat person_id game players place won score rated ended played_as sources',
  rating_changes: 'table_id seat mu_before sigma_before mu_after sigma_after',
  chat: 'table_id n at person_id seat name text phrase key',
  people: 'id name kind created touched name_key',
  sessions: 'hash person_id kind label created touched expires',
  audit: 'id at who what about detail',
  reports: 'id at by_id about_id table_id reason closed note',
  blocks: 'person_id blocked_id at',
  snapshots: 'game_id n kept',
} as const

const FULL = 4000

/** Gathers rows and writes many at once. */
export class Batches {
  readonly #sink: Sink
  readonly #rows = new Map<string, (readonly Value[])[]>()
  #count = 0

  constructor(sink: Sink) {
    this.#sink = sink
  }

  add(table: keyof typeof COLUMNS, row: readonly Value[]): void {
    const rows = this.#rows.get(table)
    if (rows === undefined) this.#rows.set(table, [row])
    else rows.push(row)
    this.#count += 1
  }

  async flushIfFull(): Promise<void> {
    if (this.#count >= FULL) await this.flush()
  }

  async flush(): Promise<void> {
    for (const [table, rows] of this.#rows)
      await this.#sink.insert(table, COLUMNS[table as keyof typeof COLUMNS].split(' '), rows)
    this.#rows.clear()
    this.#count = 0
  }
}
