/**
 * Measures the server: clients in this process play whole games of both kinds at a server in
 * another, four seats a table, over loopback; in the same run the same for a bare socket echo to four
 * seats (the limit) and for the server without durability.
 *   npm run bench:server [-- --seconds N] [--tables N] [--steady N] [--json]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS, type GameId } from '@meadhall/games'
import { ServedProcess } from './process.ts'
import { type Figures, flatOut, memory, steady } from './run.ts'
import { EchoTable, newTally, PlayedTable } from './tables.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '40' },
    steady: { type: 'string', default: '2000' },
    json: { type: 'boolean', default: false },
  },
})
const seconds = wholeNumber('seconds')
const tables = wholeNumber('tables')
const steadyTables = wholeNumber('steady')
const SEATS = 4
/** As many moves as most of a game; and how often a table is woken. */
const LONG_JOURNAL = 150
const WAKES = 19

function wholeNumber(name: 'seconds' | 'tables' | 'steady'): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value >= 0) return value
  console.error(`--${name} must be a whole number, not "${values[name]}"`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'meadhall-bench-'))
const rows: Record<string, Figures> = {}

async function withServer<T>(
  kind: 'echo' | 'durable' | 'fleeting',
  work: (server: ServedProcess) => Promise<T>,
): Promise<T> {
  const server = await ServedProcess.start(kind, folder)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

function note(name: string, figures: Figures): void {
  rows[name] = figures
  const { movesPerSecond, p50, p99, cpuMicrosPerMove, bytesPerMove } = figures
  const cells = [movesPerSecond, p50, p99, cpuMicrosPerMove, bytesPerMove]
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(11)).join(''))
}

let echoes = 0
function echoTable(server: ServedProcess) {
  return () => {
    echoes += 1
    return EchoTable.open(server.port, `table-${echoes}`, SEATS)
  }
}

let laid = 0
/** Tables of both games in turn, or of one. */
function playedTable(server: ServedProcess, only?: GameId) {
  return async () => {
    laid += 1
    const game = only ?? GAME_IDS[laid % GAME_IDS.length] ?? GAME_IDS[0]
    return await PlayedTable.open(server.port, await server.lay(game ?? '', SEATS))
  }
}

async function main(): Promise<void> {
  console.log(
    ''.padEnd(34) +
      ['moves/s', 'p50 ms', 'p99 ms', 'CPU µs', 'bytes'].map((cell) => cell.padStart(11)).join(''),
  )
  await withServer('echo', async (server) => {
    note(`echo, ${tables} tables`, await flatOut(server, echoTable(server), tables, seconds))
    note('echo, one table', await flatOut(server, echoTable(server), 1, seconds))
  })
  await withServer('fleeting', async (server) => {
    note(
      `not durable, ${tables} tables`,
      await flatOut(server, playedTable(server), tables, seconds),
    )
  })
  const extra = await withServer('durable', async (server) => {
    note(`durable, ${tables} tables`, await flatOut(server, playedTable(server), tables, seconds))
    note('durable, one table', await flatOut(server, playedTable(server), 1, seconds))
    for (const game of GAME_IDS)
      note(
        `durable, ${tables} × ${game}`,
        await flatOut(server, playedTable(server, game), tables, seconds),
      )
    return { wakeMs: await wakeTimes(server), memory: await memories(server) }
  })
  if (steadyTables > 0)
    await withServer('durable', async (server) => {
      const name = `durable, ${steadyTables} tables, 1 move/s each`
      note(name, await steady(server, playedTable(server), steadyTables, 2 * seconds))
    })
  summary(extra)
  if (values.json) console.log(JSON.stringify({ rows, ...extra }))
}

/** Milliseconds until a table with a long journal is back that lay in the store. */
async function wakeTimes(server: ServedProcess): Promise<Record<string, object>> {
  const times: Record<string, object> = {}
  for (const game of GAME_IDS) {
    const table = await server.lay(game, SEATS)
    const played = await PlayedTable.open(server.port, table)
    let moves = 0
    while (moves < LONG_JOURNAL && (await played.move(newTally()))) moves += 1
    played.close()
    const byJournal = await wakeTime(server, table.id, false)
    const bySnapshot = await wakeTime(server, table.id, true)
    times[game] = { moves, byJournal, bySnapshot }
  }
  return times
}

/** The usual time, once the code is warm. */
async function wakeTime(server: ServedProcess, table: string, isKept: boolean): Promise<number> {
  const woken: number[] = []
  for (let turn = 0; turn < WAKES; turn++) woken.push(await server.wake(table, isKept))
  return Math.round((woken.toSorted((a, b) => a - b)[(WAKES - 1) / 2] ?? Number.NaN) * 100) / 100
}

async function memories(server: ServedProcess) {
  const found: Record<string, Awaited<ReturnType<typeof memory>>> = {}
  for (const game of GAME_IDS) found[game] = await memory(server, game, 100)
  return found
}

function summary({ wakeMs, memory: taken }: { wakeMs: object; memory: object }): void {
  const echo = rows[`echo, ${tables} tables`]
  const durable = rows[`durable, ${tables} tables`]
  const fleeting = rows[`not durable, ${tables} tables`]
  if (echo === undefined || durable === undefined || fleeting === undefined) return
  const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100
  console.log(`CPU a move: ${ratio(durable.cpuMicrosPerMove, echo.cpuMicrosPerMove)} × the echo's`)
  console.log(
    `durable throughput: ${ratio(durable.movesPerSecond, fleeting.movesPerSecond)} of non-durable`,
  )
  console.log(`a dormant table is back in (ms): ${JSON.stringify(wakeMs)}`)
  console.log(`memory of a table (KB): ${JSON.stringify(taken)}; a dormant one takes none`)
}

main()
  .catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
