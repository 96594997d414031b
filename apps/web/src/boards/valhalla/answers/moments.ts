import { cardName, gloryOf, type ValhallaEvent } from '@meadhall/game-valhalla'
import type { Gain, Shown } from '../../../table/game-board.ts'
import { target } from './targets.ts'

/** The card that an event lays open before everybody. */
export function shownIn(event: ValhallaEvent): Shown | null {
  switch (event.type) {
    case 'tactic-played':
    case 'support-played':
    case 'tyr-attached':
    case 'mission-done':
      return { name: cardName(event.card), seat: event.seat }
    default:
      return null
  }
}

/** The glory that goes to a player's Valhalla by an event, with the warrior that brings it. */
export function gainIn(event: ValhallaEvent): Gain | null {
  if (event.type !== 'warrior-sent' && event.type !== 'glory-taken') return null
  const place = `.table-rivals [data-target="${target.seat(event.seat)}"]`
  return { place, amount: gloryOf(event.card), name: cardName(event.card) }
}
