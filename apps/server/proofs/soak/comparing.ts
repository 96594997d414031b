import { type AnyRules, sameAction } from '@meadhall/kernel'
import { type Entry, type LoadedMatch, type Position, playedThrough } from '@meadhall/match'
import { digestOfPosition } from './seen-digest.ts'
import { type Acknowledged, nameOf, type Told } from './told.ts'

/** What a comparison found, and how much it looked at. */
export interface Compared {
  readonly problems: readonly string[]
  readonly entries: number
  readonly views: number
}

/** Compares what clients of a table were told with the journal that is stored. */
export function compare(told: Told, stored: LoadedMatch | null, rules: AnyRules): Compared {
  const entries = stored?.entries ?? []
  const problems = [
    ...told.contradictions,
    ...lostIn(told, entries),
    ...doubledIn(entries),
    ...refusedIn(told, entries),
  ]
  const views = stored === null ? { problems: [], views: 0 } : viewsIn(told, stored, rules)
  return {
    problems: [...problems, ...views.problems].map((problem) => `${told.table}: ${problem}`),
    entries: entries.length,
    views: views.views,
  }
}

/** Every acknowledged answer is in the journal at its number, with its key, by its seat. */
function lostIn({ acknowledged }: Told, entries: readonly Entry[]): string[] {
  return [...acknowledged.values()].flatMap((done) => {
    const entry = entries[done.revision - 1]
    return entry !== undefined && isSame(entry, done)
      ? []
      : [`${nameOf(done)} is not entry ${done.revision} of ${entries.length}`]
  })
}

function isSame(entry: Entry, { seat, key, action }: Acknowledged): boolean {
  if (entry.kind === 'undo') return action === null && entry.seat === seat && entry.key === key
  if (entry.kind !== 'act' || action === null) return false
  return entry.cited?.key === key && sameAction(entry.action, action)
}

function keyIn(entry: Entry): string | null {
  if (entry.kind === 'undo') return nameOf(entry)
  if (entry.kind !== 'act' || entry.cited === null) return null
  return nameOf({ seat: entry.action.by, key: entry.cited.key })
}

/** No key is in the journal twice. */
function doubledIn(entries: readonly Entry[]): string[] {
  const keys = entries.map(keyIn).filter((key) => key !== null)
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} is doubled`)
}

/** What was refused is not there. */
function refusedIn({ refused }: Told, entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => {
    const key = keyIn(entry)
    return key !== null && refused.has(key) ? [`${key} was refused and is entry ${entry.seq}`] : []
  })
}

interface Views {
  readonly problems: string[]
  views: number
}

/** Whatever was seen at a revision is what the journal leads to there. */
function viewsIn(told: Told, stored: LoadedMatch, rules: AnyRules): Views {
  const found: Views = { problems: beyond(told, stored.entries.length), views: 0 }
  try {
    for (const position of positionsOf(stored, rules)) lookAt(told, position, found)
  } catch (error) {
    found.problems.push(`the journal cannot be played: ${error}`)
  }
  return found
}

function* positionsOf({ match, entries }: LoadedMatch, rules: AnyRules): Generator<Position> {
  const { options, seed, seats, rulesVersion: version } = match
  let position = playedThrough(rules, { options, seed, seats: seats.length, version }, [])
  yield position
  for (const entry of entries) {
    position = position.after(entry)
    yield position
  }
}

function lookAt({ viewers }: Told, position: Position, found: Views): void {
  for (const { seat, seen } of viewers) {
    const digest = seen.get(position.seq)
    if (digest === undefined) continue
    found.views += 1
    if (digest !== digestOfPosition(position, seat))
      found.problems.push(`seat ${seat} saw something else at ${position.seq}`)
  }
}

/** Who was told of more than there is. */
function beyond({ viewers }: Told, count: number): string[] {
  return viewers
    .filter(({ last }) => last > count)
    .map(({ seat, last }) => `seat ${seat} was told of ${last}, there are ${count}`)
}
