import type { GameId } from '@meadhall/games'
import type { AnyRules } from '@meadhall/kernel'
import { gameIdOf } from '../games.ts'
import type { TerminalGame } from '../play/game.ts'
import { bloodRageTerminal } from './blood-rage/index.ts'
import { valhallaTerminal } from './valhalla/index.ts'

const TERMINALS: Readonly<Record<GameId, TerminalGame>> = {
  'blood-rage': bloodRageTerminal,
  valhalla: valhallaTerminal,
}

/** The games that can be played in the terminal, the default one first. */
export const TERMINAL_GAMES: readonly TerminalGame[] = Object.values(TERMINALS)

/** How a game is shown and spoken of. */
export function terminalOf(rules: AnyRules): TerminalGame {
  return TERMINALS[gameIdOf(rules.id)]
}
