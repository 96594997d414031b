import type { ServedProcess } from './process.ts'
import { type BenchTable, newTally, PlayedTable, type Tally } from './tables.ts'

/** Figures of one run. */
export interface Figures {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly cpuMicrosPerMove: number
  readonly bytesPerMove: number
}

/** Code that has run this often is as fast as it gets; a busy machine is not waited for longer. */
const WARM_MOVES = 20_000
const MOST_WARMING = 30
/** Warm code plays more games a second than it did while it warmed up. */
const SPARE = 2
/** Seconds of a steady run that are not counted: a server that has just started is slower. */
const WARM_BEATS = 8

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** How fast tables go that each make a move as soon as the one before is known everywhere. */
export async function flatOut(
  server: ServedProcess,
  open: () => Promise<BenchTable>,
  tables: number,
  seconds: number,
): Promise<Figures> {
  const seated = await Promise.all(Array.from({ length: tables }, open))
  const spare = await warmedUp(seated, open, seconds)
  const tally = newTally()
  await server.memory()
  const before = await server.cpu()
  const started = performance.now()
  const last = await runFor(seated, async () => spare.pop() ?? (await open()), seconds, tally)
  const elapsed = (performance.now() - started) / 1000
  const cpu = (await server.cpu()) - before
  for (const table of [...last, ...spare]) table.close()
  return figures(tally, elapsed, cpu)
}

/**
 * Plays until the code is warm. Gives as many tables as games will end while it is measured, ready to
 * be played at: a move is measured, not the laying of tables.
 */
async function warmedUp(
  seated: readonly BenchTable[],
  open: () => Promise<BenchTable>,
  seconds: number,
): Promise<BenchTable[]> {
  const warming = newTally()
  let games = 0
  let turns = 0
  const next = () => {
    games += 1
    return open()
  }
  for (; turns < MOST_WARMING && warming.moves < WARM_MOVES; turns++)
    await runFor(seated, next, 1, warming)
  const spare: BenchTable[] = []
  const wanted = Math.ceil((SPARE * games * seconds) / turns)
  while (spare.length < wanted) spare.push(await open())
  return spare
}

async function runFor(
  tables: readonly BenchTable[],
  open: () => Promise<BenchTable>,
  seconds: number,
  tally: Tally,
): Promise<BenchTable[]> {
  const end = performance.now() + seconds * 1000
  const running = tables.map(async (first, index) => {
    let table = first
    while (performance.now() < end) {
      if (await table.move(tally)) continue
      table.close()
      table = await open()
    }
    ;(tables as BenchTable[])[index] = table
    return table
  })
  return await Promise.all(running)
}

/** How soon everybody knows where many tables make a move a second each. */
export async function steady(
  server: ServedProcess,
  open: () => Promise<BenchTable>,
  tables: number,
  seconds: number,
): Promise<Figures> {
  const seated: BenchTable[] = []
  for (let count = 0; count < tables; count += 50)
    seated.push(...(await Promise.all(Array.from({ length: Math.min(50, tables - count) }, open))))
  await paces(seated, WARM_BEATS, newTally())
  const tally = newTally()
  await server.memory()
  const before = await server.cpu()
  const started = performance.now()
  await paces(seated, seconds, tally)
  const elapsed = (performance.now() - started) / 1000
  const cpu = (await server.cpu()) - before
  for (const table of seated) table.close()
  return figures(tally, elapsed, cpu)
}

/** Every table makes a move a second, spread over it. */
async function paces(tables: readonly BenchTable[], seconds: number, tally: Tally): Promise<void> {
  const offset = 1000 / tables.length
  await Promise.all(tables.map((table, index) => paced(table, index * offset, seconds, tally)))
}

async function paced(
  table: BenchTable,
  offset: number,
  seconds: number,
  tally: Tally,
): Promise<void> {
  const start = performance.now() + offset
  for (let beat = 0; beat < seconds; beat++) {
    const wait = start + beat * 1000 - performance.now()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)))
    if (!(await table.move(tally))) return
  }
}

function figures({ moves, bytes, delays }: Tally, seconds: number, cpuMicros: number): Figures {
  const sorted = delays.toSorted((a, b) => a - b)
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50: round(quantile(sorted, 0.5)),
    p99: round(quantile(sorted, 0.99)),
    cpuMicrosPerMove: round(cpuMicros / moves),
    bytesPerMove: Math.round(bytes / moves),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Bytes a table takes in the server's memory: with its players there, and put away. */
export async function memory(server: ServedProcess, game: string, tables: number) {
  const empty = await server.memory()
  const seated: PlayedTable[] = []
  for (let count = 0; count < tables; count++)
    seated.push(await PlayedTable.open(server.port, await server.lay(game, 4)))
  const idle = await server.memory()
  for (let round = 0; round < 40; round++)
    await Promise.all(seated.map((table) => table.move(newTally())))
  const live = await server.memory()
  for (const table of seated) table.close()
  return {
    idleKilobytes: Math.round((idle - empty) / tables / 1024),
    liveKilobytes: Math.round((live - empty) / tables / 1024),
  }
}
