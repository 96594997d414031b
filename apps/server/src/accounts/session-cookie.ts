import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LASTS } from './sessions.ts'

/** The cookie that carries a browser's session. */
export class SessionCookie {
  readonly name: string
  readonly #options: CookieSerializeOptions

  /** `origin`: where people open the server, if the operator said so. */
  constructor(origin: string | undefined) {
    const isSecure = origin?.startsWith('https:') ?? false
    // Browsers take the prefix only with Secure, Path=/ and no domain: nobody beside us can set it.
    this.name = isSecure ? '__Host-meadhall' : 'meadhall'
    this.#options = {
      httpOnly: true,
      secure: isSecure,
      // Not Strict: whoever opens a friend's link to a table would come as a stranger.
      sameSite: 'lax',
      path: '/',
    }
  }

  read({ cookies }: FastifyRequest): string | null {
    return cookies[this.name] ?? null
  }

  give(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, { ...this.#options, maxAge: LASTS.cookie / 1000 })
  }

  take(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.#options)
  }
}
