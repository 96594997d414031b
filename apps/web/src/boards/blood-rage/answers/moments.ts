import { type BloodRageEvent, type ClanId, cardName, type View } from '@meadhall/game-blood-rage'
import type { Gain, Shown } from '../../../table/game-board.ts'

/** The card that an event lays open; those of a battle have their scene. */
export function shownIn({ clans }: View, event: BloodRageEvent): Shown | null {
  if (event.type !== 'upgraded' && event.type !== 'quest-completed') return null
  const seat = clans.findIndex(({ clan }) => clan === event.clan)
  return { name: cardName(event.card), seat }
}

const placeOf = (clan: ClanId): string => `.table-rivals [data-clan="${clan}"]`

/** The Glory that a clan gains by an event. */
export function gainIn(event: BloodRageEvent): Gain | null {
  if (event.type !== 'glory' && event.type !== 'glory-stolen') return null
  return { place: placeOf(event.clan), amount: event.amount }
}
