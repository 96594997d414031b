import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { GAME_IDS } from '@meadhall/games'
import { at, seedRng } from '@meadhall/kernel'
import { Besieged } from './besieged.ts'
import type { Orders } from './besiegers.ts'
import { guest } from './calls.ts'
import { HONEST_BOT, HonestTable } from './honest-table.ts'
import { watchOwnPlaces } from './own-places.ts'
import type { SiegeReport } from './report.ts'
import { quantiles } from './times.ts'

export interface SiegeSpec {
  readonly seed: string
  /** Honest tables. */
  readonly tables: number
  /** How long they play before the attack, and under it. */
  readonly calmSeconds: number
  readonly seconds: number
  /** How many addresses each kind of attack comes from. */
  readonly addresses: number
  /** One kind of attack alone; all, unless told. */
  readonly only?: string
  /** The longest that an honest move may take; `null` where times are not judged. */
  readonly longestMs: number | null
}

const HEAP_MEGABYTES = 256
/** Heap, code, threads of bots and of the database, and what waits to be sent. */
const MOST_RESIDENT_MEGABYTES = 640
const THINK_MS = 100
const NANOSECONDS_A_MS = 1_000_000
const HERE = '127.0.0.1'
const BESIEGERS = join(import.meta.dirname, 'besiegers.ts')

/** What honest people went through. */
class Diary {
  readonly calm: number[] = []
  readonly besieged: number[] = []
  readonly refused: Record<string, number> = {}
  isBesieged = false

  moved(ms: number, refused: string | null): void {
    const times = this.isBesieged ? this.besieged : this.calm
    times.push(ms)
    if (refused !== null) this.refused[refused] = (this.refused[refused] ?? 0) + 1
  }
}

/** Attacks a server by legal bytes alone while honest people play at it. */
export async function siege(spec: SiegeSpec): Promise<SiegeReport> {
  const server = await Besieged.start(HEAP_MEGABYTES)
  const diary = new Diary()
  let isOver = false
  try {
    const tables = await honestTables(spec, server.port, diary)
    const failures: string[] = []
    const playing = tables.map((table) =>
      table
        .play(() => isOver || server.ending !== null)
        .catch((error: unknown) => {
          failures.push(`an honest table cannot go on: ${String(error)}`)
        }),
    )
    await sleep(spec.calmSeconds * 1000)
    diary.isBesieged = true
    const lag = monitorEventLoopDelay({ resolution: 1 })
    lag.enable()
    const watching = watchOwnPlaces({
      caller: { port: server.port, from: HERE },
      table: () => ({ id: at(tables, 0).id, token: at(tables, 0).host }),
      isOver: () => isOver || server.ending !== null,
      problem: (text) => failures.push(text),
    }).catch((error: unknown) => failures.push(`honest people cannot go on: ${String(error)}`))
    const sent = await besiege(spec, server, tables, () => diary.besieged.length > 0)
    isOver = true
    await watching
    for (const table of tables) table.close()
    await Promise.all(playing)
    const ownLag = Math.round(lag.max / NANOSECONDS_A_MS)
    return reportOf(spec, { server, diary, sent, failures, ownLag })
  } finally {
    isOver = true
    await server.end()
  }
}

async function honestTables(spec: SiegeSpec, port: number, diary: Diary): Promise<HonestTable[]> {
  const caller = { port, from: HERE }
  const tables: HonestTable[] = []
  for (let number = 0; number < spec.tables; number += 1) {
    const table = new HonestTable({
      caller,
      game: at(GAME_IDS, number % GAME_IDS.length),
      tokens: [await guest(caller, 'Astrid'), await guest(caller, 'Bo')],
      rng: seedRng(`siege/${spec.seed}/${number}`),
      thinkMs: THINK_MS,
      moved: (ms, refused) => diary.moved(ms, refused),
    })
    await table.begin()
    tables.push(table)
  }
  return tables
}

type Sent = Record<string, number>

/** Lasts as long as it is to, and until every kind of attack and somebody honest was there (`isMet`). */
async function besiege(
  spec: SiegeSpec,
  server: Besieged,
  tables: HonestTable[],
  isMet: () => boolean,
): Promise<Sent> {
  const besiegers = fork(BESIEGERS)
  const orders: Orders = {
    port: server.port,
    tables: tables.map(({ id }) => id),
    addresses: spec.addresses,
    only: spec.only,
  }
  besiegers.send(orders)
  const until = performance.now() + spec.seconds * 1000
  const isUnderWay = async () =>
    performance.now() < until || !(isMet() && (await haveAllCome(besiegers)))
  while (server.ending === null && (await isUnderWay())) await sleep(100)
  const sent = await countsOf(besiegers, 'over')
  besiegers.kill()
  return sent
}

/** On a machine with too much to do some attackers come late: it is not over before they were there. */
async function haveAllCome(besiegers: ChildProcess): Promise<boolean> {
  const counts = Object.values(await countsOf(besiegers, 'count'))
  return counts.length > 0 && counts.every((sent) => sent > 0)
}

/** What the attackers have sent, so far or until they are ended by it. */
async function countsOf(besiegers: ChildProcess, asked: 'count' | 'over'): Promise<Sent> {
  const counted = once(besiegers, 'message').then(([counts]) => counts as Sent)
  besiegers.send(asked)
  return await counted
}

interface Happened {
  readonly server: Besieged
  readonly diary: Diary
  readonly sent: Sent
  readonly failures: readonly string[]
  readonly ownLag: number
}

function reportOf(spec: SiegeSpec, happened: Happened): SiegeReport {
  const { server, diary, sent } = happened
  const { calm, besieged, refused } = diary
  return {
    seconds: spec.seconds,
    heapMegabytes: HEAP_MEGABYTES,
    tables: spec.tables,
    calm: quantiles(calm),
    besieged: quantiles(besieged),
    ownLag: happened.ownLag,
    refused,
    botWaits: { honest: server.botWaits(HONEST_BOT), attackers: server.botWaits('norn') },
    memory: server.peaks,
    sent,
    problems: problemsOf(spec, happened),
  }
}

function problemsOf(spec: SiegeSpec, { server, diary, failures }: Happened): string[] {
  const problems = [
    ...new Set(failures),
    ...server.faults.slice(0, 10).map((line) => `logged: ${line.slice(0, 300)}`),
  ]
  if (server.ending !== null) problems.push(`the server died: ${server.ending}`)
  const { resident } = server.peaks
  if (resident > MOST_RESIDENT_MEGABYTES)
    problems.push(`it took ${resident} MB of memory, more than ${MOST_RESIDENT_MEGABYTES}`)
  const { longest, count } = quantiles(diary.besieged)
  if (count === 0) problems.push('no honest move was made under attack')
  if (spec.longestMs !== null && longest > spec.longestMs)
    problems.push(`an honest move took ${longest} ms, longer than ${spec.longestMs}`)
  return problems
}
