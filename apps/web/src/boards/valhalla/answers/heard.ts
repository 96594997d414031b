import { eventMessage, type ValhallaEvent } from '@meadhall/game-valhalla'
import type { Words } from '../../../i18n/words.ts'
import type { Summary } from '../../../table/game-board.ts'

/** How something ended; what led there is told after it. */
const ENDS: readonly ValhallaEvent['type'][] = [
  'battle-void',
  'battle-won',
  'game-ended',
  'monster-beaten',
]

/** How a battle or the game ended, for the ear: first what came of it, then how. */
export function summaryOf(
  { say }: Words,
  events: readonly ValhallaEvent[],
): Summary<ValhallaEvent> | null {
  const ends = events.filter(({ type }) => ENDS.includes(type))
  if (ends.length === 0) return null
  return {
    text: ends.map((event) => say(eventMessage(event))).join(' '),
    rest: events.filter(({ type }) => !ENDS.includes(type)),
  }
}
