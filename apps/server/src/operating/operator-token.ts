import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where a token lies that the server made for itself: whoever may read the data may administer. */
const TOKEN_FILE = 'operator-token'
const TOKEN_BYTES = 24

/** The operator's token: the one that was set, or one that is made at the first start. */
export function operatorTokenOf({
  operatorToken,
  data,
}: Pick<Config, 'operatorToken' | 'data'>): string {
  if (operatorToken !== undefined) return operatorToken
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const path = join(data, TOKEN_FILE)
  try {
    writeFileSync(path, randomBytes(TOKEN_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Compared in the same time whatever is wrong with it. */
export function carriesToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (given === undefined || token === undefined) return false
  return timingSafeEqual(digest(given), digest(token))
}
