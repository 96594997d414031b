import type { Action } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import type { Rules } from '../rules.ts'

/** Rules of some game for checks that never look inside its state: all games pass for these. */
export type OpaqueRules = Rules<object, Action, GameEvent, unknown, unknown>
