import type { Reason } from '@meadhall/kernel'
import type { Reply as MatchReply } from '@meadhall/match'
import type { CallName, Calls, Failure, Recording, Reply, Request } from './host/protocol.ts'
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

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: SourceFailure) => void
}

/** The page's end of the line to a worker. */
class Line {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private readonly listeners = new Set<(update: Update) => void>()
  /** What came before anybody listened. */
  private readonly early: Update[] = []
  private next = 0
  /** How much of the game the page has been told. */
  revision = 0
  onBroken: (failure: SourceFailure) => void = () => undefined

  constructor() {
    this.worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module' })
    this.worker.addEventListener('message', (event: MessageEvent<Reply>) => this.hear(event.data))
    this.worker.addEventListener('error', (event) => {
      this.onBroken(new SourceFailure('broken', event.message))
    })
  }

  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const id = this.next++
    this.worker.postMessage({ id, name, args } as Request)
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }))
  }

  /** For what needs no answer: a failure is shown all the same. */
  send<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): void {
    this.call(name, ...args).catch((error) => this.onBroken(error as SourceFailure))
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener)
    for (const update of this.early.splice(0)) listener(update)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.worker.terminate()
  }

  private hear(reply: Reply): void {
    if (reply.kind === 'update') return this.spread(reply.update)
    if (reply.kind === 'broken')
      return this.onBroken(new SourceFailure(reply.failure, reply.detail))
    const waiting = this.pending.get(reply.id)
    this.pending.delete(reply.id)
    if (reply.kind === 'done') waiting?.resolve(reply.value as never)
    else waiting?.reject(new SourceFailure(reply.failure, reply.detail))
  }

  private spread(update: Update): void {
    this.revision = update.moment.revision
    if (this.listeners.size === 0) this.early.push(update)
    for (const listener of this.listeners) listener(update)
  }
}

/** Tells an answer from every other one. */
const KEY_BYTES = 12

/** Somebody answered a question that is no longer asked. */
const STALE: Reason = { rule: '', key: 'table.refused.stale', params: {} }

function refusalIn(reply: MatchReply | null): Reason | null {
  return reply?.kind === 'refused' ? (reply.reason ?? STALE) : null
}

type OnBroken = (failure: SourceFailure) => void

/** What cannot be done (a full disk, say) is shown on a page of its own: the store has the truth. */
function commonParts(line: Line): Omit<Source, 'info'> {
  const broken = (error: unknown): null => {
    line.onBroken(error as SourceFailure)
    return null
  }
  return {
    subscribe: (listener) => line.subscribe(listener),
    answer: async (question, action) => {
      const given = { question, key: randomHex(KEY_BYTES), action }
      return refusalIn(await line.call('answer', given).catch(broken))
    },
    undo: async () => {
      const wish = { revision: line.revision, key: randomHex(KEY_BYTES) }
      await line.call('undo', wish).catch(broken)
    },
    whyNot: (attempt) => line.call('whyNot', attempt).catch(broken),
    close: () => line.close(),
  }
}

async function opening<T>(line: Line, call: Promise<T>): Promise<T> {
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
  const line = new Line()
  line.onBroken = onBroken
  const info = await opening(line, line.call('play', id, asksAlways))
  const isShared = info.seats.filter(({ plays }) => plays === 'person').length > 1
  const hotSeat = { sitDown: (seat: number) => line.send('sitDown', seat) }
  const counsel = {
    hint: () => line.call('hint'),
    why: (step: number) => line.call('why', step),
  }
  return { ...commonParts(line), info, counsel, ...(isShared && { hotSeat }) }
}

/** A recorded game, to be watched: one that is stored, or one that was brought along. */
export async function openTape(what: string | Recording, onBroken: OnBroken): Promise<Source> {
  const line = new Line()
  line.onBroken = onBroken
  const { info, length, viewers } = await opening(line, line.call('watch', what))
  const tape = {
    length,
    viewers,
    seek: (step: number) => line.send('seek', step),
    look: (viewer: number | null) => line.send('look', viewer),
  }
  return { ...commonParts(line), info, tape }
}
