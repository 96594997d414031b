import { type AnyRules, at, type Viewer } from '@meadhall/kernel'
import { type Entry, journalOf, lineOf } from '../journal.ts'
import { Position, startOf } from '../position.ts'
import type { MatchRecord } from '../storing/record.ts'
import { logEntry, type Moment, seenFrom, storyOf, type Update } from './story.ts'

/** A position is kept every so many actions, so that a jump replays few. */
const STRIDE = 32

/** A recorded match for one who watches: any step, from any seat that may be looked at. */
export class Tape {
  readonly #tell: (update: Update) => void
  readonly #last: Position
  /** The journal as if nothing had ever been taken back. */
  readonly #line: readonly Entry[]
  readonly #kept: Position[]
  #step = 0
  #viewer: Viewer = null

  /** Throws `MatchFailure` where the journal cannot be what happened. */
  constructor(
    rules: AnyRules,
    record: MatchRecord,
    entries: readonly Entry[],
    tell: (update: Update) => void,
  ) {
    this.#tell = tell
    this.#line = journalOf(lineOf(entries))
    let position = Position.start(rules, startOf(record))
    this.#kept = [position]
    for (const entry of this.#line) {
      position = position.after(entry)
      if (position.step === this.#kept.length * STRIDE) this.#kept.push(position)
    }
    this.#last = position
  }

  get length(): number {
    return this.#last.step
  }

  /** Whether the game is over, so that nothing in it is secret any more. */
  get isOver(): boolean {
    return this.#last.outcome !== null
  }

  look(viewer: Viewer): void {
    this.#viewer = viewer
    this.#reset()
  }

  seek(step: number): void {
    const to = Math.max(0, Math.min(step, this.length))
    const isNext = to === this.#step + 1
    this.#step = to
    if (!isNext) return this.#reset()
    const entry = logEntry(this.#last, to, this.#viewer)
    this.#tell({ kind: 'step', entry, moment: this.#moment() })
  }

  #reset(): void {
    // The whole story is told at once: whoever watches may jump from any line of it.
    const log = storyOf(this.#last, this.#viewer)
    this.#tell({ kind: 'reset', log, moment: this.#moment() })
  }

  #moment(): Moment {
    return seenFrom(this.#at(this.#step), this.#viewer)
  }

  #at(step: number): Position {
    let position = at(this.#kept, Math.floor(step / STRIDE))
    for (const entry of this.#line.slice(position.seq)) {
      if (position.step === step) break
      position = position.after(entry)
    }
    return position
  }
}
