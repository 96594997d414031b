import type { Action, Reason, Seat } from '@meadhall/kernel'
import { type LogEntry, type Moment, momentOf, type Position, storyOf } from '@meadhall/match'
import type { GameInfo, Source, Update } from './source.ts'

type Listener = (update: Update) => void

/** Positions of one laying are told from those of the next by their steps: there are never so many. */
const APART = 1000

const NO_UNDO = { back: 0, isFree: false }

const STALE: Reason = { rule: '', key: 'table.refused.stale', params: {} }

/**
 * A table over positions that the page itself lays out: lessons, puzzles. Whoever lays them decides
 * what an answer leads to, and whether anything is asked at all.
 */
export class LaidSource implements Source {
  readonly info: GameInfo
  readonly #seat: Seat
  readonly #onAnswer: (action: Action) => Promise<void>
  readonly #listeners = new Set<Listener>()
  #position: Position
  #isAsked = false
  #layings = 0

  constructor(
    info: GameInfo,
    seat: Seat,
    start: Position,
    onAnswer: (action: Action) => Promise<void>,
  ) {
    this.info = info
    this.#seat = seat
    this.#position = start
    this.#onAnswer = onAnswer
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    listener(this.#whole())
    return () => this.#listeners.delete(listener)
  }

  /** Another position from now on, that did not come of the last one. */
  lay(position: Position, isAsked: boolean): void {
    this.#layings += 1
    this.show(position, isAsked)
  }

  /** The same position asked or not, or an earlier one. */
  show(position: Position, isAsked: boolean): void {
    this.#position = position
    this.#isAsked = isAsked
    this.#tell(this.#whole())
  }

  /** One action later. */
  step(position: Position, isAsked: boolean): void {
    this.#position = position
    this.#isAsked = isAsked
    const entry = this.#story().at(-1)
    if (entry !== undefined) this.#tell({ kind: 'step', entry, moment: this.#moment() })
  }

  async answer(question: number, action: Action): Promise<Reason | null> {
    if (this.#moment().question !== question) return STALE
    await this.#onAnswer(action)
    return null
  }

  async undo(): Promise<void> {
    // Whoever laid the position out takes back what is to be taken back.
  }

  whyNot(attempt: Action): Promise<Reason | null> {
    return Promise.resolve(this.#position.whyNot(attempt))
  }

  close(): void {
    this.#listeners.clear()
  }

  #tell(update: Update): void {
    for (const listener of this.#listeners) listener(update)
  }

  #whole(): Update {
    return { kind: 'reset', log: this.#story(), moment: this.#moment() }
  }

  #story(): LogEntry[] {
    const story = storyOf(this.#position, this.#seat)
    return story.map((entry) => ({ ...entry, step: this.#numbered(entry.step) }))
  }

  #moment(): Moment {
    const question = this.#isAsked ? this.#position.question(this.#seat) : undefined
    const moment = momentOf(this.#position, this.#seat, question, NO_UNDO)
    const numbered = {
      ...moment,
      step: this.#numbered(moment.step),
      question: moment.question === null ? null : this.#numbered(moment.question),
    }
    return this.#isAsked ? numbered : { ...numbered, open: [] }
  }

  #numbered(step: number): number {
    return this.#layings * APART + step
  }
}
