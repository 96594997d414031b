import type { Seat } from '@meadhall/kernel'
import type { Appended, Entry, Position, Question, SeatInfo, Summary } from '@meadhall/match'
import type { Away, ClockShown } from '@meadhall/protocol'
import type { MatchStore, Timing } from '../storage/match-store.ts'
import { mustAsk } from '../table-doc/asking.ts'
import { STAND_IN } from '../table-doc/leaving-a-seat.ts'
import { playing, type TableDoc } from '../table-doc/table-doc.ts'
import {
  type Actor,
  type ClockState,
  clocksAfter,
  clocksOf,
  clocksShown,
  isSameTime,
  type Missed,
  newClocks,
  nextDue,
  type Outage,
  runOut,
  sparedClocks,
} from './clock-state.ts'
import { type Pace, paceOf } from './pace.ts'
import type { Open } from './seat-clock.ts'

/** When the server was not there, as far as is known; `upToDate` makes sure that it is. */
export interface KnownOutages {
  readonly last: number
  after(n: number): readonly Outage[]
  upToDate(now: number): Promise<void>
}

/** What the clocks of a table need from outside. */
export interface ClockNeeds {
  readonly matches: MatchStore
  readonly now: () => number
  readonly outages: KnownOutages
  /** When a person is away. */
  awayOf(person: string): Promise<Away | null>
}

/** If a bot has not moved by then, whoever finds the table looks after it. */
const LOOK_AGAIN_MS = 10_000

const NOTHING_ASKED: Open = { question: null, runs: false }

/** The clocks of one table in this process. They are stored with every move, or if nothing moved apart. */
export class TableClocks {
  readonly #needs: ClockNeeds
  readonly #id: string
  readonly #doc: () => TableDoc
  #state: ClockState | null = null
  /** The clocks before the last move, which may be stored and not told yet. */
  #before: ClockState | null = null
  /** `undefined`: only the store knows. */
  #due: number | null | undefined = undefined
  /** The last move, and the document it was stored by. */
  #settled: { readonly seq: number; readonly doc: TableDoc } | null = null
  /** How long each seat's last answer was on its way. */
  readonly #ways = new Map<Seat, number>()
  /** The questions to which a bot gives the one answer that a person owes. */
  readonly #owed = new Map<Seat, number>()

  constructor(needs: ClockNeeds, id: string, doc: () => TableDoc) {
    this.#needs = needs
    this.#id = id
    this.#doc = doc
  }

  /**
   * As everybody sees them who was told of the game up to an entry; empty without a tempo or before the
   * game. A move is stored with its clocks a moment before it is told: nobody hears of them until then.
   */
  shownAt(seq: number): ClockShown[] {
    const state = this.#isPast(seq) ? this.#before : this.#state
    return state === null ? [] : clocksShown(state)
  }

  /** When somebody has to look after the table. */
  get due(): number | null {
    return this.#due ?? null
  }

  /** The questions whose clock has run out. */
  runOut(): Missed[] {
    return this.#state === null ? [] : runOut(this.#state, this.#needs.now())
  }

  /** An answer of a seat has come, after so long a way. */
  came(seat: Seat, way: number): void {
    this.#ways.set(seat, way)
  }

  /** A bot gives this one answer, and only this. */
  answerFor({ seat, question }: Missed): void {
    this.#owed.set(seat, question)
  }

