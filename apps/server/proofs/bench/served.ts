/**
 * The server that is measured, in a process of its own; its parent tells it what to do. The first
 * argument is what it is: `echo`, `durable` or `fleeting`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TablePlan } from '@meadhall/protocol'
import * as v from 'valibot'
import { configFrom } from '../../src/config.ts'
import { Health } from '../../src/operating/health.ts'
import { createLog } from '../../src/operating/log.ts'
import { buildServer, type Server } from '../../src/server.ts'
import { LIFTED_LIMITS } from '../../src/socket/limits.ts'
import { sit, start } from '../../src/table-doc/seating.ts'
import { openEcho } from './echo.ts'
import type { Ask, Laid, Served } from './messages.ts'

const [kind = 'echo', folder = '.'] = process.argv.slice(2)
const PLENTY = '1000000'

async function openServer(): Promise<{ server: Server; port: number }> {
  const site = join(folder, 'site')
  mkdirSync(site, { recursive: true })
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  const config = configFrom({
    MEADHALL_DATA: join(folder, kind),
    MEADHALL_CONNECTIONS: PLENTY,
    MEADHALL_CONNECTIONS_PER_ADDRESS: PLENTY,
    MEADHALL_REQUESTS_PER_MINUTE: PLENTY,
  })
  const log = createLog({ level: 'warn', format: 'json' })
  const limits = LIFTED_LIMITS
  const isDurable = kind === 'durable'
  const server = await buildServer({ config, log, health: new Health(), site, limits, isDurable })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { server, port: Number(new URL(address).port) }
}

/** A table of four people whose game has begun. */
async function lay({ hall, people, sessions }: Server, game: string, seats: number): Promise<Laid> {
  const plan = v.parse(TablePlan, { game, seats: Array(seats).fill({ for: 'anyone' }) })
  const players = await Promise.all(plan.seats.map((_, seat) => people.guest(`Player ${seat}`)))
  const tokens = await Promise.all(players.map((person) => sessions.open(person, 'token', 'bench')))
  const host = players[0]?.id ?? ''
  const { doc } = await hall.found(plan, host)
  const table = await hall.table(doc.id)
  if (table === null) throw new Error('the table is gone')
  const free = { invited: null, commitment: null, contribution: null }
  await table.change((before) =>
    players.reduce((next, person, seat) => sit(next, { ...free, person, seat }).doc, before),
  )
  await table.change((before) => start(before, host, null, table.beginning))
  return { id: doc.id, tokens }
}

/** Milliseconds from asking for a table that nobody has open until its match can be told. */
async function wake({ hall, database }: Server, id: string, isKept: boolean): Promise<number> {
  const { table, match } = await openedTable(hall, id)
  if (isKept) await database.matches.keep(id, match.position.seq, match.kept())
  hall.putAway(table)
  const started = performance.now()
  await openedTable(hall, id)
  return performance.now() - started
}

async function openedTable(hall: Server['hall'], id: string) {
  const table = await hall.table(id)
  if (table === null || table.match === null) throw new Error('the table has no game')
  return { table, match: table.match }
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function memoryBytes(): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function tell(message: Served): void {
  process.send?.(message)
}

async function main(): Promise<void> {
  const opened = kind === 'echo' ? { server: null, port: await openEcho() } : await openServer()
  process.on('message', (ask: Ask) => void answer(ask, opened.server))
  process.on('disconnect', () => process.exit())
  tell({ kind: 'listens', port: opened.port })
}

async function answer(ask: Ask, server: Server | null): Promise<void> {
  if (ask.kind === 'cpu') return tell({ kind: 'cpu', micros: cpuMicros() })
  if (ask.kind === 'memory') return tell({ kind: 'memory', bytes: memoryBytes() })
  if (server === null) throw new Error('an echo has no tables')
  if (ask.kind === 'lay')
    return tell({ kind: 'laid', laid: await lay(server, ask.game, ask.seats) })
  tell({ kind: 'woken', ms: await wake(server, ask.table, ask.isKept) })
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
