import { assertNever, InTurn, type Reason, type Seat, type Viewer } from '@meadhall/kernel'
import { carryingOut } from './carry-out-failure.ts'
import { checkVersion } from './course.ts'
import { MatchFailure } from './failure.ts'
import type { Draft, Entry, Giver } from './journal.ts'
import { type Judged, judgeAnswer, judgeRepeated, judgeUndo } from './judging.ts'
import { Keys } from './keys.ts'
import type { MatchNeeds } from './needs.ts'
import { type Position, playedThrough, startOf } from './position.ts'
import type { Question } from './question.ts'
import { agreedReach, type Reach, reachOf } from './reach.ts'
import { type Answer, isAnswer, isUndo, type Reply, refused, taken } from './reply.ts'
import { courseFrom, type Kept, keptOf } from './storing/kept.ts'
import type { MatchRecord, SeatInfo } from './storing/record.ts'
import type { LoadedMatch } from './storing/store.ts'
import { Listeners } from './telling/listeners.ts'
import {
  type LogEntry,
  type Moment,
  momentOf,
  seenFrom,
  storyOf,
  type Update,
} from './telling/story.ts'
import { resetFor, updatesOf } from './telling/telling.ts'
import { Turns } from './turns/turns.ts'

/** One entry of the journal, with where the match stood before it and where it led. */
export interface Change {
  readonly entry: Entry
  readonly before: Position
  readonly after: Position
}

/**
 * The one authority over one game. Whatever changes it goes through one queue: it is carried out on
 * a copy, stored, swapped in, and only then told. A store that refuses leaves everything as it was.
 */
export class Match {
  readonly record: MatchRecord
  readonly #needs: MatchNeeds
  readonly #entries: Entry[]
  readonly #keys: Keys
  readonly #followers: Listeners<Change>
  readonly #watchers: Listeners<(viewer: Viewer) => Update>
  readonly #turns: Turns
  #position: Position
  readonly #turn = new InTurn()

  private constructor(
    needs: MatchNeeds,
    record: MatchRecord,
    entries: Entry[],
    position: Position,
  ) {
    this.record = record
    this.#needs = needs
    this.#entries = entries
    this.#keys = new Keys(entries)
    this.#position = position
    this.#followers = new Listeners(needs.fail)
    this.#watchers = new Listeners(needs.fail)
    this.#turns = new Turns(this, needs)
  }

  /** Lays a match out in its store, with a journal where it was brought along, and opens it. */
  static async begin(
    needs: MatchNeeds,
    record: MatchRecord,
    entries: readonly Entry[] = [],
  ): Promise<Match> {
    const { summary } = playedThrough(needs.rules, startOf(record), entries)
    await needs.store.create(record, summary, entries)
    const loaded = await needs.store.load(record.id)
    if (loaded === null) throw new MatchFailure('no-such-match', record.id)
    return await Match.open(needs, loaded)
  }

  /** Opens a stored match; one by older rules goes on by the newest. Throws `MatchFailure`. */
  static async open(needs: MatchNeeds, { match, entries, kept }: LoadedMatch): Promise<Match> {
    const course = courseFrom(kept, needs.rules, match, entries)
    const position = playedThrough(needs.rules, startOf(match), entries, course)
    const opened = new Match(needs, match, [...entries], position)
    await opened.#turn.take(() => opened.#raise())
    return opened
  }

  get position(): Position {
    return this.#position
  }

