import {
  type Fairness,
  seatCommitment,
  secretOf,
  seedOf,
  serverCommitment,
} from '@meadhall/fairness'
import { bloodRage } from '@meadhall/game-blood-rage'
import {
  type AnyRules,
  makeGameFile,
  play,
  printGameFile,
  type Start,
  startGame,
} from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan']

type Raw = Readonly<Record<string, unknown>>

const FIRST_GAME: Raw = { firstGame: true, firstPlayer: 0 }

function played(rules: AnyRules, start: Start, length = Number.POSITIVE_INFINITY) {
  const { log } = randomPlay(rules, start)
  const game = startGame(rules, log)
  for (const action of log.actions.slice(0, length)) play(rules, game, action)
  return game
}

/** The text of a random game's file, whole or only its first actions. */
export function gameText(seed: string, seats: number, length?: number): string {
  const start = { options: bloodRage.parseOptions(FIRST_GAME, seats), seats, seed }
  const game = played(bloodRage, start, length)
  return printGameFile(makeGameFile(bloodRage, game, NAMES.slice(0, seats)))
}

/**
 * The same as from a server, for four: the first gave its part, the second withheld it, the third is
 * a bot, the fourth bound itself to nothing.
 */
export function fairText(secret: number, length?: number, rules: AnyRules = bloodRage): string {
  const fairness = fairnessOf('saga-1', secretOf(new Uint8Array(32).fill(secret)))
  const options = rules.parseOptions(rules === bloodRage ? FIRST_GAME : {}, 4)
  const start = { game: rules.id, rulesVersion: rules.version, options, seats: 4 }
  const game = played(rules, { options, seats: 4, seed: seedOf({ ...start, fairness }) }, length)
  return printGameFile(makeGameFile(rules, game, NAMES, fairness))
}

function fairnessOf(table: string, secret: string): Fairness {
  const [ann, bob] = [secretOf(new Uint8Array(32).fill(1)), secretOf(new Uint8Array(32).fill(2))]
  return {
    table,
    commitment: serverCommitment(table, secret),
    secret,
    contributions: [
      { seat: 0, commitment: seatCommitment(table, 0, ann), contribution: ann },
      { seat: 1, commitment: seatCommitment(table, 1, bob), contribution: null },
    ],
    bots: [2],
  }
}
