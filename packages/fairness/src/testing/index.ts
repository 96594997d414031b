import { type AnyRules, makeGameFile, play, printGameFile, startGame } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { seatCommitment, secretOf, serverCommitment } from '../commitment.ts'
import type { Fairness } from '../index.ts'
import { seedOf } from '../seed.ts'

const TABLE = 'saga-1'
const SEATS = 4
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan']

/** What may differ between such games. */
interface FairGame {
  readonly options?: object
  /** One byte of which the server's secret consists. */
  readonly secret?: number
  /** Only so many actions. */
  readonly length?: number
}

/**
 * The text of a random game's file as from a server, for four: Ann gave her part, Bob withheld his,
 * Cat is a bot, Dan bound himself to nothing.
 */
export function fairText(
  rules: AnyRules,
  { options: raw = {}, secret = 7, length }: FairGame = {},
) {
  const fairness = fairnessOf(secretOf(new Uint8Array(32).fill(secret)))
  const options = rules.parseOptions(raw, SEATS)
  const facts = { game: rules.id, rulesVersion: rules.version, options, seats: SEATS }
  const start = { options, seats: SEATS, seed: seedOf({ ...facts, fairness }) }
  const { log } = randomPlay(rules, start)
  const game = startGame(rules, log)
  for (const action of log.actions.slice(0, length)) play(rules, game, action)
  return printGameFile(makeGameFile(rules, game, NAMES, fairness))
}

function fairnessOf(secret: string): Fairness {
  const [ann, bob] = [secretOf(new Uint8Array(32).fill(1)), secretOf(new Uint8Array(32).fill(2))]
  return {
    table: TABLE,
    commitment: serverCommitment(TABLE, secret),
    secret,
    contributions: [
      { seat: 0, commitment: seatCommitment(TABLE, 0, ann), contribution: ann },
      { seat: 1, commitment: seatCommitment(TABLE, 1, bob), contribution: null },
    ],
    bots: [2],
  }
}
