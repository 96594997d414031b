import type { Refusal, Sit, TableShown, Welcomed } from '@meadhall/protocol'
import { refusalInWords } from '../text/refusal.ts'
import { ENGLISH, type Speech } from '../text/speech.ts'

/** Something that a server does not do, in a sentence. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
  readonly code: string
  readonly #said: (speech: Speech) => string
  constructor(code: string, said: (speech: Speech) => string) {
    super(said(ENGLISH))
    this.code = code
    this.#said = said
  }

  inWords(speech: Speech): string {
    return this.#said(speech)
  }
}

/** An error as a server words it: the reason where it has one, else its own English. */
interface ErrorBody {
  readonly error?: {
    readonly code: string
    readonly message: string
    readonly why?: Refusal['why']
  }
}

/** What one is told on sitting down. */
export interface Seated {
  readonly seat: number
  readonly resume: string
  readonly table: TableShown
}

/** What a server does by REST, for one who may be known by a token. */
export class Api {
  readonly #server: string
  readonly token: string | null

  constructor(server: string, token: string | null = null) {
    this.#server = server
    this.token = token
  }

  /** Comes as a guest. */
  static async guest(server: string, name: string): Promise<Api> {
    const guest = { name, as: 'program', label: 'meadhall in a terminal' }
    const { token } = await new Api(server).#json<Welcomed>('POST', '/guests', guest)
    return new Api(server, token)
  }

  async table(id: string): Promise<TableShown> {
    return (await this.#json<{ table: TableShown }>('GET', `/tables/${id}`)).table
  }

  /** Lays a table; the secrets of the seats that are by invitation come along. */
  async found(plan: object): Promise<{ table: TableShown; invitations: (string | null)[] }> {
    return await this.#json('POST', '/tables', plan)
  }

  async sit(table: string, how: Sit): Promise<Seated> {
    return await this.#json('POST', `/tables/${table}/seats`, how)
  }

  async start(table: string): Promise<void> {
    await this.#json('POST', `/tables/${table}/start`, {})
  }

  /** The file of a finished game. */
  async file(table: string): Promise<string> {
    return await this.#call('GET', `/tables/${table}/file`)
  }

  async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.#call(method, path, body)) as T
  }

  async #call(method: string, path: string, body?: unknown): Promise<string> {
    const reply = await this.#fetch(method, path, body)
    const text = await reply.text()
    if (!reply.ok) throw notDone(reply.status, text)
    return text
  }

  async #fetch(method: string, path: string, body: unknown): Promise<Response> {
    try {
      return await fetch(`${this.#server}/api/v1${path}`, {
        method,
        headers: {
          ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch {
      throw new NotDone('unavailable', ({ t }) => t('cli.live.no-answer', { server: this.#server }))
    }
  }
}

function notDone(status: number, text: string): NotDone {
  const { error } = readError(text)
  if (error === undefined)
    return new NotDone('internal', ({ t }) => t('cli.live.status', { status }))
  const { code, message, why } = error
  return new NotDone(code, (speech) => (why == null ? message : refusalInWords(why, speech)))
}

function readError(text: string): ErrorBody {
  try {
    return JSON.parse(text) as ErrorBody
  } catch {
    return {}
  }
}
