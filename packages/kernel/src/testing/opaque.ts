import type { GameTypes, Rules } from '../rules.ts'

/** The types of some game, with a state that can be looked at as an object. */
export interface OpaqueTypes extends GameTypes {
  state: object
}

/** Rules of some game for checks that never look inside its state: all games pass for these. */
export type OpaqueRules = Rules<OpaqueTypes>
