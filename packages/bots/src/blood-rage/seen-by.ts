import type { CardId, ClanState, ClanView, State, View } from '@meadhall/game-blood-rage'
import { at, type Seat } from '@meadhall/kernel'

/** A table as a seat of it sees it: the state, of which it is asked no more than a view has, or a view. */
export type Seen = Readonly<State> | View
export type SeenClan = Readonly<ClanState> | ClanView

export function clanOf(table: Seen, seat: Seat): SeenClan {
  const clans: readonly SeenClan[] = table.clans
  return at(clans, seat)
}

type Cards = readonly CardId[] | number

/** The cards, where they may be seen. */
export function listed(cards: Cards): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

export function countOf(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** The card a clan keeps from the last age; asked of the seat's own clan. */
export function keptBy(clan: SeenClan): CardId | null {
  const { kept } = clan
  if (kept === null || typeof kept === 'string') return kept
  return listed(kept)[0] ?? null
}

/** The cards in front of a seat in the draft. */
export function packetOf(table: Seen, seat: Seat): readonly CardId[] {
  for (const frame of table.frames) {
    if (frame.kind === 'draft') return listed(frame.packets[seat] ?? 0)
  }
  return []
}

/** The card that a seat has chosen to keep in this Discard phase, still secret. */
export function chosenKeep(table: Seen, seat: Seat): CardId | null {
  for (const frame of table.frames) if (frame.kind === 'discard') return frame.keeps[seat] ?? null
  return null
}
