import { randomBytes } from 'node:crypto'
import { tokenHash } from '../tokens.ts'

/** Without what is mistaken for something else: i, l, o and u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 120 bits: so much cannot be guessed from a quick hash. */
const LENGTH = 24
const GROUP = 4

export const RECOVERY_CODES = 10

/** A code to be written down: `4k7m-…`, in groups of four. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters
}

/** What is stored of one, however it was typed; `null` where it can be none. */
export function recoveryHash(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  const read = letters.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return read.length === LENGTH ? tokenHash(read) : null
}
