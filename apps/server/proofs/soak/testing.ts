import { GAMES, type GameId } from '@meadhall/games'
import { expect } from 'vitest'
import type { Database } from '../../src/storage/database.ts'
import type { TestServer } from '../../src/testing/test-server.ts'
import { Addresses } from './addresses.ts'
import { compare } from './comparing.ts'
import { SoakTable } from './soak-table.ts'

/** A game of two people and bots, whose clients may connect to any of these servers. */
export async function laidAt(
  servers: readonly TestServer[],
  game: GameId,
  bots = 1,
): Promise<{ readonly table: SoakTable; readonly over: Promise<void> }> {
  const [first] = servers
  if (first === undefined) throw new Error('there is no server')
  const people = [await first.guest('Astrid'), await first.guest('Bo')]
  const addresses = new Addresses(() => servers.map(({ address }) => address))
  const table = await SoakTable.lay(addresses, { game, people, bots, seed: game })
  return { table, over: table.play() }
}

/** Waits until so much was told at a table. */
export async function toldAt({ told }: SoakTable, steps: number): Promise<void> {
  await expect.poll(() => told.tally.steps, FOREVER).toBeGreaterThan(steps)
}

/** What ends a test that hangs is its own limit. */
export const FOREVER = { timeout: 600_000, interval: 10 }

/** Everything that was told at a table is what is stored. */
export async function expectNothingLost({ told, game }: SoakTable, { matches }: Database) {
  const stored = await matches.load(told.table)
  const { problems, entries } = compare(told, stored, await GAMES[game].rules())
  expect(problems).toEqual([])
  expect(entries).toBeGreaterThan(50)
}
