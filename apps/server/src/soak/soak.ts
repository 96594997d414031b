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
/** The longest that a process lives after it listens. */
const LONGEST_LIFE_MS = 500
/** One in so many starts does not get so far as to listen. */
const STILLBORN_EVERY = 10
/** What is stored is looked at after so many kills. */
const AUDIT_EVERY = 25
/** Nothing was told to anybody for so long: the games stand still. */
const STUCK_MS = 120_000

/** Plays, kills, starts anew, and compares. */
export async function soak(needs: SoakNeeds): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-soak-'))
  const data = join(folder, 'data')
  const fleet = new Fleet(needs.processes, environment(folder, data))
  const audit = new Audit(data)
  const people = await guests(data, PEOPLE)
  const began = performance.now()
  await fleet.start()
  const load = new Load({ fleet, tables: needs.tables, people, seed: needs.seed })
  try {
    await killing(needs, fleet, load, audit)
    await Promise.race([load.end(), stuck(load)])
    for (const process of fleet.processes) audit.stopped(await process.kill('SIGTERM'))
    await audit.look([...load.takeOver(), ...load.playing])
    await audit.lookAgain()
  } finally {
    await fleet.stop()
  }
  const report = audit.report({
    kills: needs.kills,
    fleet,
    seconds: (performance.now() - began) / 1000,
  })
  if (report.problems.length === 0) rmSync(folder, { recursive: true })
  return { ...report, ...(report.problems.length > 0 && { folder }) }
}

function environment(folder: string, data: string): NodeJS.ProcessEnv {
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<title>Meadhall</title>')
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    MEADHALL_DATA: data,
    MEADHALL_REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    SOAK_SITE: site,
  }
}

async function killing(needs: SoakNeeds, fleet: Fleet, load: Load, audit: Audit): Promise<void> {
  const rng = seedRng(`${needs.seed}/kills`)
  for (let kill = 1; kill <= needs.kills; kill++) {
    await sleep(below(rng, LONGEST_LIFE_MS))
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

async function stuck(load: Load): Promise<void> {
  for (let told = -1; told !== load.told; ) {
    told = load.told
    await sleep(STUCK_MS, undefined, { ref: false })
  }
  const tables = [...load.playing].map(({ told }) => told.table)
  throw new Error(`nothing goes on at ${tables.join(', ')}`)
}
