import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the server says in the head of the page that a request asks for, as HTML. */
export type HeadOf = (request: FastifyRequest) => Promise<string> | string

const TITLE = '<title>'

/**
 * The one document of the application with what the server says in its head. It is small, so it goes
 * out as it is; a browser that has it already is told so.
 */
export class Document {
  readonly #html: string
  readonly #headOf: HeadOf

  constructor(folder: string, headOf: HeadOf) {
    this.#html = readFileSync(join(folder, 'index.html'), 'utf8')
    this.#headOf = headOf
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const head = await this.#headOf(request)
    const html = this.#html.replace(TITLE, () => `${head}${TITLE}`)
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    void reply.headers({ 'cache-control': 'no-cache', etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  }
}
