import {
  type Action,
  type AnyRules,
  at,
  copyOf,
  type GameEvent,
  type Outcome,
  type Reason,
  type Seat,
  type Start,
  type Viewer,
  versionOf,
} from '@meadhall/kernel'
import { type AnyGame, Course, type Parts, raisedAt, type Tale } from './course.ts'
import type { Entry } from './journal.ts'
import { type Question, questionsIn } from './question.ts'
import type { MatchRecord, Standing, Summary } from './storing/record.ts'

/** A match at one point of its journal. It never changes: an entry leads to another position. */
export class Position implements Parts {
  readonly rules: AnyRules
  readonly game: AnyGame
  readonly seq: number
  readonly questions: readonly Question[]
  readonly tales: readonly Tale[]
  #shared: unknown

  /** Whoever gives the parts gives them up. */
  constructor({ rules, game, seq, questions, tales }: Parts) {
    this.rules = rules
    this.game = game
    this.seq = seq
    this.questions = questions
    this.tales = tales
  }

  static start(rules: AnyRules, start: Start): Position {
    return new Position(Course.start(rules, start))
  }

  /** A position that somebody laid out, and what is told of how it came about. Nothing leads back beyond it. */
  static laid(
    rules: AnyRules,
    state: object,
    seats: number,
    events: readonly GameEvent[] = [],
  ): Position {
    const { version } = rules
    const start = { options: null, seats, seed: 'laid', version }
    const game = { ...start, state, actions: [], raises: [], undoFloor: 0 }
    const questions = questionsIn(rules, state, 0, [])
    const tales = [{ by: null, events, isChoice: false, returns: 0 }]
    return new Position({ rules, game, seq: 0, questions, tales })
  }

  /** Where an entry leads. Throws `MatchFailure` where it cannot follow. */
  after(entry: Entry): Position {
    const course = new Course({ ...this, game: copyOf(this.rules, this.game) })
    course.take(entry)
    return new Position(course)
  }

  question(seat: Seat): Question | undefined {
    return this.questions.find(({ decision }) => decision.seat === seat)
  }

  /** How many actions an undo of a seat takes back: all since it was last asked, or none. */
  backFor(seat: Seat): number {
    const { actions, undoFloor } = this.game
    for (let index = actions.length - 1; index >= undoFloor; index--) {
      if (actions[index]?.by !== seat) return 0
      if (at(this.tales, index + 1).isChoice) return actions.length - index
    }
    return 0
  }

  /** The same beyond what others did and what was shown: as far as the rules are the same. */
  beyondFor(seat: Seat): number {
    const { actions } = this.game
    for (let index = actions.length - 1; index >= raisedAt(this.game); index--) {
      const { isChoice } = at(this.tales, index + 1)
      if (isChoice && actions[index]?.by === seat) return actions.length - index
    }
    return 0
  }

  /** The rule that forbids an attempt; `null` where nothing does, or its seat is not asked. */
  whyNot(attempt: Action): Reason | null {
    const { rules, game } = this
    return this.question(attempt.by) === undefined ? null : rules.whyNot(game.state, attempt)
  }

  /** What a viewer may know; what all may know is built once, whoever asks. */
  view(viewer: Viewer): unknown {
    const { rules, game } = this
    this.#shared ??= rules.shared(game.state)
    return viewer === null ? this.#shared : rules.join(this.#shared, rules.own(game.state, viewer))
  }

  /** The version of the rules it is played by now. */
  get version(): number {
    return versionOf(this.game)
  }

  get step(): number {
    return this.game.actions.length
  }

  get outcome(): Outcome | null {
    return this.rules.outcome(this.game.state)
  }

  get summary(): Summary {
    const result = this.outcome
    return { steps: this.step, result, standing: result === null ? this.#standing : null }
  }

  get #standing(): Standing {
    const { rules, game, questions } = this
    return { stage: rules.stage(game.state), waits: questions.map(({ decision }) => decision.seat) }
  }
}

/** What a match started from, in the words of the kernel. */
export function startOf({ options, seed, seats, rulesVersion: version }: MatchRecord): Start {
  return { options, seed, seats: seats.length, version }
}

/** Where a whole journal leads, for one who starts at the beginning or has come some way. */
export function playedThrough(
  rules: AnyRules,
  start: Start,
  entries: readonly Entry[],
  course: Course | null = null,
): Position {
  const way = course ?? Course.start(rules, start)
  way.takeAll(entries.slice(way.seq))
  return new Position(way)
}
