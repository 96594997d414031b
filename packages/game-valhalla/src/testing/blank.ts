import type { JarlEffect } from '../cards/card.ts'
import { cardOf, jarlOf } from '../cards/index.ts'
import type { Card, CardId, JarlId } from '../cards/printed.ts'

const NO_STRENGTH = { kind: 'strength', value: 0 } as const
const NO_ABILITY: JarlEffect = { kind: 'strength', value: 0 }

/** What a blank card of each kind has printed on it; the rest (clan, glory, when it is played) stays. */
const BLANK: { readonly [T in Card['type']]: object } = {
  warrior: { strength: 0, trait: null, favour: null },
  tactic: { effect: NO_STRENGTH },
  thor: { effect: NO_STRENGTH },
  tyr: { effect: NO_STRENGTH },
  // What missions demand is known to all: whoever could have one is asked (VH-R47).
  mission: {},
}

function changed<T>(row: object, changes: object, run: () => T): T {
  const before = { ...row }
  Object.assign(row, changes)
  try {
    return run()
  } finally {
    Object.assign(row, before)
  }
}

/** Runs something while a card is a blank one of its kind. */
export function asBlankCard<T>(id: CardId, run: () => T): T {
  const card = cardOf(id)
  return changed(card, BLANK[card.type], run)
}

/** Runs something while a Jarl has no abilities. */
export function asBlankJarl<T>(id: JarlId, run: () => T): T {
  return changed(jarlOf(id), { base: NO_ABILITY, extended: NO_ABILITY }, run)
}
