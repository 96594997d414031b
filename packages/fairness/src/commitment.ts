import { type Commitment, isHex64, type Seat, type Secret } from '@meadhall/kernel'
import { bytesToHex } from '@noble/hashes/utils.js'
import { hashOf } from './hash.ts'

/** A secret has this many random bytes. */
export const SECRET_BYTES = 32

/** A secret from random bytes, which whoever runs this draws from the machine's own source. */
export function secretOf(bytes: Uint8Array): Secret {
  if (bytes.length !== SECRET_BYTES)
    throw new RangeError(`a secret has ${SECRET_BYTES} random bytes, not ${bytes.length}`)
  return bytesToHex(bytes)
}

/** What a server publishes when a table is made: it is bound to its secret from then on. */
export function serverCommitment(table: string, secret: Secret): Commitment {
  return hashOf('server', [table, checked(secret)])
}

/**
 * What a seat publishes on sitting down. The seat is part of it, so that a commitment copied from
 * another seat cannot be opened.
 */
export function seatCommitment(table: string, seat: Seat, contribution: Secret): Commitment {
  return hashOf('seat', [table, seat, checked(contribution)])
}

function checked(secret: Secret): Secret {
  if (isHex64(secret)) return secret
  throw new RangeError('a secret is 64 hexadecimal digits in lower case')
}
