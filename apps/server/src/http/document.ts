import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the server says in the head of the page that a request asks for, as HTML. */
export type HeadOf = (request: FastifyRequest) => Promise<string> | string

const TITLE = '<title>'
/** So many pages are kept as they were built last; the oldest goes first. */
const MOST_KEPT = 200

interface Page {
  readonly html: string
  readonly tag: string
}

/**
 * The one document of the application with what the server says in its head. It is small, so it goes
 * out as it is; a browser that has it already is told so.
 */
export class Document {
  readonly #html: string
  readonly #headOf: HeadOf
  readonly #pages = new Map<string, Page>()

  constructor(folder: string, headOf: HeadOf) {
    this.#html = readFileSync(join(folder, 'index.html'), 'utf8')
    this.#headOf = headOf
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { html, tag } = this.#page(await this.#headOf(request))
    void reply.headers({ 'cache-control': 'no-cache', etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  }

  /** Built and hashed once for each head, not for each who asks. */
  #page(head: string): Page {
    const page = this.#pages.get(head) ?? this.#built(head)
    this.#pages.set(head, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST_KEPT && oldest !== undefined) this.#pages.delete(oldest)
    return page
  }

  #built(head: string): Page {
    const html = this.#html.replace(TITLE, () => `${head}${TITLE}`)
    return { html, tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` }
  }
}
