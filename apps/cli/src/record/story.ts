import type { AnyRules } from '@meadhall/kernel'
import { terminalOf } from '../games/index.ts'
import type { Teller } from '../play/game.ts'
import type { Paint } from '../text/paint.ts'

/** The story teller of a game. */
export function tellerOf(rules: AnyRules, paint: Paint): Teller {
  return terminalOf(rules).teller(paint)
}
