import {
  type Action,
  type AnyRules,
  assertNever,
  at,
  carriedOut,
  type Game,
  type GameEvent,
  type Outcome,
  type Reason,
  raised,
  type Seat,
  type Start,
  sameAction,
  startGame,
  takenBack,
  type Viewer,
  versionOf,
} from '@meadhall/kernel'
import { MatchFailure } from './failure.ts'
import type { ActEntry, Entry, RulesEntry, UndoEntry } from './journal.ts'
import { type Question, questionsIn } from './question.ts'
import type { MatchRecord, Standing, Summary } from './record.ts'

// biome-ignore lint/suspicious/noExplicitAny: the state belongs to the rules, whatever game it is
type AnyGame = Game<any>

/** One action and what came of it, as nobody but the authority may see it; tale 0 is the set-up. */
export interface Tale {
  readonly by: Seat | null
  readonly events: readonly GameEvent[]
  /** Among how many answers it was chosen. */
  readonly choices: number
  /** How often one came back to it by taking back freely. */
  readonly returns: number
}

interface Parts {
  readonly rules: AnyRules
  readonly game: AnyGame
  readonly seq: number
  readonly questions: readonly Question[]
  readonly tales: readonly Tale[]
}

/** A match at one point of its journal. It never changes: an entry leads to another position. */
export class Position {
  readonly rules: AnyRules
  readonly game: AnyGame
  /** The number of the entry that led here. */
  readonly seq: number
  readonly questions: readonly Question[]
  readonly tales: readonly Tale[]
  #shared: unknown

  private constructor({ rules, game, seq, questions, tales }: Parts) {
    this.rules = rules
    this.game = game
    this.seq = seq
    this.questions = questions
    this.tales = tales
  }

  static start(rules: AnyRules, start: Start): Position {
    const events: GameEvent[] = []
    const game = startGame(rules, start, (event) => events.push(event))
    const questions = questionsIn(rules, game.state, 0, [])
    return new Position({
      rules,
      game,
      seq: 0,
      questions,
      tales: [{ by: null, events, choices: 0, returns: 0 }],
    })
  }

  /** Where an entry leads. Throws `MatchFailure` where it cannot follow. */
  after(entry: Entry): Position {
    if (entry.seq !== this.seq + 1) throw damaged(entry, `it follows entry ${this.seq}`)
    switch (entry.kind) {
      case 'act':
        return this.#afterAct(entry)
      case 'undo':
        return this.#afterUndo(entry)
      case 'rules':
        return this.#afterRaise(entry)
      default:
        return assertNever(entry)
    }
  }

  question(seat: Seat): Question | undefined {
    return this.questions.find(({ decision }) => decision.seat === seat)
  }

  /** How many actions an undo of a seat takes back: all since its last real choice, or none. */
  backFor(seat: Seat): number {
    const { actions, undoFloor } = this.game
    for (let index = actions.length - 1; index >= undoFloor; index--) {
      if (actions[index]?.by !== seat) return 0
      if (at(this.tales, index + 1).choices > 1) return actions.length - index
    }
    return 0
  }

  /** The same beyond what others did and what was shown: as far as the rules are the same. */
  beyondFor(seat: Seat): number {
    const { actions } = this.game
    for (let index = actions.length - 1; index >= this.#raisedAt; index--) {
      const isReal = at(this.tales, index + 1).choices > 1
      if (isReal && actions[index]?.by === seat) return actions.length - index
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

  #afterAct(entry: ActEntry): Position {
    const question = this.question(entry.action.by)
    const action = question && legalIn(question, entry.action)
    if (action === undefined) throw damaged(entry, `${JSON.stringify(entry.action)} is not legal`)
    const events: GameEvent[] = []
    const game = carriedOut(this.rules, this.game, action, (event) => events.push(event))
    const tale = { by: action.by, events, choices: question?.legal.length ?? 0, returns: 0 }
    return this.#next(entry, game, [...this.tales, tale])
  }

  #afterUndo(entry: UndoEntry): Position {
    const { actions, undoFloor } = this.game
    const left = actions.length - entry.back
    const floor = entry.free ? this.#raisedAt : undoFloor
    if (left < floor || actions[left]?.by !== entry.seat)
      throw damaged(entry, `${entry.back} actions of seat ${entry.seat} cannot be taken back`)
    const game = takenBack(this.rules, this.game, entry.back)
    return this.#next(entry, game, talesUpTo(this.tales, left, entry.free ? 1 : 0))
  }

  /** How many actions came before the rules it is played by now. */
  get #raisedAt(): number {
    return this.game.raises.at(-1)?.from ?? 0
  }

  #afterRaise(entry: RulesEntry): Position {
    checkVersion(this.rules, entry.version)
    const game = raised(this.rules, this.game, entry.version)
    const { rules, tales } = this
    // What may be answered may be another now: no answer given by the older rules counts.
    const questions = questionsIn(rules, game.state, entry.seq, [])
    return new Position({ rules, game, seq: entry.seq, questions, tales })
  }

  #next({ seq }: Entry, game: AnyGame, tales: readonly Tale[]): Position {
    const { rules } = this
    const questions = questionsIn(rules, game.state, seq, this.questions)
    return new Position({ rules, game, seq, questions, tales })
  }
}

/** The story up to a step, which was come back to once more, or not. */
function talesUpTo(tales: readonly Tale[], step: number, more: number): readonly Tale[] {
  const last = at(tales, step)
  return [...tales.slice(0, step), { ...last, returns: last.returns + more }]
}

/** The legal answer equal to an attempt. */
export function legalIn({ legal }: Question, attempt: Action): Action | undefined {
  return legal.includes(attempt) ? attempt : legal.find((action) => sameAction(action, attempt))
}

/** What a match started from, in the words of the kernel. */
export function startOf({ options, seed, seats, rulesVersion: version }: MatchRecord): Start {
  return { options, seed, seats: seats.length, version }
}

/** Where a whole journal leads. */
export function playedThrough(rules: AnyRules, start: Start, entries: readonly Entry[]): Position {
  const first = Position.start(rules, start)
  return entries.reduce((position, entry) => position.after(entry), first)
}

/** Rules newer than this program's cannot be played by: whoever has them has to go on. */
export function checkVersion({ version }: AnyRules, needed: number): void {
  if (needed > version)
    throw new MatchFailure('newer-rules', `rules version ${needed}, this program has ${version}`)
}

function damaged({ seq, kind }: Entry, why: string): MatchFailure {
  return new MatchFailure('damaged', `entry ${seq} (${kind}): ${why}`)
}