  /** A snapshot, for whoever stores one: with it the match is opened again faster. */
  kept(): Kept {
    return keptOf(this.record, this.#entries, this.#position)
  }

  /** Lets bots move whose turn it is, now and whenever it is. */
  start(): void {
    this.#turns.start()
  }

  /** Bots stop thinking and move no more until `start`; all else goes on. */
  stop(): void {
    this.#turns.stop()
  }

  /** Who plays has changed, or what stood in the way of a bot is gone: bots look again. */
  changed(): void {
    this.#turns.changed()
  }

  /** Settled once neither bots nor the table have anything to do but wait. */
  atRest(): Promise<void> {
    return this.#turns.atRest()
  }

  /** Settled once all that was asked of it so far is done, well or not. */
  async done(): Promise<void> {
    await this.#turn.done()
  }

  /** Nothing is told any more, and bots stop thinking. */
  close(): void {
    this.#followers.clear()
    this.#watchers.clear()
    this.#turns.stop()
  }

  /** Takes the answer of a seat, whoever gives it. Rejects where the store does, and where the rules fail. */
  answer(seat: Seat, given: unknown, by: Giver = 'person'): Promise<Reply> {
    return this.#turn.take(async () => {
      if (!isAnswer(given, seat)) return refused('malformed')
      return await this.#carry(() => this.#judgeAnswer(seat, given, by))
    })
  }

  /** The reply to an answer that was taken before; `null` where it was not. It changes nothing. */
  repeated(seat: Seat, given: unknown): Reply | null {
    return isAnswer(given, seat) ? judgeRepeated(this.#keys, seat, given) : null
  }

  /** Takes a person's last real choice back, and what followed from it without one. */
  undo(seat: Seat, wish: unknown): Promise<Reply> {
    return this.#takeBack(seat, wish, () => this.#reach(seat))
  }

  /** The same by consent of all people at the table: whatever followed, others' choices too. */
  agreedUndo(seat: Seat, wish: unknown): Promise<Reply> {
    return this.#takeBack(seat, wish, () => agreedReach(this.#position, seat))
  }

  /** Takes in what other processes stored. Resolves with the number of the last entry. */
  catchUp(): Promise<number> {
    return this.#turn.take(async () => {
      await this.#takeIn()
      return this.#position.seq
    })
  }

  /** The rule that forbids an attempt of a seat; `null` where nothing does, or nothing is asked. */
  whyNot(seat: Seat, attempt: unknown): Reason | null {
    const given: unknown = { question: 0, key: null, action: attempt }
    return isAnswer(given, seat) ? this.#position.whyNot(given.action) : null
  }

  /**
   * Tells of every change once and in order, after it was stored. Nothing is built for it: whoever
   * follows takes from the positions what they need. Returns how to stop.
   */
  follow(listener: (change: Change) => void): () => void {
    return this.#followers.add(listener)
  }

  /** Tells a viewer the match so far, and from then on all that happens. Returns how to stop. */
  watch(viewer: Viewer, tell: (update: Update) => void): () => void {
    const stop = this.#watchers.add((update) => tell(update(viewer)))
    tell(resetFor(this, viewer))
    return stop
  }

  moment(viewer: Viewer): Moment {
    const position = this.#position
    if (viewer === null) return seenFrom(position, viewer)
    const question = position.question(viewer)
    const isAsked = question !== undefined && !this.isGivenByTable(question)
    return momentOf(position, viewer, isAsked ? question : undefined, this.#reach(viewer))
  }

  story(viewer: Viewer): LogEntry[] {
    return storyOf(this.#position, viewer)
  }

  /** Who plays a seat now; `undefined` where there is no such seat. */
  playing(seat: Seat): SeatInfo['plays'] | undefined {
    const recorded = this.record.seats[seat]?.plays
    return recorded && (this.#needs.playing?.(seat) ?? recorded)
  }

  isPerson(seat: Seat): boolean {
    return this.playing(seat) === 'person'
  }

  /** Whether the table answers a person's question: there is one answer, and they need not be asked. */
  isGivenByTable(question: Question): boolean {
    const { decision, legal } = question
    return this.isPerson(decision.seat) && legal.length === 1 && !this.#needs.mustAsk?.(question)
  }

  #judgeAnswer(seat: Seat, given: Answer, by: Giver): Judged {
    const known = { position: this.#position, keys: this.#keys }
    const { action, question, key } = given
    const cited = key === null ? null : { question, key }
    const attempt = { seq: this.#position.seq + 1, kind: 'act', action, by, cited } as const
    return carryingOut(attempt, () => judgeAnswer(known, seat, given, this.#giver(seat, by)))
  }

  /** As what a seat's answer is stored; `null` where the seat is not one for this sender. */
  #giver(seat: Seat, by: Giver): Giver | null {
    const isByBot = by === 'bot' || by === 'stand-in'
    if (isByBot === this.isPerson(seat)) return null
    if (!isByBot) return by
    return this.record.seats[seat]?.plays === 'person' ? 'stand-in' : 'bot'
  }

  #takeBack(seat: Seat, wish: unknown, reach: () => Reach): Promise<Reply> {
    return this.#turn.take(async () => {
      if (!isUndo(wish)) return refused('malformed')
      return await this.#carry(() => {
        const known = { position: this.#position, keys: this.#keys }
        return judgeUndo(known, seat, wish, this.isPerson(seat) ? reach() : null)
      })
    })
  }

  #reach(seat: Seat): Reach {
    const seats = [...this.record.seats.keys()]
    const people = seats.filter(
      (one) => this.isPerson(one) || this.record.seats[one]?.plays === 'person',
    )
    return reachOf(this.record, people, this.#position, seat)
  }

  /** Writes what is judged to be written; where somebody else was first it is judged again. */
  async #carry(judge: () => Judged): Promise<Reply> {
    for (;;) {
      const judged = judge()
      if (judged.kind === 'taken' || judged.kind === 'refused') return judged
      const entry = await this.#commit(judged)
      if (entry !== null) return taken(entry)
    }
  }

  /** A running game by older rules goes on by the newest. */
  async #raise(): Promise<void> {
    const { rules } = this.#needs
    for (;;) {
      const { version } = this.#position
      checkVersion(rules, version)
      if (version === rules.version || this.#position.outcome !== null) return
      await this.#commit({ kind: 'rules', version: rules.version })
    }
  }

  /** Carries an entry out on a copy, stores it, and only then lets it count; `null`: try again. */
  async #commit(draft: Draft): Promise<Entry | null> {
    const entry = { ...draft, seq: this.#position.seq + 1 }
    const { next, summary } = carryingOut(entry, () => {
      const next = this.#position.after(entry)
      return { next, summary: next.summary }
    })
    const appended = await this.#needs.store.append(this.record.id, entry, summary, next)
    switch (appended) {
      case 'stored':
        this.#swapIn(entry, next)
        return entry
      case 'conflict':
        if ((await this.#takeIn()) === 0)
          throw new Error(`entry ${entry.seq} is refused and not there`)
        return null
      case 'gone':
        throw new MatchFailure('no-such-match', this.record.id)
      default:
        return assertNever(appended)
    }
  }

  /** Takes in what was stored without us: by another process, or by us when the reply was lost. */
  async #takeIn(): Promise<number> {
    const missed = await this.#needs.store.since(this.record.id, this.#position.seq)
    for (const entry of missed) this.#swapIn(entry, this.#position.after(entry))
    return missed.length
  }

  #swapIn(entry: Entry, after: Position): void {
    const before = this.#position
    this.#entries.push(entry)
    this.#position = after
    this.#followers.tell({ entry, before, after })
    this.#watchers.tell(updatesOf(this, entry))
    this.#turns.changed()
  }
}
