import { setTimeout as sleep } from 'node:timers/promises'
import { TableClient } from '@meadhall/client'
import type { GameId } from '@meadhall/games'
import { at, pick, type RngState } from '@meadhall/kernel'
import { WebSocket } from 'ws'
import { type Caller, must } from './calls.ts'

export interface HonestNeeds {
  readonly caller: Caller
  readonly game: GameId
  readonly tokens: readonly string[]
  readonly rng: RngState
  /** How long people think about a move. */
  readonly thinkMs: number
  /** A move was taken after so many milliseconds; or it was not. */
  moved(ms: number, refused: string | null): void
}

/** The level of the bots at honest tables; attackers have stronger ones. */
export const HONEST_BOT = 'warrior'
const SEATS = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'bot', level: HONEST_BOT }]
const LOOK_EVERY_MS = 5
/** A move that gets no reply is given up, and told as a move that took so long. */
const GIVES_UP_MS = 20_000

/** Two people and a bot who only want to play, one game after the other. */
export class HonestTable {
  readonly #needs: HonestNeeds
  #id = ''
  #clients: readonly TableClient[] = []
  #isOver = false
  #keys = 0

  constructor(needs: HonestNeeds) {
    this.#needs = needs
  }

  get id(): string {
    return this.#id
  }

  /** Who laid it. */
  get host(): string {
    return this.#needs.tokens[0] ?? ''
  }

  /** Lays a table, sits down and begins. */
  async begin(): Promise<void> {
    const { caller, game, tokens } = this.#needs
    const [host = ''] = tokens
    const plan = { game, seats: SEATS }
    const { table } = await must(caller, {
      method: 'POST',
      path: '/tables',
      token: host,
      body: plan,
    })
    this.#id = table.id
    const path = `/tables/${table.id}`
    for (const token of tokens) await must(caller, { method: 'POST', path: `${path}/seats`, token })
    await must(caller, { method: 'POST', path: `${path}/start`, token: host })
    for (const client of this.#clients) client.close()
    this.#clients = tokens.map((token) => this.#client(token))
    while (this.#clients.some(({ seen }) => seen === null)) await sleep(LOOK_EVERY_MS)
  }

  /** Plays until it is told to stop. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (at(this.#clients, 0).seen?.outcome != null) await this.begin()
      const client = this.#clients.find(({ seen }) => seen?.asked != null)
      if (client === undefined) await sleep(LOOK_EVERY_MS)
      else await this.#move(client)
    }
  }

  close(): void {
    this.#isOver = true
    for (const client of this.#clients) client.close()
  }

  async #move(client: TableClient): Promise<void> {
    const { rng, thinkMs, moved } = this.#needs
    await sleep(thinkMs)
    const { asked = null } = client.seen ?? {}
    if (asked === null) return
    this.#keys += 1
    const began = performance.now()
    const reply = await Promise.race([
      client.answer(pick(rng, asked.legal), `honest-${this.#keys}`),
      sleep(GIVES_UP_MS, null, { ref: false }),
    ]).catch(() => null)
    if (this.#isOver) return
    moved(performance.now() - began, reply === null ? 'no reply' : (reply.refused?.code ?? null))
  }

  #client(token: string): TableClient {
    const { port, from } = this.#needs.caller
    const url = `ws://127.0.0.1:${port}/api/v1/tables/${this.#id}/live`
    return new TableClient({
      connect: () => new WebSocket(url, { localAddress: from }),
      wait: (ms) => sleep(ms, undefined, { ref: false }),
      chance: () => 0.5,
      hello: { token },
    })
  }
}
