import {
  type CardId,
  type Scored,
  scoresOf,
  type ValhallaEvent,
  type View,
} from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import type { LogEntry } from '../game.ts'

/** When what each has is marked down. */
const MARKS: readonly ValhallaEvent['type'][] = ['turn-began', 'ragnarok-began']

interface Holdings {
  readonly valhalla: CardId[]
  readonly captured: number[]
  shields: number
}

/**
 * What each had after each turn, as the log tells it: what lay in Valhalla and the shields. The last
 * are the final scores, with all that is counted only then.
 */
export function courseOf(
  log: readonly LogEntry[],
  view: Pick<View, 'options' | 'players'>,
  { scores }: Outcome,
): readonly (readonly number[])[] {
  const players = view.players.map((_, seat) => startOf(view, seat))
  const scored: Scored = { options: view.options, players, king: null }
  const course: (readonly number[])[] = []
  for (const { events } of log)
    for (const event of events) {
      if (MARKS.includes(event.type)) course.push(scoresOf(scored))
      gain(players, event)
    }
  return [...course, scores]
}

/** Everybody begins with all shields: those kept and those that others hold at the end. */
function startOf({ players }: Pick<View, 'players'>, seat: Seat): Holdings {
  const lost = players.reduce((sum, { captured }) => sum + (captured[seat] ?? 0), 0)
  const shields = (players[seat]?.shields ?? 0) + lost
  return { valhalla: [], captured: players.map(() => 0), shields }
}

/** What lies in a Valhalla, in the order it came there. */
export function valhallaOf(log: readonly LogEntry[], seat: Seat): readonly CardId[] {
  return log
    .flatMap(({ events }) => events)
    .flatMap((event) => (isEntry(event) && event.seat === seat ? event.card : []))
}

const ENTRIES = ['warrior-sent', 'glory-taken', 'mission-done', 'thor-kept'] as const
type Entry = Extract<ValhallaEvent, { readonly type: (typeof ENTRIES)[number] }>

function isEntry(event: ValhallaEvent): event is Entry {
  return (ENTRIES as readonly string[]).includes(event.type)
}

function gain(players: readonly Holdings[], event: ValhallaEvent): void {
  if (isEntry(event)) players[event.seat]?.valhalla.push(event.card)
  if (event.type !== 'shield-captured') return
  const [winner, loser] = [players[event.seat], players[event.foe]]
  if (winner === undefined || loser === undefined) return
  winner.captured[event.foe] = (winner.captured[event.foe] ?? 0) + 1
  loser.shields -= 1
}
