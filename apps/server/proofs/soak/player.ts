import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, type Said, TableClient } from '@meadhall/client'
import { type Action, below, canonical, pick, type RngState } from '@meadhall/kernel'
import type { FromServer, Reply, TableShown } from '@meadhall/protocol'
import type { Addresses } from './addresses.ts'
import { digestOfSeen } from './seen-digest.ts'
import type { Told, Viewer } from './told.ts'

export interface PlayerNeeds {
  readonly addresses: Addresses
  readonly told: Told
  /** `null` for one who only watches. */
  readonly seat: number | null
  readonly token: string | null
  /** What this seat adds to the seed. */
  readonly contribution: string | null
  readonly rng: RngState
}

/** One in so many answers goes along with something out of the ordinary. */
const UNDO_EVERY = 20
const TWICE_EVERY = 12
const LATE_EVERY = 15
const STALE_EVERY = 30

const RETRY_MS = 100

/** A client that plays by chance, as fast as it can, and writes down whatever it is told. */
export class Player {
  readonly #needs: PlayerNeeds
  readonly #viewer: Viewer
  readonly #client: TableClient
  readonly #over = Promise.withResolvers<void>()
  #keys = 0
  #isBusy = false
  #isRevealing = false

  constructor(needs: PlayerNeeds) {
    const { addresses, told, seat, token } = needs
    this.#needs = needs
    this.#viewer = told.viewer(seat)
    const line = addresses.line(told.table)
    this.#client = new TableClient({
      connect: () => line.connect(),
      wait: () => line.wait(),
      chance: () => 0.5,
      ...(token !== null && { hello: { token } }),
      heard: (message, client) => this.#hear(message, client),
    })
  }

  /** Fulfilled when the client was told that the game is over. */
  get over(): Promise<void> {
    return this.#over.promise
  }

  close(): void {
    this.#client.close()
  }

  #hear(message: FromServer, client: TableClient): void {
    const { told } = this.#needs
    if (message.type === 'table') told.hears(message.table.version, documentOf(message.table))
    if (message.type === 'goodbye') told.tally.goodbyes += 1
    const { seen } = client
    const isView = message.type === 'step' || message.type === 'reset'
    if (isView && seen !== null)
      told.sees(this.#viewer, seen.revision, digestOfSeen(seen), message.type)
    if (seen !== null && seen.outcome !== null && client.table?.phase === 'over') this.#end()
    void this.#act(client)
  }

  #end(): void {
    this.#needs.told.isOver = true
    this.#over.resolve()
  }

  async #act(client: TableClient): Promise<void> {
    if (this.#needs.seat === null) return
    if (client.table?.phase === 'revealing') await this.#reveal(client)
    const asked = client.seen?.asked ?? null
    if (this.#isBusy || asked === null || client.line !== 'connected') return
    if ((client.seen?.revision ?? -1) < this.#viewer.last) return
    this.#isBusy = true
    try {
      await this.#play(client, asked)
    } catch {
      // The client was closed while it waited for a reply.
      return
    } finally {
      this.#isBusy = false
    }
    await this.#act(client)
  }

  async #reveal(client: TableClient): Promise<void> {
    const { contribution } = this.#needs
    if (contribution === null || this.#isRevealing) return
    this.#isRevealing = true
    await client.call({ type: 'reveal', contribution }).catch(() => undefined)
    this.#isRevealing = false
  }

  async #play(client: TableClient, asked: Asked): Promise<void> {
    const { rng } = this.#needs
    if (client.seen?.canUndo === true && below(rng, UNDO_EVERY) === 0)
      return await this.#undo(client)
    if (below(rng, STALE_EVERY) === 0) await this.#answerLate(client, asked)
    const action = pick(rng, asked.legal)
    const said = this.#answer(asked.question, action)
    const sent = [this.#say(client, said, action)]
    if (below(rng, TWICE_EVERY) === 0) sent.push(this.#say(client, said, action))
    await Promise.all(sent)
    if (below(rng, LATE_EVERY) === 0) await this.#say(client, said, action)
  }

  async #undo(client: TableClient): Promise<void> {
    const revision = client.seen?.revision ?? 0
    await this.#say(client, { type: 'undo', revision, key: this.#key() }, null)
  }

  /** Cites a question that is not asked: it must be refused and change nothing. */
  async #answerLate(client: TableClient, { question, legal }: Asked): Promise<void> {
    const action = pick(this.#needs.rng, legal)
    await this.#say(client, this.#answer(question + 1000, action), action)
  }

  #answer(question: number, action: Action): Said & { readonly key: string } {
    return { type: 'answer', question, key: this.#key(), action: { ...action } }
  }

  #key(): string {
    this.#keys += 1
    return `k${this.#keys}`
  }

  async #say(
    client: TableClient,
    said: Said & { readonly key: string },
    action: Action | null,
  ): Promise<void> {
    let reply = await client.call(said)
    // The same key tells, once the store answers again.
    while (isUndecided(reply)) {
      this.#needs.told.tally.unavailable += 1
      await sleep(RETRY_MS)
      reply = await client.call(said)
    }
    this.#note(said.key, action, reply)
  }

  #note(key: string, action: Action | null, { taken, refused }: Reply): void {
    const { told, seat } = this.#needs
    if (seat === null) return
    if (typeof taken === 'number') told.takes(this.#viewer, { seat, key, action, revision: taken })
    else if (refused !== undefined) told.refuses(seat, key)
  }
}

/** Whether it may still turn out that the move was taken. */
function isUndecided({ refused }: Reply): boolean {
  return refused?.code === 'unavailable'
}

/** What of a table changes by its document alone. */
function documentOf({ id, game, seats, host, phase, started, ended }: TableShown): string {
  const people = seats.map(({ here: _, ...seat }) => seat)
  return canonical({ id, game, seats: people, host, phase, started, ended })
}
