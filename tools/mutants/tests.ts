/** Which tests must notice that a rule of a game is broken. */
import type { GameId } from '@meadhall/games'
import { filesMatching } from '../lib/workspace.ts'

/** Tests about the rules that are not of a game's own package; one that is not there counts for none. */
const OF_ALL_GAMES = ['packages/games/src/**/*.test.ts', 'tools/reference.test.ts']

/** The paths of the tests that count for a game. */
export function testsOf(game: GameId): string[] {
  return filesMatching([`packages/game-${game}/src/**/*.test.ts`, ...OF_ALL_GAMES])
}
