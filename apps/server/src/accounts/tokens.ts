import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A secret that cannot be guessed, as it stands in a cookie or a header. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Whether a text can be a token at all: what cannot be is not looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

/**
 * What is stored of a token. It has 256 bits of chance, so one quick hash is enough, and looking the
 * hash up gives no hint by its time: nobody can steer the hash towards one that is stored.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
