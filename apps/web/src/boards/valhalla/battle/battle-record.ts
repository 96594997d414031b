import type { CardId, ValhallaEvent } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import type { LogEntry } from '../game.ts'

/** What a battle was, as its events tell it. */
export interface BattleRecord {
  /** The step it began at: names it. */
  readonly start: number
  readonly attacker: Seat
  readonly defender: Seat
  /** The step that was told of it last. */
  readonly until: number
  /** `null` where nobody won (VH-38). */
  readonly winner: Seat | null
  readonly isOver: boolean
  readonly strength: ReadonlyMap<Seat, number>
  readonly armed: readonly { readonly seat: Seat; readonly card: CardId }[]
  readonly tactics: readonly { readonly seat: Seat; readonly card: CardId }[]
  /** What came of it, in order. */
  readonly after: readonly ValhallaEvent[]
}

const MONSTER: Seat = -1
/** What is told on the result card. */
const TOLD: readonly ValhallaEvent['type'][] = [
  'shield-captured',
  'shield-lost',
  'monster-beaten',
  'valhalla-denied',
  'warrior-sent',
  'glory-taken',
  'card-stolen',
  'mission-done',
  'tactic-returned',
  'king-crowned',
  'loki-laughs',
  'thor-kept',
  'cards-discarded',
]
/** What can no longer belong to a battle. */
const ENDS: readonly ValhallaEvent['type'][] = [
  'turn-began',
  'ragnarok-began',
  'monster-rolled',
  'game-ended',
  'points',
]

interface Told {
  readonly step: number
  readonly event: ValhallaEvent
}

/** The last battle that began up to a step, or `null`. */
export function lastBattle(log: readonly LogEntry[], step: number): BattleRecord | null {
  const told = toldIn(log.filter((entry) => entry.step <= step))
  return recordFrom(told, told.findLastIndex(isBeginning))
}

/** The battle that began with a step, as far as it was told, or `null`. */
export function battleFrom(log: readonly LogEntry[], start: number): BattleRecord | null {
  const told = toldIn(log.filter(({ step }) => step >= start))
  return recordFrom(
    told,
    told.findLastIndex((one) => one.step === start && isBeginning(one)),
  )
}

/** The beginning of the battle that the last entry of a log decides; `null` where it decides none. */
export function decidedBy(log: readonly LogEntry[]): number | null {
  const last = log.at(-1)
  if (last === undefined || !eventsOf(last).some(isResult)) return null
  const told = toldIn(log)
  const result = told.findLastIndex(({ event }) => isResult(event))
  return told.slice(0, result).findLast(isBeginning)?.step ?? null
}

function toldIn(log: readonly LogEntry[]): Told[] {
  return log.flatMap((entry) => eventsOf(entry).map((event) => ({ step: entry.step, event })))
}

function recordFrom(told: readonly Told[], begin: number): BattleRecord | null {
  const first = told[begin]
  if (first === undefined) return null
  const end = told.findIndex(
    (one, index) => index > begin && (ENDS.includes(one.event.type) || isBeginning(one)),
  )
  const own = told.slice(begin, end < 0 ? undefined : end)
  const until = own.at(-1)?.step ?? first.step
  return recordOf(
    { start: first.step, until },
    own.map(({ event }) => event),
  )
}

/** Cards not kept in part B are discarded too: that is no consequence of the battle. */
function eventsOf({ events }: LogEntry): ValhallaEvent[] {
  const kept = events.findIndex(({ type }) => type === 'card-kept')
  return events.filter(({ type }, index) => {
    return kept < 0 || index < kept || type !== 'cards-discarded'
  })
}

/** What the sums alone do not tell: nobody was armed, or who wins on equal strength. */
export type ResultReason = 'void' | 'tie-attacker' | 'tie-defender'

/** Why a battle ended as it did, where its sums do not say so. */
export function reasonOf({
  winner,
  attacker,
  defender,
  strength,
}: BattleRecord): ResultReason | null {
  if (winner === null) return 'void'
  if (strength.get(attacker) !== strength.get(defender)) return null
  return winner === attacker ? 'tie-attacker' : 'tie-defender'
}

function isBeginning({ event: { type } }: Told): boolean {
  return type === 'attack-began' || type === 'monster-attacks'
}

function isResult({ type }: ValhallaEvent): boolean {
  return type === 'battle-won' || type === 'battle-void'
}

function recordOf(
  steps: Pick<BattleRecord, 'start' | 'until'>,
  events: readonly ValhallaEvent[],
): BattleRecord {
  const [begin] = events
  const fighter = begin?.type === 'attack-began' ? begin : { seat: MONSTER, foe: 0 }
  const won = events.find((event) => event.type === 'battle-won')
  const result = events.findIndex(isResult)
  const strength = new Map<Seat, number>()
  for (const event of events)
    if (event.type === 'phase-ended') strength.set(event.seat, event.strength)
  if (won?.type === 'battle-won') strength.set(won.seat, won.strength).set(won.foe, won.other)
  return {
    ...steps,
    attacker: fighter.seat,
    defender: fighter.foe,
    winner: won?.type === 'battle-won' ? won.seat : null,
    isOver: result >= 0,
    strength,
    armed: events.flatMap((one) => (one.type === 'warrior-armed' ? one : [])),
    tactics: events.flatMap((one) => (one.type === 'tactic-played' ? one : [])),
    after: result < 0 ? [] : events.slice(result).filter(({ type }) => TOLD.includes(type)),
  }
}
