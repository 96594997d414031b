import type { EventType } from '@meadhall/game-blood-rage'
import type { Moment } from '../../../sources/source.ts'
import { END_SCENE, type SceneCall } from '../../../table/game-board.ts'
import type { LogEntry } from '../game.ts'

/** What is played before the last action of a story is told. */
export function scenesOf(
  log: readonly LogEntry[],
  { outcome }: Pick<Moment, 'outcome'>,
): readonly SceneCall[] {
  const last = eventsOf(log.at(-1))
  const has = (...types: readonly EventType[]) => last.some(({ type }) => types.includes(type))
  const calls: SceneCall[] = []
  const isDecided = has('battle-won', 'battle-tied')
  const [began, isFought] = pillageIn(log)
  if (isDecided || (has('pillaged') && !isFought)) {
    calls.push({ name: `battle/${began}`, isBattle: true, isBrief: !isDecided })
  }
  if (has('province-destroyed', 'age-ended')) {
    calls.push({ name: `age/${ageOf(log)}`, isBattle: false, isBrief: false })
  }
  if (outcome !== null && has('game-ended'))
    calls.push({ name: END_SCENE, isBattle: false, isBrief: false })
  return calls
}

const eventsOf = (entry: LogEntry | undefined) => entry?.events ?? []

/** With which action the last pillage began, and whether it came to a battle. */
function pillageIn(log: readonly LogEntry[]): readonly [number, boolean] {
  const at = log.findLastIndex((entry) => tells(entry, 'pillage-began'))
  const isFought = log.slice(at).some((entry) => tells(entry, 'battle-began'))
  return [log[at]?.step ?? 0, isFought]
}

const tells = (entry: LogEntry, type: EventType): boolean =>
  eventsOf(entry).some((event) => event.type === type)

/** The age whose end began last. */
function ageOf(log: readonly LogEntry[]): number {
  const phases = log.flatMap((entry) =>
    eventsOf(entry).filter((event) => event.type === 'phase-began'),
  )
  return phases.findLast(({ phase }) => phase === 'quest')?.age ?? 1
}
