import type { BloodRageAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import { SLOTS } from '../ids.ts'
import { BOARD, placeOf } from '../map.ts'
import { PARTS, type Part } from '../notation.ts'
import { deckOf } from '../setup.ts'
import type { State } from '../state.ts'

type Value = string & number
type Missing = (value: never, state: Readonly<State>) => string | null

const offBoard = (place: Parameters<typeof placeOf>[0]): string | null =>
  placeOf(place) < BOARD ? null : `"${place}" is not on the board`

/** What each part of an action may name that no game, or not this one, has. */
const MISSING: Readonly<Record<Part, Missing>> = {
  figure: () => null,
  stat: () => null,
  place: offBoard,
  from: offBoard,
  to: offBoard,
  card: (card: Parameters<typeof cardOf>[0], { clans }) =>
    deckOf(cardOf(card).age, clans.length).includes(card)
      ? null
      : `there is no "${card}" in a game of ${clans.length}`,
  slot: (slot: number) => (slot < SLOTS ? null : `there is no slot ${slot}`),
  bonus: (bonus: number) => ([0, 3, 5].includes(bonus) ? null : `no quest counts ${bonus}`),
}

/** What an action speaks of that is not in this game, so that it can never be legal. */
export function missing(state: Readonly<State>, action: BloodRageAction): string | null {
  const values = action as unknown as Readonly<Record<Part, Value>>
  for (const part of PARTS[action.type]) {
    const why = MISSING[part](values[part] as never, state)
    if (why !== null) return why
  }
  return null
}
