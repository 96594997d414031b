import { type Line, LineClosed } from '@meadhall/lines'
import type { Standing } from '@meadhall/puzzles'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { lineTo, nullIfClosed } from '../../../sources/line-to.ts'
import type { Source, Update } from '../../../sources/source.ts'
import type { CallName, Calls, Opened, Refused, Request, Told } from './protocol.ts'

/** A puzzle that was not taken, and why. */
export class PuzzleRefused extends Error {
  override readonly name = 'PuzzleRefused'
  readonly refused: Refused
  constructor(refused: Refused) {
    super(`${refused.place}: ${refused.reason}`)
    this.refused = refused
  }
}

/** The page's end of the line to the worker of one puzzle. */
class PuzzleLine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #line: Line<Request, Refused>
  onUpdate: (update: Update) => void = () => undefined
  onStanding: (standing: Standing) => void = () => undefined

  constructor() {
    this.#line = lineTo<Request, Refused, Told>(this.#worker, {
      errorOf: (refused) => new PuzzleRefused(refused),
      hear: (told) => this.#hear(told),
      broken: (reason) => new PuzzleRefused({ kind: 'broken', place: '', reason }),
    })
  }

  async call<N extends CallName>(
    name: N,
    ...args: Parameters<Calls[N]>
  ): Promise<ReturnType<Calls[N]>> {
    const answer = await this.#line.call((id) => ({ id, name, args }) as Request)
    return answer as ReturnType<Calls[N]>
  }

  /** As `call`; a page that is left misses no answer. */
  async callWhileOpen<N extends CallName>(
    name: N,
    ...args: Parameters<Calls[N]>
  ): Promise<ReturnType<Calls[N]> | null> {
    return await this.call(name, ...args).catch(nullIfClosed)
  }

  close(): void {
    this.#worker.terminate()
    this.#line.end(new LineClosed())
  }

  #hear(told: Told): void {
    if (told.kind === 'update') this.onUpdate(told.update)
    else this.onStanding(told.standing)
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
  const line = new PuzzleLine()
  try {
    const opened = await line.call('open', text)
    const useStanding = create<Standing>(() => opened.standing)
    line.onStanding = (standing) => useStanding.setState(standing, true)
    const send = (name: 'takeBack' | 'again' | 'showNext') => () => void line.callWhileOpen(name)
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
function sourceOf(line: PuzzleLine, { info }: Opened): Source {
  return {
    info,
    isPuzzle: true,
    subscribe: (listener) => {
      line.onUpdate = listener
      void line.callWhileOpen('start')
      return () => {
        line.onUpdate = () => undefined
      }
    },
    answer: async (_, action) => {
      await line.callWhileOpen('try', action)
      return null
    },
    undo: async () => {
      await line.callWhileOpen('takeBack')
    },
    whyNot: (attempt) => line.callWhileOpen('whyNot', attempt),
    close: () => line.close(),
  }
}
