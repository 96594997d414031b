import {
  type AnyRules,
  assertNever,
  at,
  carryOutIn,
  type Game,
  type GameEvent,
  raiseIn,
  type Seat,
  type Start,
  startGame,
  takenBack,
} from '@meadhall/kernel'
import { MatchFailure } from './failure.ts'
import type { ActEntry, Entry, RulesEntry, UndoEntry } from './journal.ts'
import { legalIn, type Question, questionsIn } from './question.ts'

// biome-ignore lint/suspicious/noExplicitAny: the state belongs to the rules, whatever game it is
export type AnyGame = Game<any>

/** One action and what came of it, as nobody but the authority may see it; tale 0 is the set-up. */
export interface Tale {
  readonly by: Seat | null
  readonly events: readonly GameEvent[]
  /** Whether one comes back to it by taking back. */
  readonly isChoice: boolean
  /** How often one came back to it by taking back freely. */
  readonly returns: number
  /** Present where a bot stood in for the person whose seat it is. */
  readonly standIn?: true
}

/** Where a match stands. */
export interface Parts {
  readonly rules: AnyRules
  readonly game: AnyGame
  /** The number of the entry that led here. */
  readonly seq: number
  readonly questions: readonly Question[]
  readonly tales: readonly Tale[]
}

/**
 * A match on its way through a journal, entry by entry and in place. Whoever runs it holds its parts
 * alone, and gives it up where an entry throws: it may stand half way then.
 */
export class Course implements Parts {
  readonly rules: AnyRules
  game: AnyGame
  seq: number
  questions: readonly Question[]
  readonly tales: Tale[]
  /** The entries before which the state is kept, since an undo to come leads back there. */
  #landings: ReadonlySet<number> = new Set()
  readonly #kept = new Map<number, unknown>()

  constructor({ rules, game, seq, questions, tales }: Parts) {
    this.rules = rules
    this.game = game
    this.seq = seq
    this.questions = questions
    this.tales = tales.slice()
  }

  static start(rules: AnyRules, start: Start): Course {
    const events: GameEvent[] = []
    const game = startGame(rules, start, (event) => events.push(event))
    const questions = questionsIn(rules, game.state, 0, [])
    const tales = [{ by: null, events, isChoice: false, returns: 0 }]
    return new Course({ rules, game, seq: 0, questions, tales })
  }

  /** Runs through all of them. Throws `MatchFailure` at one that cannot follow. */
  takeAll(entries: readonly Entry[]): void {
    this.#landings = landingsIn(entries, this.game.actions.length)
    for (const entry of entries) this.take(entry)
  }

  /** Throws `MatchFailure` where it cannot follow. */
  take(entry: Entry): void {
    if (entry.seq !== this.seq + 1) throw damaged(entry, `it follows entry ${this.seq}`)
    switch (entry.kind) {
      case 'act':
        return this.#act(entry)
      case 'undo':
        return this.#undo(entry)
      case 'rules':
        return this.#raise(entry)
      default:
        return assertNever(entry)
    }
  }

  #act(entry: ActEntry): void {
    const { rules, game } = this
    const question = this.questions.find(({ decision }) => decision.seat === entry.action.by)
    const action = question && legalIn(question, entry.action)
    if (action === undefined) throw damaged(entry, `${JSON.stringify(entry.action)} is not legal`)
    if (this.#landings.has(entry.seq)) this.#kept.set(game.actions.length, rules.clone(game.state))
    const events: GameEvent[] = []
    carryOutIn(rules, game, action, (event) => events.push(event))
    const isChoice = isChosen(entry, question?.legal.length ?? 0)
    const standIn = entry.by === 'stand-in' && { standIn: true as const }
    this.tales.push({ by: action.by, events, isChoice, returns: 0, ...standIn })
    this.#arrive(entry, this.questions)
  }

  #undo(entry: UndoEntry): void {
    const { actions, undoFloor } = this.game
    const left = actions.length - entry.back
    const floor = entry.free ? raisedAt(this.game) : undoFloor
    if (left < floor || actions[left]?.by !== entry.seat)
      throw damaged(entry, `${entry.back} actions of seat ${entry.seat} cannot be taken back`)
    this.game = takenBack(this.rules, this.game, entry.back, this.#kept.get(left))
    this.#kept.delete(left)
    this.tales.length = left + 1
    const last = at(this.tales, left)
    if (entry.free) this.tales[left] = { ...last, returns: last.returns + 1 }
    this.#arrive(entry, this.questions)
  }

  #raise(entry: RulesEntry): void {
    checkVersion(this.rules, entry.version)
    raiseIn(this.rules, this.game, entry.version)
    // What may be answered may be another now: no answer given by the older rules counts.
    this.#arrive(entry, [])
  }

  #arrive({ seq }: Entry, before: readonly Question[]): void {
    this.seq = seq
    this.questions = questionsIn(this.rules, this.game.state, seq, before)
  }
}

/**
 * Whether somebody was asked for an answer. Not whether there was another one: how far a taking back
 * goes is seen by all, and would tell what was in a hand.
 */
function isChosen({ by, cited }: ActEntry, answers: number): boolean {
  const isFromFile = by === 'person' && cited === null
  return isFromFile ? answers > 1 : by !== 'table'
}

/** The actions that something leads back to before: the entries they were written in. */
function landingsIn(entries: readonly Entry[], before: number): ReadonlySet<number> {
  const line: (number | null)[] = Array(before).fill(null)
  const landings = new Set<number>()
  for (const entry of entries) {
    if (entry.kind === 'act') line.push(entry.seq)
    if (entry.kind !== 'undo') continue
    const landing = line[line.length - entry.back]
    if (typeof landing === 'number') landings.add(landing)
    line.length = Math.max(0, line.length - entry.back)
  }
  return landings
}

/** How many actions came before the rules a game is played by now. */
export function raisedAt({ raises }: AnyGame): number {
  return raises.at(-1)?.from ?? 0
}

/** Rules newer than this program's cannot be played by: whoever has them has to go on. */
export function checkVersion({ version }: AnyRules, needed: number): void {
  if (needed > version)
    throw new MatchFailure('newer-rules', `rules version ${needed}, this program has ${version}`)
}

function damaged({ seq, kind }: Entry, why: string): MatchFailure {
  return new MatchFailure('damaged', `entry ${seq} (${kind}): ${why}`)
}
