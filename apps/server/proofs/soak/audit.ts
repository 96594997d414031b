import { hash } from 'node:crypto'
import { GAMES } from '@meadhall/games'
import { sql } from 'kysely'
import type { Database } from '../../src/storage/database.ts'
import { compare } from './comparing.ts'
import type { Fleet } from './fleet.ts'
import type { SoakReport } from './report.ts'
import type { Ending } from './server-process.ts'
import type { SoakTable } from './soak-table.ts'
import type { SoakStore } from './store.ts'

const COUNTED = [
  'acknowledged',
  'confirmed',
  'refused',
  'steps',
  'resets',
  'goodbyes',
  'unavailable',
] as const

interface Run {
  readonly kills: number
  readonly fleet: Fleet
  readonly seconds: number
}

/**
 * Looks into the store and compares. It opens a file only while no server writes to it and closes it
 * again, so that a server that starts finds what a crash has left, and nothing mended.
 */
export class Audit {
  readonly #store: SoakStore
  readonly #problems: string[] = []
  readonly #counts = {
    acknowledged: 0,
    confirmed: 0,
    refused: 0,
    steps: 0,
    resets: 0,
    goodbyes: 0,
    unavailable: 0,
  }
  /** What each journal was when it was compared. */
  readonly #journals = new Map<string, string>()
  #entries = 0
  #views = 0
  #integrityChecks = 0

  constructor(store: SoakStore) {
    this.#store = store
  }

  problem(what: string): void {
    this.#problems.push(what)
  }

  /** A process was asked to stop, and this is how it ended. */
  stopped({ code, signal }: Ending): void {
    if (code !== 0) this.problem(`a process that was asked to stop ended with ${code ?? signal}`)
  }

  /** Checks the database, and compares what was told at these tables with it. */
  async look(tables: readonly SoakTable[]): Promise<void> {
    await this.#inDatabase(async (database) => {
      await this.#checkIntegrity(database)
      for (const table of tables) await this.#compare(database, table)
    })
  }

  /** Whether all that was compared is still as it was then. */
  async lookAgain(): Promise<void> {
    await this.#inDatabase(async (database) => {
      for (const [id, before] of this.#journals)
        if ((await journalOf(database, id)) !== before)
          this.problem(`${id}: the journal is another than when it was compared`)
    })
  }

  report({ kills, fleet, seconds }: Run): SoakReport {
    const { processes } = fleet
    const starts = processes.flatMap((process) => process.starts).sort((a, b) => a - b)
    const errors = processes.flatMap(({ logged }) => logged)
    return {
      kills,
      processes: fleet.size,
      seconds: Math.round(seconds),
      startMs: {
        median: Math.round(starts[starts.length >> 1] ?? 0),
        worst: Math.round(starts.at(-1) ?? 0),
      },
      games: this.#journals.size,
      entries: this.#entries,
      ...this.#counts,
      views: this.#views,
      integrityChecks: this.#integrityChecks,
      errorsLogged: errors.length,
      problems: [...this.#problems, ...errors.slice(0, 10)],
    }
  }

  async #inDatabase(work: (database: Database) => Promise<void>): Promise<void> {
    const database = await this.#store.open()
    try {
      await work(database)
    } finally {
      await database.close()
    }
  }

  /** Of PostgreSQL there is no such check: it is asked for every journal instead. */
  async #checkIntegrity({ kind, queries }: Database): Promise<void> {
    if (kind !== 'sqlite') return
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(queries)
    this.#integrityChecks += 1
    for (const { integrity_check: found } of rows)
      if (found !== 'ok') this.problem(`the database is damaged: ${found}`)
  }

  async #compare(database: Database, { told, game }: SoakTable): Promise<void> {
    const stored = await database.matches.load(told.table)
    const { problems, entries, views } = compare(told, stored, await GAMES[game].rules())
    this.#problems.push(...problems)
    this.#entries += entries
    this.#views += views
    for (const name of COUNTED) this.#counts[name] += told.tally[name]
    const table = await database.tables.load(told.table)
    if (table === null || table.doc.version < told.version)
      this.problem(`${told.table}: version ${told.version} of the table is not stored`)
    this.#journals.set(told.table, await journalOf(database, told.table))
  }
}

async function journalOf({ matches }: Database, id: string): Promise<string> {
  return hash('sha1', JSON.stringify((await matches.load(id))?.entries ?? []))
}
