import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { ClanState, State } from '../state.ts'

function hasWhiteCircle(cards: readonly CardId[]): boolean {
  return cards.some((card) => cardOf(card).whiteCircle)
}

/**
 * Whether a clan could hold a white-circle card for all that everybody knows: whoever cannot is not
 * asked for one (BR-6.24). No card of age 1 has the circle; only a position made up by hand deals
 * one of a later age.
 */
export function mayHoldWhiteCircle(state: Readonly<State>, clan: Readonly<ClanState>): boolean {
  if (clan.hand.length === clan.shown.length) return hasWhiteCircle(clan.shown)
  return state.age > 1 || hasWhiteCircle(clan.hand)
}
