import type { Reason, Seat, Viewer } from '@meadhall/kernel'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { type Reply, refused } from '../reply.ts'
import type { LogEntry, Moment, Update } from './story.ts'

/** What the one screen is told. */
export type ScreenUpdate =
  | Update
  /** The screen is to be passed on: nobody sits in front of it until one of `next` says so. */
  | {
      readonly kind: 'curtain'
      readonly next: readonly Seat[]
      readonly last: Seat | null
      readonly log: readonly LogEntry[]
      readonly moment: Moment
    }

/**
 * One screen for all people at the table. It is told nothing but what the seat in front of it may
 * see, and where somebody else is asked, a curtain is drawn first.
 */
export class HotSeat {
  readonly #match: Match
  readonly #tell: (update: ScreenUpdate) => void
  readonly #people: readonly Seat[]
  #front: Viewer
  /** What the one in front found when they sat down. */
  #found = 0
  #stop: () => void = () => undefined

  constructor(match: Match, tell: (update: ScreenUpdate) => void) {
    this.#match = match
    this.#tell = tell
    this.#people = [...match.record.seats.keys()].filter((seat) => match.isPerson(seat))
    this.#front = this.#isShared ? null : (this.#people[0] ?? null)
  }

  /** Who sits in front of the screen. */
  get front(): Viewer {
    return this.#front
  }

  /** Shows the match for the first time. */
  start(): void {
    if (this.#isShared) this.#draw()
    else this.#look()
  }

  /** A person says that it is they who look at the screen now. */
  sitDown(seat: Seat): void {
    if (!this.#people.includes(seat)) return
    this.#front = seat
    this.#found = this.#match.position.seq
    this.#look()
  }

  /**
   * Whether a person must be asked though there is only one answer: whoever is called to the screen
   * is called for something, and that nobody was called would tell the others what somebody has.
   */
  mustAsk({ decision, number }: Question): boolean {
    return this.#isShared && (decision.seat !== this.#front || number <= this.#found)
  }

  async answer(given: unknown): Promise<Reply> {
    return this.#front === null
      ? refused('not-yours')
      : await this.#match.answer(this.#front, given)
  }

  async undo(wish: unknown): Promise<Reply> {
    return this.#front === null ? refused('not-yours') : await this.#match.undo(this.#front, wish)
  }

  whyNot(attempt: unknown): Reason | null {
    return this.#front === null ? null : this.#match.whyNot(this.#front, attempt)
  }

  get #isShared(): boolean {
    return this.#people.length > 1
  }

  /** Shows the match as the one in front sees it, from now on. */
  #look(): void {
    this.#stop()
    this.#stop = this.#match.watch(this.#front, (update) => this.#show(update))
  }

  #show(update: Update): void {
    this.#tell(update)
    if (update.kind === 'step' && this.#isShared && this.#mustPassOn()) this.#draw()
  }

  /** Whether somebody else than the one in front is to choose now, and they are not. */
  #mustPassOn(): boolean {
    const asked = this.#askedPeople()
    return asked.length > 0 && (this.#front === null || !asked.includes(this.#front))
  }

  #askedPeople(): Seat[] {
    const asked = this.#match.position.questions.map(({ decision }) => decision.seat)
    return asked.filter((seat) => this.#people.includes(seat))
  }

  /** Draws the curtain: from here on the screen knows what everybody knows. */
  #draw(): void {
    const last = this.#front
    const asked = this.#askedPeople()
    this.#front = null
    this.#stop()
    this.#stop = this.#match.watch(null, (update) => {
      if (update.kind === 'step') this.#show(update)
      else
        this.#tell({
          ...update,
          kind: 'curtain',
          next: asked.length > 0 ? asked : this.#people,
          last,
        })
    })
  }
}
