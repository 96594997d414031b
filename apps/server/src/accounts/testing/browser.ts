import type { FastifyInstance, InjectOptions } from 'fastify'

/** What came back. */
export interface Shown {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects of it
  readonly body: any
}

export const ORIGIN = 'http://meadhall.test'

/** A browser with its cookies, as far as the API is concerned. */
export class Browser {
  readonly #app: FastifyInstance
  readonly cookies = new Map<string, string>()
  /** The page that asks. */
  origin = ORIGIN
  address = '192.0.2.1'

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Another browser with the same cookies: somebody has copied them. */
  copy(): Browser {
    const other = new Browser(this.#app)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  async ask(
    method: InjectOptions['method'] & string,
    path: string,
    body?: unknown,
  ): Promise<Shown> {
    const reply = await this.#app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: this.address,
      headers: { host: new URL(ORIGIN).host, origin: this.origin, cookie: this.cookie },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const told = reply.body === '' ? null : reply.json()
    return { status: reply.statusCode, headers: reply.headers, body: told }
  }
}
