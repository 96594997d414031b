import { type Refused, refuse } from '../../refusing/refused.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const SHORTEST = 10
const LONGEST = 128
/** What is left of a password without the name in it must still be some work to guess. */
const LEAST_BESIDE_NAME = 6
const OUR_NAME = 'meadhall'

/** A password in the one form in which it is hashed: keyboards write the same letter differently. */
export function normalPassword(raw: string): string {
  return raw.normalize('NFKC')
}

/** What is wrong with a new password; `null` where it will do. What it is made of is nobody's rule. */
export function passwordProblem(raw: string, name: string): Refused | null {
  const password = normalPassword(raw).toLowerCase()
  const length = [...password].length
  if (length < SHORTEST || length > LONGEST) {
    return refuse('password', 'server.password-length', { min: SHORTEST, max: LONGEST })
  }
  if (COMMON_PASSWORDS.has(password) || new Set(password).size < 3) {
    return refuse('password', 'server.password-common')
  }
  const names = [name.normalize('NFKC').toLowerCase(), OUR_NAME]
  const beside = names.reduce((left, one) => left.replaceAll(one, ''), password)
  if ([...beside].length < LEAST_BESIDE_NAME && beside !== password) {
    return refuse('password', 'server.password-name')
  }
  return null
}
