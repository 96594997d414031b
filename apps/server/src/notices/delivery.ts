import { setTimeout as pause } from 'node:timers/promises'
import { assertNever } from '@meadhall/kernel'
import type { Channels, Sent, Worded } from './channel.ts'
import type { Target } from './notice.ts'
import type { NoticeStore } from './notice-store.ts'

/** Where it is said what an operator should know; a pino logger is one. */
export interface NoticeLog {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

export interface DeliveryNeeds {
  readonly store: NoticeStore
  readonly channels: Channels
  readonly log: NoticeLog
  /** Milliseconds before each further try. */
  readonly retries?: readonly number[]
}

const RETRIES_MS = [2_000, 15_000, 60_000]
/** A place that failed so often in a row is taken for gone. */
const GIVE_UP_AFTER = 20

/** Brings notices to the places of people, again and again where it must be. */
export class Delivery {
  readonly #needs: DeliveryNeeds
  readonly #running = new Set<Promise<void>>()
  readonly #stop = new AbortController()

  constructor(needs: DeliveryNeeds) {
    this.#needs = needs
  }

  /** Begins to deliver; nobody waits for how it goes. */
  begin(notice: Worded, target: Target): void {
    const run = this.#deliver(notice, target)
      .catch((error) => this.#needs.log.error({ err: error }, 'a notice could not be delivered'))
      .finally(() => this.#running.delete(run))
    this.#running.add(run)
  }

  /** Settled once nothing is on its way. */
  async atRest(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Gives up what waits for another try, and waits for the rest. */
  async close(): Promise<void> {
    this.#stop.abort()
    await this.atRest()
  }

  async #deliver(notice: Worded, target: Target): Promise<void> {
    const { store, log, retries = RETRIES_MS } = this.#needs
    const sent = await this.#tries(notice, target, retries)
    const about = { target: target.id, channel: target.channel }
    switch (sent) {
      case 'sent':
        return await store.countSuccess(target.id)
      case 'gone':
        log.warn(about, 'a place of notices is gone')
        await store.removeTarget(target.id)
        return
      case 'failed':
        return await this.#countFailure(target)
      default:
        return assertNever(sent)
    }
  }

  async #countFailure({ id, channel }: Target): Promise<void> {
    const { store, log } = this.#needs
    const failures = await store.countFailure(id)
    log.warn({ target: id, channel, failures }, 'a notice did not get through')
    if (failures >= GIVE_UP_AFTER) await store.removeTarget(id)
  }

  async #tries(notice: Worded, target: Target, pauses: readonly number[]): Promise<Sent> {
    const sent = await this.#try(notice, target)
    const [next, ...rest] = pauses
    if (sent !== 'failed' || next === undefined) return sent
    const signal = this.#stop.signal
    const isGoingOn = await pause(next, true, { signal }).catch(() => false)
    return isGoingOn ? await this.#tries(notice, target, rest) : sent
  }

  async #try(notice: Worded, target: Target): Promise<Sent> {
    try {
      return await sendThrough(this.#needs.channels, notice, target)
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      this.#needs.log.warn({ target: target.id, channel: target.channel, reason }, 'no connection')
      return 'failed'
    }
  }
}

async function sendThrough(channels: Channels, notice: Worded, target: Target): Promise<Sent> {
  switch (target.channel) {
    case 'push':
      return (await channels.push?.send(notice, target)) ?? 'failed'
    case 'webhook':
      return (await channels.webhook?.send(notice, target)) ?? 'failed'
    case 'email':
      return (await channels.email?.send(notice, target)) ?? 'failed'
    default:
      return assertNever(target)
  }
}
