import type { DecisionId, Seat } from './ids.ts'

/**
 * One question to one player. That it is open, its kind and whom it asks are public; what may be
 * answered is known to the asked player alone (`Rules.legalActions`).
 */
export interface Decision {
  readonly id: DecisionId
  readonly seat: Seat
  readonly kind: string
}

/** What every game's action has: its kind and who acts. All else is the game's own. */
export interface Action {
  readonly type: string
  readonly by: Seat
}
