import { type NotDone, type Rest, restAt, StrangeAnswer } from '@meadhall/client/rest'
import type { Seated, Sit, TableLaid, TablePlanSent, TableShown } from '@meadhall/protocol'
import { refusalInWords } from '../text/refusal.ts'
import type { Speech } from '../text/speech.ts'

/** What a server does by REST, for one who may be known by a token. Throws `NotDone`. */
export class Api {
  readonly #rest: Rest
  readonly token: string | null

  constructor(server: string, token: string | null = null) {
    this.#rest = restAt(server, token)
    this.token = token
  }

  /** Comes as a guest. */
  static async guest(server: string, name: string): Promise<Api> {
    const body = { name, as: 'program', label: 'meadhall in a terminal' } as const
    const { token = null } = await restAt(server).call('POST /guests', { body })
    return new Api(server, token)
  }

  async table(id: string): Promise<TableShown> {
    return (await this.#rest.call('GET /tables/:id', { params: { id } })).table
  }

  /** Lays a table; the secrets of the seats that are by invitation come along. */
  found(plan: TablePlanSent): Promise<TableLaid> {
    return this.#rest.call('POST /tables', { body: plan })
  }

  sit(id: string, how: Sit): Promise<Seated> {
    return this.#rest.call('POST /tables/:id/seats', { params: { id }, body: how })
  }

  async start(id: string): Promise<void> {
    await this.#rest.call('POST /tables/:id/start', { params: { id } })
  }

  /** The file of a finished game. */
  async file(id: string): Promise<string> {
    return await (await this.#rest.file('GET /tables/:id/file', { params: { id } })).text()
  }
}

/** Why a server did not do something, in a sentence. */
export function notDoneInWords(error: NotDone, server: string, speech: Speech): string {
  const { t } = speech
  if (error.code === 'silent') return t('cli.live.no-answer', { server })
  if (error instanceof StrangeAnswer) return t('cli.live.status', { status: error.status ?? 0 })
  return refusalInWords(error.why, speech)
}
