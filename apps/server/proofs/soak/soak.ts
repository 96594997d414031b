import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { below, type RngState, seedRng } from '@meadhall/kernel'
import { Audit } from './audit.ts'
import { Fleet } from './fleet.ts'
import { guests } from './guests.ts'
import { Load } from './load.ts'
import type { SoakReport } from './report.ts'
import { type SoakStore, soakStore } from './store.ts'

export interface SoakNeeds {
  readonly kills: number
  readonly seed: string
  readonly processes: number
  readonly tables: number
  /** Whether they are asked to stop instead of being killed. */
  readonly isGentle?: boolean
  /** Told after each kill. */
  readonly progress?: (kills: number) => void
}

const PEOPLE = 8
/** The longest that a process lives after it listens, where it is the only one. */
const LONGEST_LIFE_MS = 500
/** The longest until the next of several is killed. */
const LONGEST_PAUSE_MS = 3_000
/** One in so many kills does not wait until somebody has moved. */
const EARLY_EVERY = 6
/** One in so many starts does not get so far as to listen. */
const STILLBORN_EVERY = 10
/** What is stored is looked at after so many kills. */
const AUDIT_EVERY = 25
const LOOK_MS = 10
/** Nothing was told to anybody for so long: the games stand still. */
const STUCK_MS = 30_000

/** Plays, kills, starts anew, and compares. */
export async function soak(needs: SoakNeeds): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-soak-'))
  const store = await soakStore(folder, needs.processes)
  try {
    const report = await soakOver(needs, folder, store)
    if (report.problems.length > 0) return { ...report, folder }
    rmSync(folder, { recursive: true })
    return report
  } finally {
    await store.close()
  }
}

async function soakOver(needs: SoakNeeds, folder: string, store: SoakStore): Promise<SoakReport> {
  const fleet = new Fleet(needs.processes, environment(folder, store))
  const audit = new Audit(store)
  const people = await invited(store)
  const began = performance.now()
  try {
    await fleet.start()
    const load = new Load({
      addresses: fleet.addresses,
      tables: needs.tables,
      people,
      seed: needs.seed,
    })
    await killing(needs, fleet, load, audit)
    const stood = await Promise.race([load.end(), stuck(load)])
    if (typeof stood === 'string') audit.problem(stood)
    for (const process of fleet.processes) audit.stopped(await process.kill('SIGTERM'))
    await audit.look([...load.takeOver(), ...load.playing])
    await audit.lookAgain()
  } finally {
    await fleet.stop()
  }
  const seconds = (performance.now() - began) / 1000
  return audit.report({ kills: needs.kills, fleet, seconds })
}

async function invited(store: SoakStore): Promise<string[]> {
  const database = await store.open()
  const people = await guests(database, PEOPLE)
  await database.close()
  return people
}

function environment(folder: string, { env }: SoakStore): NodeJS.ProcessEnv {
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  return {
    ...env,
    HOST: '127.0.0.1',
    MEADHALL_REQUESTS_PER_MINUTE: '10000000',
    MEADHALL_CONNECTIONS_PER_ADDRESS: '10000000',
    LOG_LEVEL: 'error',
    SOAK_SITE: site,
  }
}

async function killing(needs: SoakNeeds, fleet: Fleet, load: Load, audit: Audit): Promise<void> {
  const rng = seedRng(`${needs.seed}/kills`)
  for (let kill = 1; kill <= needs.kills; kill++) {
    // A server that nobody has come back to yet has nothing to lose: few are killed that early.
    if (kill === 1 || needs.isGentle === true || below(rng, EARLY_EVERY) > 0) await underWay(load)
    await sleep(below(rng, fleet.size === 1 ? LONGEST_LIFE_MS : LONGEST_PAUSE_MS))
    const victim = fleet.process(below(rng, fleet.size))
    if (needs.isGentle === true) audit.stopped(await victim.kill('SIGTERM'))
    else await victim.kill('SIGKILL')
    if (kill % AUDIT_EVERY === 0) await audit.look(load.takeOver())
    await startAgain(victim, rng, kill < needs.kills)
    needs.progress?.(kill)
  }
}

/** Starts a process; now and then the next kill comes before it listens. */
async function startAgain(
  process: ReturnType<Fleet['process']>,
  rng: RngState,
  mayDie: boolean,
): Promise<void> {
  if (mayDie && below(rng, STILLBORN_EVERY) === 0) {
    const start = process.start().catch(() => undefined)
    await sleep(below(rng, LONGEST_LIFE_MS))
    await process.kill('SIGKILL')
    await start
  }
  await process.start()
}

/** Waits until clients are told of a move. */
async function underWay(load: Load): Promise<void> {
  const since = performance.now()
  for (const before = load.told; load.told === before; ) {
    // The rest of the soak will say so.
    if (performance.now() - since > STUCK_MS) return
    await sleep(LOOK_MS)
  }
}

/** Where nothing goes on any more; settles only then. */
async function stuck(load: Load): Promise<string> {
  for (let told = -1; told !== load.told; ) {
    told = load.told
    await sleep(STUCK_MS, undefined, { ref: false })
  }
  const tables = [...load.playing].map(({ told }) => told.table)
  return `nothing goes on at ${tables.join(', ')}`
}
