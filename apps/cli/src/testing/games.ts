import { type BloodRageTypes, bloodRage } from '@meadhall/game-blood-rage'
import { type Game, makeGameFile, play, printGameFile, startGame } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'

/** The text of a random game's file, whole or only its first actions. */
export function gameText(seed: string, seats: number, length = Number.POSITIVE_INFINITY): string {
  const options = bloodRage.parseOptions({ firstGame: true, firstPlayer: 0 }, seats)
  const { log } = randomPlay(bloodRage, { options, seats, seed })
  const game: Game<BloodRageTypes> = startGame(bloodRage, log)
  for (const action of log.actions.slice(0, length)) play(bloodRage, game, action)
  return printGameFile(makeGameFile(bloodRage, game, ['Ann', 'Bob', 'Cat', 'Dan'].slice(0, seats)))
}
