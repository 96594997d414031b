import type { Standing } from '@meadhall/puzzles'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Source, Update } from '../../../sources/source.ts'
import type { CallName, Calls, Opened, Refused, Reply, Request } from './protocol.ts'

/** A puzzle that was not taken, and why. */
export class PuzzleRefused extends Error {
  override readonly name = 'PuzzleRefused'
  readonly refused: Refused
  constructor(refused: Refused) {
    super(`${refused.place}: ${refused.reason}`)
    this.refused = refused
  }
}

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: PuzzleRefused) => void
}

/** The page's end of the line to the worker of one puzzle. */
class Line {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #pending = new Map<number, Pending>()
  #next = 0
  onUpdate: (update: Update) => void = () => undefined
  onStanding: (standing: Standing) => void = () => undefined

  constructor() {
    this.#worker.addEventListener('message', (event: MessageEvent<Reply>) => this.#hear(event.data))
    this.#worker.addEventListener('error', ({ message }) => this.#break(message))
  }

  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const id = this.#next++
    this.#worker.postMessage({ id, name, args } as Request)
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }))
  }

  close(): void {
    this.#worker.terminate()
  }

  #hear(reply: Reply): void {
    if (reply.kind === 'update') return this.onUpdate(reply.update)
    if (reply.kind === 'standing') return this.onStanding(reply.standing)
    const waiting = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (reply.kind === 'done') waiting?.resolve(reply.value as never)
    else waiting?.reject(new PuzzleRefused(reply.refused))
  }

  #break(reason: string): void {
    for (const { reject } of this.#pending.values())
      reject(new PuzzleRefused({ kind: 'broken', place: '', reason }))
    this.#pending.clear()
  }
}

/** A puzzle on the table: a source for the board, and what one does with a puzzle besides. */
export interface OpenPuzzle {
  /** Its file. */
  readonly text: string
  readonly opened: Opened
  readonly source: Source
  readonly useStanding: UseBoundStore<StoreApi<Standing>>
  takeBack(): void
  again(): void
  showNext(): void
}

/** Reads, proves and lays out a puzzle. Rejects with `PuzzleRefused`. */
export async function openPuzzle(text: string): Promise<OpenPuzzle> {
  const line = new Line()
  try {
    const opened = await line.call('open', text)
    const useStanding = create<Standing>(() => opened.standing)
    line.onStanding = (standing) => useStanding.setState(standing, true)
    const send = (name: 'takeBack' | 'again' | 'showNext') => () => void line.call(name)
    return {
      text,
      opened,
      source: sourceOf(line, opened),
      useStanding,
      takeBack: send('takeBack'),
      again: send('again'),
      showNext: send('showNext'),
    }
  } catch (error) {
    line.close()
    throw error
  }
}

/** The board cannot tell a puzzle from a game in this browser. */
function sourceOf(line: Line, { info }: Opened): Source {
  return {
    info,
    isPuzzle: true,
    subscribe: (listener) => {
      line.onUpdate = listener
      void line.call('start')
      return () => {
        line.onUpdate = () => undefined
      }
    },
    answer: async (_, action) => {
      await line.call('try', action)
      return null
    },
    undo: async () => {
      await line.call('takeBack')
    },
    whyNot: (attempt) => line.call('whyNot', attempt),
    close: () => line.close(),
  }
}
