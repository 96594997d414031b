import type { AnyRules } from '@meadhall/kernel'
import type { TerminalGame } from '../play/game.ts'
import { bloodRageTerminal } from './blood-rage/index.ts'
import { valhallaTerminal } from './valhalla/index.ts'

/** The games that can be played in the terminal, the default one first. */
export const TERMINAL_GAMES: readonly TerminalGame[] = [bloodRageTerminal, valhallaTerminal]

/** How a game is shown and spoken of; every game of the table has a terminal side. */
export function terminalOf(rules: AnyRules): TerminalGame {
  const game = TERMINAL_GAMES.find((one) => one.rules.id === rules.id)
  if (game === undefined) throw new Error(`${rules.id} cannot be shown in the terminal`)
  return game
}
