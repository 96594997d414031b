import { canonical } from '@meadhall/kernel'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What is hashed: the same values must never mean two things. Raised when any of it changes. */
const DOMAIN = 'meadhall/fairness/1'

/**
 * SHA-256 of some values for one purpose, as hexadecimal digits. They are written as one JSON list
 * that begins with the purpose, without white space and with sorted keys: two different lists never
 * give the same text.
 */
export function hashOf(purpose: 'server' | 'seat' | 'seed', values: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonical([`${DOMAIN}/${purpose}`, ...values]))))
}
