import type { Reason } from '@meadhall/kernel'
import { type Line, LineClosed } from '@meadhall/lines'
import type { Reply as MatchReply } from '@meadhall/match'
import type { CallName, Calls, Failed, Failure, Recording, Request, Told } from './host/protocol.ts'
import { lineTo, nullIfClosed } from './line-to.ts'
import { randomHex } from './random.ts'
import type { Source, Update } from './source.ts'

/** A game could not be opened, or broke. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure'
  readonly failure: Failure
  constructor(failure: Failure, detail: string) {
    super(detail)
    this.failure = failure
  }
}

type OnBroken = (failure: SourceFailure) => void

/** The page's end of the line to a worker. */
class HostLine {
  readonly #worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' })
  readonly #line: Line<Request, Failed>
  readonly #onBroken: OnBroken
  readonly #listeners = new Set<(update: Update) => void>()
  /** What came before anybody listened. */
  readonly #early: Update[] = []
  /** How much of the game the page has been told. */
  revision = 0

  constructor(onBroken: OnBroken) {
    this.#onBroken = onBroken
    this.#line = lineTo<Request, Failed, Told>(this.#worker, {
      errorOf: failureOf,
      hear: (told) => this.#hear(told),
      broken: (detail) => this.#broke({ failure: 'broken', detail }),
    })
  }

  async call<N extends CallName>(
    name: N,
    ...args: Parameters<Calls[N]>
  ): Promise<ReturnType<Calls[N]>> {
    const answer = await this.#line.call((id) => ({ id, name, args }) as Request)
    return answer as ReturnType<Calls[N]>
  }

  /** A failure is shown, and the answer is `null`; on a line that is closed there is none to show. */
  async callOrShow<N extends CallName>(
    name: N,
    ...args: Parameters<Calls[N]>
  ): Promise<ReturnType<Calls[N]> | null> {
    try {
      return await this.call(name, ...args).catch(nullIfClosed)
    } catch (error) {
      this.#onBroken(error as SourceFailure)
      return null
    }
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener)
    for (const update of this.#early.splice(0)) listener(update)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#worker.terminate()
    this.#line.end(new LineClosed())
  }

  #hear(told: Told): void {
    if (told.kind === 'update') this.#spread(told.update)
    else this.#broke(told)
  }

  #broke(failed: Failed): SourceFailure {
    const failure = failureOf(failed)
    this.#onBroken(failure)
    return failure
  }

  #spread(update: Update): void {
    this.revision = update.moment.revision
    if (this.#listeners.size === 0) this.#early.push(update)
    for (const listener of this.#listeners) listener(update)
  }
}

function failureOf({ failure, detail }: Failed): SourceFailure {
  return new SourceFailure(failure, detail)
}

/** Tells an answer from every other one. */
const KEY_BYTES = 12

/** Somebody answered a question that is no longer asked. */
const STALE: Reason = { rule: '', key: 'table.refused.stale', params: {} }

function refusalIn(reply: MatchReply | null): Reason | null {
  return reply?.kind === 'refused' ? (reply.reason ?? STALE) : null
}

/** What cannot be done (a full disk, say) is shown on a page of its own: the store has the truth. */
function commonParts(line: HostLine): Omit<Source, 'info'> {
  return {
    subscribe: (listener) => line.subscribe(listener),
    answer: async (question, action) => {
      const given = { question, key: randomHex(KEY_BYTES), action }
      return refusalIn(await line.callOrShow('answer', given))
    },
    undo: async () => {
      const wish = { revision: line.revision, key: randomHex(KEY_BYTES) }
      await line.callOrShow('undo', wish)
    },
    whyNot: (attempt) => line.callOrShow('whyNot', attempt),
    close: () => line.close(),
  }
}

async function opening<T>(line: HostLine, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    line.close()
    throw error
  }
}

/**
 * A stored game, to be played; `asksAlways`: also where there is only one answer. Rejects with a
 * `SourceFailure`.
 */
export async function openTable(
  id: string,
  asksAlways: boolean,
  onBroken: OnBroken,
): Promise<Source> {
  const line = new HostLine(onBroken)
  const info = await opening(line, line.call('play', id, asksAlways))
  const isShared = info.seats.filter(({ plays }) => plays === 'person').length > 1
  const hotSeat = { sitDown: (seat: number) => void line.callOrShow('sitDown', seat) }
  const counsel = {
    hint: () => line.call('hint').catch(nullIfClosed),
    why: (step: number) => line.call('why', step).catch(nullIfClosed),
  }
  return { ...commonParts(line), info, counsel, ...(isShared && { hotSeat }) }
}

/** A recorded game, to be watched: one that is stored, or one that was brought along. */
export async function openTape(what: string | Recording, onBroken: OnBroken): Promise<Source> {
  const line = new HostLine(onBroken)
  const { info, length, viewers } = await opening(line, line.call('watch', what))
  const tape = {
    length,
    viewers,
    seek: (step: number) => void line.callOrShow('seek', step),
    look: (viewer: number | null) => void line.callOrShow('look', viewer),
  }
  return { ...commonParts(line), info, tape }
}
