import { createHash, randomBytes } from 'node:crypto'

const BYTES = 24

/** Something that opens a seat, for whoever has it. Only its hash is kept. */
export function freshSecret(): string {
  return randomBytes(BYTES).toString('base64url')
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
