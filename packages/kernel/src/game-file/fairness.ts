import { isRecord } from '../foreign.ts'
import type { Seat } from '../ids.ts'

/** 64 hexadecimal digits in lower case: 32 random bytes. */
export type Secret = string
/** 64 hexadecimal digits in lower case: what binds somebody to a secret before it is shown. */
export type Commitment = string

/** What a seat gave to the seed. */
export interface Contribution {
  readonly seat: Seat
  readonly commitment: Commitment
  /** `null`: the seat bound itself and then did not show what to. It is left out, and named. */
  readonly contribution: Secret | null
}

/**
 * How the seed of a game at a server came about. The kernel passes it on; what it proves is checked
 * by `packages/fairness` (docs/fair-play.md).
 */
export interface Fairness {
  /** The table's id. */
  readonly table: string
  /** The server's, published before anybody sat down. */
  readonly commitment: Commitment
  /** The server's, shown when the game is over. */
  readonly secret: Secret
  /** Of the seats that bound themselves, in the order of the seats. */
  readonly contributions: readonly Contribution[]
  /** The seats that bots took at the start: they give nothing. */
  readonly bots: readonly Seat[]
}

/** Whether a text is a secret or a commitment as far as its letters tell. */
export function isHex64(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** Whether a foreign value has the shape; whether it is true is not asked here. */
export function isFairness(value: unknown): value is Fairness {
  if (!isRecord(value)) return false
  const { table, commitment, secret, contributions, bots } = value
  if (typeof table !== 'string' || !isHex64(commitment) || !isHex64(secret)) return false
  return isListOf(contributions, isContribution) && isListOf(bots, Number.isInteger)
}

function isContribution(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { seat, commitment, contribution } = value
  if (!Number.isInteger(seat) || !isHex64(commitment)) return false
  return contribution === null || isHex64(contribution)
}

function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}
