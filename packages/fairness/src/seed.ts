import type { Fairness, Seed } from '@meadhall/kernel'
import { hashOf } from './hash.ts'

/** All that a seed is made from. */
export interface FairStart {
  readonly fairness: Fairness
  /** The id of the rules. */
  readonly game: string
  /** The version of the rules that the game starts with. */
  readonly rulesVersion: number
  /** As they stand in the game's file: checked, with their defaults. */
  readonly options: unknown
  /** How many. */
  readonly seats: number
}

/**
 * The seed of a game: of everything that was fixed before it, and of every secret that was shown. A
 * seat that did not show its secret has only its commitment in it, which was fixed before, too.
 */
export function seedOf({ fairness, game, rulesVersion, options, seats }: FairStart): Seed {
  const { table, commitment, secret, bots } = fairness
  const given = fairness.contributions.map((one) => [one.seat, one.commitment, one.contribution])
  return hashOf('seed', [
    table,
    { game, rulesVersion, options, seats, bots },
    [commitment, secret],
    given,
  ])
}
