import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { GAME_IDS } from '@meadhall/games'
import { at, type RngState, seedRng } from '@meadhall/kernel'
import { LIFTED_LIMITS, type SocketLimits, USUAL_LIMITS } from '../../src/socket/limits.ts'
import { type TemporaryServer, temporaryServer } from '../../src/testing/temporary-server.ts'
import {
  type Attacked,
  attackedTable,
  playDuring,
  playToTheEnd,
  tokenOf,
} from './attacked-table.ts'
import { Attacker, type Role } from './attacker.ts'
import { Canaries } from './canaries.ts'
import { rawOnce } from './raw-bytes.ts'
import { type FuzzReport, framesIn, newReport } from './report.ts'
import { requestOnce } from './requests.ts'

export interface FuzzSpec {
  readonly frames: number
  readonly seed: string
  /** `real`: as in use, so that connections are closed for saying too much; else those are lifted. */
  readonly limits: 'real' | 'lifted'
  /** Frames after which the game at the attacked table is played to its end, and another begun. */
  readonly perGame: number
  /** After so long without an end a game counts as stuck. */
  readonly patienceMs?: number
  readonly progress?: (frames: number) => void
}

const NO_LIMIT = 1_000_000
const PATIENCE_MS = 120_000

/** A game that does not go on. */
class Stuck extends Error {
  override readonly name = 'Stuck'
}

const LIFTED: SocketLimits = { ...LIFTED_LIMITS, waiting: NO_LIMIT }
const ENV = {
  MEADHALL_REQUESTS_PER_MINUTE: String(NO_LIMIT),
  MEADHALL_CONNECTIONS_PER_ADDRESS: String(NO_LIMIT),
}

interface Fuzz {
  readonly spec: FuzzSpec
  readonly run: TemporaryServer
  readonly rng: RngState
  readonly canaries: Canaries
  readonly report: FuzzReport
  /** Somebody who sits nowhere. */
  readonly stranger: string
}

/** Attacks a server by frames, raw bytes and requests; every attacked game must go on to its end. */
export async function fuzzWire(spec: FuzzSpec): Promise<FuzzReport> {
  const report = newReport()
  const unhandled = (error: unknown) => report.problems.push(`unhandled: ${String(error)}`)
  process.on('unhandledRejection', unhandled)
  const began = performance.now()
  const run = await temporaryServer(ENV, {
    limits: spec.limits === 'real' ? USUAL_LIMITS : LIFTED,
    isDurable: false,
  })
  try {
    const rng = seedRng(`fuzz/${spec.seed}`)
    const stranger = await tokenOf(run, 'Stranger')
    const fuzz = { spec, run, rng, canaries: new Canaries(), report, stranger }
    await fuzzAll(fuzz).catch((error: unknown) => {
      if (!(error instanceof Stuck)) throw error
      report.problems.push(`stuck: ${error.message}`)
    })
    judge(fuzz)
  } finally {
    await run.close()
    process.off('unhandledRejection', unhandled)
  }
  report.seconds = Math.round((performance.now() - began) / 1000)
  return report
}

async function fuzzAll(fuzz: Fuzz): Promise<void> {
  const { spec, report } = fuzz
  while (framesIn(report) < spec.frames) {
    await attackGame(fuzz, report.games)
    if (framesIn(report) <= spec.frames / 10 || report.heap.early === 0)
      report.heap.early = heapMegabytes()
    spec.progress?.(framesIn(report))
  }
  report.heap.late = heapMegabytes()
}

/** Lays a table, lets everybody attack it, and plays its game to the end. */
async function attackGame(fuzz: Fuzz, number: number): Promise<void> {
  const { spec, report } = fuzz
  const table = await attackedTable(fuzz, at(GAME_IDS, number % GAME_IDS.length))
  const attackers = rolesAt(fuzz, table).map((role) => attackerIn(fuzz, role))
  const until = Math.min(spec.frames, framesIn(report) + spec.perGame)
  const attacks = attackers.map(async (attacker) => {
    while (framesIn(report) < until) await attacker.attack()
  })
  const others = [attackByRequests(fuzz, table, until), attackByBytes(fuzz, table, until)]
  const playing = playDuring(table, () => framesIn(report) >= until)
  await Promise.all([...attacks, ...others, playing])
  for (const attacker of attackers) await attacker.close()
  const isOver = await playToTheEnd(table, spec.patienceMs ?? PATIENCE_MS)
  if (!isOver) throw new Stuck(`the game at table ${table.id} does not end`)
  for (const { client } of table.players) client.close()
  report.games += 1
}

/** The first player's other devices, people who watch, and strangers, here and elsewhere. */
function rolesAt({ stranger, run }: Fuzz, { url, tokens }: Attacked): Role[] {
  const nowhere = `${run.address.replace('http', 'ws')}/api/v1/tables/nowhere/live`
  return [
    ...Array.from({ length: 8 }, () => ({ url, token: tokens[0], seat: 0 })),
    ...Array.from({ length: 4 }, () => ({ url, token: stranger, seat: null })),
    ...Array.from({ length: 2 }, () => ({ url, token: undefined, seat: null })),
    { url: nowhere, token: stranger, seat: null },
  ]
}

function attackerIn({ rng, canaries, report }: Fuzz, role: Role): Attacker {
  return new Attacker(role, { rng, canaries, report, largest: USUAL_LIMITS.message })
}

async function attackByRequests(fuzz: Fuzz, { id }: Attacked, until: number): Promise<void> {
  const { run, rng, canaries, report, stranger } = fuzz
  const needs = { rng, address: run.address, canaries, report }
  while (framesIn(report) < until) await requestOnce(needs, id, stranger)
}

async function attackByBytes(fuzz: Fuzz, { id }: Attacked, until: number): Promise<void> {
  const { run, rng, canaries, report } = fuzz
  const port = Number(new URL(run.address).port)
  while (framesIn(report) < until) {
    canaries.look(await rawOnce(rng, port, id), null)
    report.raw += 1
  }
}

const MOST_HEAP_GROWTH = 96

function judge({ run, canaries, report }: Fuzz): void {
  const errors = run.logged.filter((line) => ERRORS.includes(JSON.parse(line).level))
  report.problems.push(...errors.slice(0, 20).map((line) => `logged: ${line.slice(0, 500)}`))
  report.problems.push(...canaries.found.map((found) => `told what is secret: ${found}`))
  const { early, late } = report.heap
  if (late - early > MOST_HEAP_GROWTH)
    report.problems.push(`the heap grew from ${early} to ${late} MB`)
}

/** The levels of what is a fault of ours. */
const ERRORS: readonly unknown[] = ['error', 'fatal']

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return Math.round(process.memoryUsage().heapUsed / 1e6)
}
