import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a letter does. */
export type LetterLink = 'confirm' | 'unsubscribe'

/**
 * Tokens of links in letters. They are made from a key of the server, so nothing is stored of them and
 * whoever reads the database alone cannot make one.
 */
export class SignedLinks {
  readonly #key: string
  readonly #origin: string

  constructor(key: string, origin: string) {
    this.#key = key
    this.#origin = origin
  }

  link(what: LetterLink, target: string): string {
    return `${this.#origin}/api/v1/notices/${what}?token=${target}.${this.#sign(what, target)}`
  }

  /** The target that a token is for; `null` where we did not make it. */
  read(what: LetterLink, token: string): string | null {
    const [target = '', given = ''] = token.split('.')
    const right = Buffer.from(this.#sign(what, target))
    const shown = Buffer.from(given)
    return shown.length === right.length && timingSafeEqual(shown, right) ? target : null
  }

  #sign(what: LetterLink, target: string): string {
    return createHmac('sha256', this.#key).update(`${what}/${target}`).digest('base64url')
  }
}
