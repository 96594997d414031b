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
  const warming = newTally()
  for (let turn = 0; turn < MOST_WARMING && warming.moves < WARM_MOVES; turn++)
    await runFor(seated, open, 1, warming)
  const tally = newTally()
  const before = await server.usage()
  const started = performance.now()
  const last = await runFor(seated, open, seconds, tally)
  const elapsed = (performance.now() - started) / 1000
  const after = await server.usage()
  for (const table of last) table.close()
  return figures(tally, elapsed, after.cpuMicros - before.cpuMicros)
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
  const tally = newTally()
  const before = await server.usage()
  const started = performance.now()
  await Promise.all(
    seated.map((table, index) => paced(table, (index / tables) * 1000, seconds, tally)),
  )
  const elapsed = (performance.now() - started) / 1000
  const after = await server.usage()
  for (const table of seated) table.close()
  return figures(tally, elapsed, after.cpuMicros - before.cpuMicros)
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
  const empty = await server.usage()
  const seated: PlayedTable[] = []
  for (let count = 0; count < tables; count++)
    seated.push(await PlayedTable.open(server.port, await server.lay(game, 4)))
  const idle = await server.usage()
  for (let round = 0; round < 40; round++)
    await Promise.all(seated.map((table) => table.move(newTally())))
  const live = await server.usage()
  for (const table of seated) table.close()
  return {
    idleKilobytes: Math.round((idle.heap - empty.heap) / tables / 1024),
    liveKilobytes: Math.round((live.heap - empty.heap) / tables / 1024),
  }
}
