import type { Change, Position } from '@meadhall/match'
import { type StepFrame, Telling, type TellingNeeds } from './telling.ts'

/** Does something after so many milliseconds; the result prevents it. */
export type Later = (act: () => void, ms: number) => () => void

/** Does it by this process's timers, which keep nothing alive. */
export const laterByTimer: Later = (act, ms) => {
  const timer = setTimeout(act, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

interface LateNeeds extends Pick<TellingNeeds, 'packing'> {
  readonly delayMs: number
  readonly later: Later
  /** Told what to send to each who watches. */
  readonly tell: (frame: StepFrame) => void
}

/**
 * What strangers who watch are told of a game, so long after it happened that nobody at the table
 * has anything from it. It begins as late: also where a server was started anew, and so does not
 * know how long ago something happened.
 */
export class LateTelling {
  readonly #needs: LateNeeds
  readonly #waiting = new Set<() => void>()
  #telling: Telling | null = null

  constructor(needs: LateNeeds, position: Position) {
    this.#needs = needs
    this.#later(() => {
      // Nobody of them has a seat.
      const { packing } = needs
      this.#telling = new Telling(position, { seats: 0, packing, isAsked: () => false })
      needs.tell(null)
    })
  }

  /** How those who watch know the game; `null` before they are told anything. */
  get telling(): Telling | null {
    return this.#telling
  }

  follow(change: Change): void {
    this.#later(() => {
      const frame = this.#telling?.after(change) ?? null
      if (this.#telling !== null) this.#needs.tell(frame)
    })
  }

  close(): void {
    for (const prevent of this.#waiting) prevent()
    this.#waiting.clear()
  }

  #later(act: () => void): void {
    const prevent = this.#needs.later(() => {
      this.#waiting.delete(prevent)
      act()
    }, this.#needs.delayMs)
    this.#waiting.add(prevent)
  }
}
