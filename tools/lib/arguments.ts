import { GAME_IDS, type GameId, isGameId } from '@meadhall/games'

/** An option that counts something. Anything else ends the program with a sentence about it. */
export function readCount(option: string, word: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word)
  console.error(`${option} must be a whole number above 0, not "${word}"`)
  process.exit(2)
}

/** The game an option names, or all of them. */
export function readGames(word: string | undefined): readonly GameId[] {
  if (word === undefined) return GAME_IDS
  if (isGameId(word)) return [word]
  console.error(`unknown game "${word}" (known: ${GAME_IDS.join(', ')})`)
  process.exit(2)
}
