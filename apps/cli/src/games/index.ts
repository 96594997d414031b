import type { GameId } from '@meadhall/games'
import type { AnyRules } from '@meadhall/kernel'
import { gameIdOf } from '../games.ts'
import type { TerminalGame } from '../play/game.ts'
import { ENGLISH, type Speech } from '../text/speech.ts'
import { bloodRageTerminal } from './blood-rage/index.ts'
import { valhallaTerminal } from './valhalla/index.ts'

const TERMINALS: Readonly<Record<GameId, (speech: Speech) => TerminalGame>> = {
  'blood-rage': bloodRageTerminal,
  valhalla: valhallaTerminal,
}

/** The games that can be played in the terminal, the default one first. */
export const TERMINAL_GAMES: readonly TerminalGame[] = Object.values(TERMINALS).map((game) =>
  game(ENGLISH),
)

/** How a game is shown and spoken of in a language. */
export function terminalOf(rules: AnyRules, speech: Speech = ENGLISH): TerminalGame {
  return TERMINALS[gameIdOf(rules.id)](speech)
}
