import type { Kysely } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Schema } from '../schema.ts'
import { first } from './0001-first.ts'
import { accounts } from './0002-accounts.ts'
import { chat } from './0003-chat.ts'
import { notices } from './0004-notices.ts'
import { clocks } from './0005-clocks.ts'
import { results } from './0006-results.ts'
import { orders } from './0007-orders.ts'
import { reports } from './0008-reports.ts'
import { profiles } from './0009-profiles.ts'
import { phrases } from './0010-phrases.ts'
import { seatLinks } from './0011-seat-links.ts'
import { knownAddresses } from './0012-known-addresses.ts'
import { pages } from './0013-pages.ts'
import { secondFactor } from './0020-second-factor.ts'

/** How the database came to be what it is: in the order of their names, each carried out once. */
const STEPS: Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>> = {
  '0001-first': first,
  '0002-accounts': accounts,
  '0003-chat': chat,
  '0004-notices': notices,
  '0005-clocks': clocks,
  '0006-results': results,
  '0007-orders': orders,
  '0008-reports': reports,
  '0009-profiles': profiles,
  '0010-phrases': phrases,
  '0011-seat-links': seatLinks,
  '0012-known-addresses': knownAddresses,
  '0013-pages': pages,
  '0020-second-factor': secondFactor,
}

const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve(
      Object.fromEntries(
        Object.entries(STEPS).map(([name, up]): [string, Migration] => [name, { up }]),
      ),
    ),
}

/** Brings a database up to date, up to a step where one is named (for tests of older ones). */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider })
  const { error } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error !== undefined) throw new Error(`the database could not be brought up to date: ${error}`)
}
