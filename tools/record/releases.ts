import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, type GameId } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import { type AnyRules, at, OptionError } from '@meadhall/kernel'
import {
  makeRecording,
  parseRecordings,
  printRecordings,
  type Recording,
  replayRecording,
  type TrialSetup,
} from '@meadhall/kernel/testing'
import { ROOT } from '../lib/workspace.ts'
import { MIXES, playedByBots } from './bots.ts'

/** How many games of numbered set-ups are recorded, beside two of each set-up of the trials. */
const NUMBERED = 60

function folderOf(id: GameId): string {
  return join(ROOT, 'packages', `game-${id}`, 'recordings')
}

/** Whether the changelog names a version without calling it unreleased. */
export function isReleased(version: string): boolean {
  const lines = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split('\n')
  const heading = lines.find((line) => line.startsWith(`## ${version}`))
  return heading !== undefined && !heading.includes('unreleased')
}

/** Every set-up with all kinds of bots: as few games as show every player count, module and variant. */
export async function writeRecordings(id: GameId, release: string): Promise<void> {
  const { setups, setupOf } = TRIALS[id]
  const numbered = Array.from({ length: NUMBERED }, (_, number) => setupOf(number))
  const tables = [...setups, ...numbered, ...choices(await GAMES[id].rules()), ...setups]
  const recordings: Recording[] = []
  for (const [number, setup] of tables.entries())
    recordings.push(await recordOne(id, setup, number, number % MIXES.length))
  mkdirSync(folderOf(id), { recursive: true })
  const path = join(folderOf(id), `${release}.jsonl`)
  writeFileSync(path, printRecordings(recordings))
  console.log(`${path}: ${recordings.length} games`)
}

/** A table for each thing that may be chosen from a list, at the largest table that allows it. */
function choices({ options, seats, parseOptions }: AnyRules): TrialSetup[] {
  const { min, max } = seats
  const counts = Array.from({ length: max - min + 1 }, (_, index) => max - index)
  return options.flatMap((spec) => {
    if (spec.kind !== 'choice') return []
    const needed = spec.only?.with === undefined ? {} : { [spec.only.with]: true }
    return spec.values.flatMap((value) => {
      const chosen = { ...needed, [spec.name]: value }
      const allowed = counts.find((count) => isAllowed(() => parseOptions(chosen, count)))
      return allowed === undefined ? [] : [{ seats: allowed, options: chosen }]
    })
  })
}

function isAllowed(parse: () => unknown): boolean {
  try {
    parse()
    return true
  } catch (error) {
    if (error instanceof OptionError) return false
    throw error
  }
}

async function recordOne(
  id: GameId,
  setup: TrialSetup,
  number: number,
  mix: number,
): Promise<Recording> {
  const seed = `recording/${number}`
  const { rules, levels, log } = await playedByBots(id, setup, seed, at(MIXES, mix))
  return makeRecording(rules, log, levels.join(' '))
}

/** Replays all that was ever recorded; how it ended must be the same, only the state may look new. */
export async function renewFingerprints(id: GameId): Promise<void> {
  const rules = await GAMES[id].rules()
  for (const name of readdirSync(folderOf(id))) {
    const path = join(folderOf(id), name)
    const renewed = parseRecordings(readFileSync(path, 'utf8')).map((recording) => {
      const { result, fingerprint } = replayRecording(rules, recording)
      if (JSON.stringify(result) !== JSON.stringify(recording.result))
        throw new Error(`${path}: ${recording.seed} ends otherwise: ${JSON.stringify(result)}`)
      return { ...recording, fingerprint }
    })
    writeFileSync(path, printRecordings(renewed))
    console.log(`${path}: ${renewed.length} games end as they did`)
  }
}
