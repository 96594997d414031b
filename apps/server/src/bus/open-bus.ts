import type { Config } from '../config.ts'
import type { Bus, Fail } from './bus.ts'
import { localBus } from './local-bus.ts'
import { PostgresBus } from './postgres-bus.ts'

/** The bus that goes with the database: only over PostgreSQL there are other processes. */
export async function openBus(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  fail: Fail,
): Promise<Bus> {
  return databaseUrl === undefined ? localBus(fail) : await PostgresBus.open(databaseUrl, fail)
}