  /** Who plays a seat while a question is asked. */
  plays(seat: Seat, question: Question | undefined): SeatInfo['plays'] {
    const who = playing(this.#doc(), seat)
    const isOwed = question !== undefined && this.#owed.get(seat) === question.number
    return who === 'person' && isOwed ? STAND_IN : who
  }

  /** Stores an entry, together with the clocks as they stand after it. */
  async append(entry: Entry, summary: Summary, after: Position): Promise<Appended> {
    const state = await this.#after(after, this.#actorOf(entry), entry.seq - 1)
    const timing = this.#timing(state, after, null)
    const doc = this.#doc()
    this.#due = undefined
    const appended = await this.#needs.matches.appendTimed(this.#id, entry, summary, timing)
    if (appended !== 'stored') return appended
    this.#take(state, timing)
    this.#settled = { seq: entry.seq, doc }
    return appended
  }

  /** Something else than a move has happened: a pause, a change of who plays, an outage. */
  async settle(position: Position): Promise<void> {
    if (this.#isSettled(position)) return
    const before = this.#state
    const state = await this.#after(position, null, position.seq)
    const timing = this.#timing(state, position, this.due)
    if (timing.due === this.#due && isSame(before, state)) return
    const isStored = await this.#needs.matches.retime(this.#id, position.seq, timing)
    // A move that was stored meanwhile brought its own.
    if (this.#isPast(position.seq)) return
    if (isStored) this.#take(state, timing)
    else this.#due = undefined
  }

  #isPast(seq: number): boolean {
    return this.#state !== null && this.#state.seq > seq
  }

  /** Without a tempo nothing changes between a move and the next but with the document. */
  #isSettled({ seq }: Position): boolean {
    const doc = this.#doc()
    return doc.tempo.kind === 'none' && this.#settled?.seq === seq && this.#settled.doc === doc
  }

  #take(state: ClockState | null, { due }: Timing): void {
    if (state?.seq !== this.#state?.seq) this.#before = this.#state
    this.#state = state
    this.#due = due
  }

  async #after(position: Position, by: Actor | null, seq: number): Promise<ClockState | null> {
    const doc = this.#doc()
    if (doc.tempo.kind === 'none') return null
    const { now, outages } = this.#needs
    await outages.upToDate(now())
    const known = this.#known(seq) ?? (await this.#load())
    const paces = await this.#paces(doc)
    const state = sparedClocks(known, outages.after(known.outage), paces)
    const open = this.#open(position)
    return clocksAfter(state, { seq: position.seq, at: now(), open, by }, paces)
  }

  /** The clocks after an entry, where this process has them. */
  #known(seq: number): ClockState | null {
    return this.#due !== undefined && this.#state?.seq === seq ? this.#state : null
  }

  async #load(): Promise<ClockState> {
    const stored = await this.#needs.matches.timing(this.#id)
    const { tempo, seats } = this.#doc()
    if (stored === null) return newClocks(tempo, seats.length, this.#needs.outages.last)
    return clocksOf(stored.clock)
  }

  async #paces({ tempo, seats }: TableDoc): Promise<Pace[]> {
    const isSlow = tempo.kind === 'slow'
    const aways = await Promise.all(
      seats.map(({ person }) => (isSlow && person !== null ? this.#needs.awayOf(person.id) : null)),
    )
    return aways.map((away) => paceOf(tempo, away)).filter((pace) => pace !== null)
  }

  #open(position: Position): Open[] {
    return this.#doc().seats.map((_, seat) => {
      const question = position.question(seat)
      if (question === undefined) return NOTHING_ASKED
      return { question: question.number, runs: this.#isPersons(position, question) }
    })
  }

  /** Whether a question waits for a person: not for a bot, and not for the table to answer. */
  #isPersons(position: Position, question: Question): boolean {
    if (this.#doc().phase !== 'playing') return false
    if (this.plays(question.decision.seat, question) !== 'person') return false
    return question.legal.length > 1 || mustAsk(this.#doc(), position, question)
  }

  #actorOf(entry: Entry): Actor | null {
    if (entry.kind === 'rules') return null
    if (entry.kind === 'undo') return { kind: 'undo', seat: entry.seat, way: 0 }
    const { by: seat } = entry.action
    return { kind: 'act', seat, way: entry.by === 'person' ? (this.#ways.get(seat) ?? 0) : 0 }
  }

  #timing(state: ClockState | null, position: Position, before: number | null): Timing {
    const dues = [state === null ? null : nextDue(state), this.#lookAgain(position, before)]
    const known = dues.filter((due) => due !== null)
    return { clock: state, due: known.length === 0 ? null : Math.min(...known) }
  }

  /** When to see whether a bot has moved: no game waits for ever for a process that is gone. */
  #lookAgain(position: Position, before: number | null): number | null {
    const isBots = position.questions.some((question) => !this.#isPersons(position, question))
    if (this.#doc().phase !== 'playing' || !isBots) return null
    const now = this.#needs.now()
    return before !== null && before > now ? before : now + LOOK_AGAIN_MS
  }
}

function isSame(before: ClockState | null, after: ClockState | null): boolean {
  if (before === null || after === null) return before === after
  return before.seq === after.seq && isSameTime(before, after)
}
