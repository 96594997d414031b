import type { BloodRageAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SLOTS } from '../ids.ts'
import { BOARD, type PlaceId, placeOf } from '../map.ts'
import { deckOf } from '../setup.ts'
import type { State } from '../state.ts'

/** What a quest can count for in a battle (BR-6.20). */
const BONUSES: readonly number[] = [0, 3, 5]

/** What an action speaks of that is not in this game, so that it can never be legal. */
export function missing(state: Readonly<State>, action: BloodRageAction): string | null {
  const wrong = [
    'place' in action && missingPlace(action.place),
    'from' in action && missingPlace(action.from),
    'to' in action && missingPlace(action.to),
    'card' in action && missingCard(state, action.card),
    'slot' in action && action.slot >= SLOTS && `there is no slot ${action.slot}`,
    'bonus' in action && !BONUSES.includes(action.bonus) && `no quest counts ${action.bonus}`,
  ]
  return wrong.find((why) => typeof why === 'string') ?? null
}

function missingPlace(place: PlaceId): string | null {
  return placeOf(place) < BOARD ? null : `"${place}" is not on the board`
}

/** Cards marked for more players are not in the game (BR-2.5). */
function missingCard({ clans }: Readonly<State>, card: CardId): string | null {
  const isIn = deckOf(cardOf(card).age, clans.length).includes(card)
  return isIn ? null : `there is no "${card}" in a game of ${clans.length}`
}
