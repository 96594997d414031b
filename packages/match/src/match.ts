import type { Bots, Budget } from '@meadhall/bots'
import {
  type Action,
  type AnyRules,
  assertNever,
  type Reason,
  type Seat,
  type Viewer,
} from '@meadhall/kernel'
import { MatchFailure } from './failure.ts'
import { type ActEntry, type Entry, entryWithKey, type Giver, type UndoEntry } from './journal.ts'
import { legalIn, type Position, playedThrough, startOf } from './position.ts'
import type { Question } from './question.ts'
import { reachOf } from './reach.ts'
import type { MatchRecord } from './record.ts'
import {
  type Answer,
  isAnswer,
  isSameAnswer,
  isSameUndo,
  isUndo,
  type Reply,
  refused,
  taken,
  type Undo,
} from './reply.ts'
import type { LoadedMatch, Store } from './store.ts'
import {
  type LogEntry,
  logEntry,
  type Moment,
  momentOf,
  seenFrom,
  storyOf,
  type Update,
} from './story.ts'
import { Turns } from './turns.ts'

/** What a match needs from outside. */
export interface MatchNeeds {
  readonly rules: AnyRules
  readonly bots: Bots
  readonly store: Store
  /** Told of what went wrong where nobody waits for a reply: a bot's move, a listener. */
  readonly fail: (error: unknown) => void
  /** Whether a person is asked even where there is only one answer; else the table gives it. */
  readonly mustAsk?: (question: Question) => boolean
  /** How long a bot may think. */
  readonly budget?: (seat: Seat) => Budget
  /** Waits before a bot's move, so that others get a word in. */
  readonly breathe?: () => Promise<void>
  /**
   * Waits before the table gives a person's only answer. It must not depend on the hand, or silence
   * would tell others what somebody has.
   */
  readonly pause?: () => Promise<void>
}

interface Watcher {
  readonly viewer: Viewer
  readonly tell: (update: Update) => void
}

/** An entry but for its number. */
type Draft = Omit<ActEntry, 'seq'> | Omit<UndoEntry, 'seq'> | { kind: 'rules'; version: number }

const FREE: Pick<UndoEntry, 'free'> = { free: true }

/**
 * The one authority over one game. Whatever changes it goes through one queue: it is carried out on
 * a copy, stored, swapped in, and only then told. A store that refuses leaves everything as it was.
 */
export class Match {
  readonly record: MatchRecord
  readonly #needs: MatchNeeds
  readonly #entries: Entry[]
  readonly #watchers = new Set<Watcher>()
  readonly #turns: Turns
  #position: Position
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(
    needs: MatchNeeds,
    record: MatchRecord,
    entries: Entry[],
    position: Position,
  ) {
    this.record = record
    this.#needs = needs
    this.#entries = entries
    this.#position = position
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
  static async open(needs: MatchNeeds, { match, entries }: LoadedMatch): Promise<Match> {
    const position = playedThrough(needs.rules, startOf(match), entries)
    const opened = new Match(needs, match, [...entries], position)
    await opened.#inTurn(() => opened.#raise())
    return opened
  }

  get position(): Position {
    return this.#position
  }

  /** Lets bots move whose turn it is, now and whenever it is. */
  start(): void {
    this.#turns.start()
  }

  /** Settled once neither bots nor the table have anything to do but wait. */
  atRest(): Promise<void> {
    return this.#turns.atRest()
  }

  /** Nothing is told any more, and bots stop thinking. */
  close(): void {
    this.#watchers.clear()
    this.#turns.stop()
  }

  /** Takes the answer of a seat, whoever gives it. Rejects only where the store does. */
  answer(seat: Seat, given: unknown, by: Giver = 'person'): Promise<Reply> {
    return this.#inTurn(async () => {
      if (!isAnswer(given, seat)) return refused('malformed')
      if (!this.isPerson(seat) && by !== 'bot') return refused('not-yours')
      return await this.#takeAnswer(seat, given, by)
    })
  }

  /** Takes a person's last real choice back, and what followed from it without one. */
  undo(seat: Seat, wish: unknown): Promise<Reply> {
    return this.#inTurn(async () => {
      if (!isUndo(wish)) return refused('malformed')
      if (!this.isPerson(seat)) return refused('not-yours')
      return await this.#takeUndo(seat, wish)
    })
  }

  /** The rule that forbids an attempt of a seat; `null` where nothing does, or nothing is asked. */
  whyNot(seat: Seat, attempt: unknown): Reason | null {
    const { rules, game } = this.#position
    if (!isAnswer({ question: 0, key: null, action: attempt }, seat)) return null
    return this.#position.question(seat) === undefined ? null : rules.whyNot(game.state, attempt)
  }

  /** Tells a viewer the match so far, and from then on all that happens. Returns how to stop. */
  watch(viewer: Viewer, tell: (update: Update) => void): () => void {
    const watcher = { viewer, tell }
    this.#watchers.add(watcher)
    tell(this.#reset(viewer))
    return () => this.#watchers.delete(watcher)
  }

  moment(viewer: Viewer): Moment {
    const position = this.#position
    if (viewer === null) return seenFrom(position, viewer)
    const question = position.question(viewer)
    const isAsked = question !== undefined && !this.isGivenByTable(question)
    const reach = reachOf(this.record, position, viewer)
    return momentOf(position, viewer, isAsked ? question : undefined, reach)
  }

  story(viewer: Viewer): LogEntry[] {
    return storyOf(this.#position, viewer)
  }

  isPerson(seat: Seat): boolean {
    return this.record.seats[seat]?.plays === 'person'
  }

  /** Whether the table answers a person's question: there is one answer, and they need not be asked. */
  isGivenByTable(question: Question): boolean {
    const { decision, legal } = question
    return this.isPerson(decision.seat) && legal.length === 1 && !this.#needs.mustAsk?.(question)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }

  async #takeAnswer(seat: Seat, given: Answer, by: Giver): Promise<Reply> {
    const { key, question } = given
    const cited = key === null ? null : { question, key }
    for (;;) {
      const judged = this.#judge(seat, given)
      if ('kind' in judged) return judged
      const entry = await this.#commit({ kind: 'act', action: judged.legal, by, cited })
      if (entry !== null) return taken(entry)
    }
  }

  /** The reply where it is clear already, else the legal action that is meant. */
  #judge(seat: Seat, given: Answer): Reply | { readonly legal: Action } {
    const { key, action } = given
    const known = key === null ? undefined : entryWithKey(this.#entries, seat, key)
    if (known !== undefined) return isSameAnswer(known, given) ? taken(known) : refused('key-used')
    const question = this.#position.question(seat)
    if (question?.number !== given.question) return refused('stale')
    const legal = legalIn(question, action)
    return legal === undefined ? refused('illegal', this.whyNot(seat, action)) : { legal }
  }

  async #takeUndo(seat: Seat, { revision, key }: Undo): Promise<Reply> {
    for (;;) {
      const known = entryWithKey(this.#entries, seat, key)
      if (known !== undefined)
        return isSameUndo(known, revision) ? taken(known) : refused('key-used')
      if (revision !== this.#position.seq) return refused('stale')
      const { back, isFree } = reachOf(this.record, this.#position, seat)
      if (back === 0) return refused('nothing-to-take-back')
      const mark = isFree ? FREE : {}
      const entry = await this.#commit({ kind: 'undo', seat, back, key, ...mark })
      if (entry !== null) return taken(entry)
    }
  }

  /** A running game by older rules goes on by the newest. */
  async #raise(): Promise<void> {
    const { rules } = this.#needs
    for (;;) {
      const { version } = this.#position
      if (version > rules.version)
        throw new MatchFailure(
          'newer-rules',
          `rules version ${version}, this program has ${rules.version}`,
        )
      if (version === rules.version || this.#position.outcome !== null) return
      await this.#commit({ kind: 'rules', version: rules.version })
    }
  }

  /** Carries an entry out on a copy, stores it, and only then lets it count; `null`: try again. */
  async #commit(draft: Draft): Promise<Entry | null> {
    const entry = { ...draft, seq: this.#position.seq + 1 }
    const next = this.#position.after(entry)
    const appended = await this.#needs.store.append(this.record.id, entry, next.summary)
    switch (appended) {
      case 'stored':
        this.#swapIn(entry, next)
        return entry
      case 'conflict':
        await this.#catchUp()
        return null
      case 'gone':
        throw new MatchFailure('no-such-match', this.record.id)
      default:
        return assertNever(appended)
    }
  }

  /** Takes in what was stored without us: by another process, or by us when the reply was lost. */
  async #catchUp(): Promise<void> {
    const missed = await this.#needs.store.since(this.record.id, this.#position.seq)
    if (missed.length === 0)
      throw new Error(`entry ${this.#position.seq + 1} is refused and not there`)
    for (const entry of missed) this.#swapIn(entry, this.#position.after(entry))
  }

  #swapIn(entry: Entry, next: Position): void {
    this.#entries.push(entry)
    this.#position = next
    const updates = new Map<Viewer, Update>()
    // Who begins to watch on being told knows this already; who has stopped is not told.
    for (const watcher of [...this.#watchers]) {
      if (!this.#watchers.has(watcher)) continue
      const update = updates.get(watcher.viewer) ?? this.#update(entry, watcher.viewer)
      updates.set(watcher.viewer, update)
      this.#tell(watcher, update)
    }
    this.#turns.changed()
  }

  #tell({ tell }: Watcher, update: Update): void {
    try {
      tell(update)
    } catch (error) {
      this.#needs.fail(error)
    }
  }

  #update({ kind }: Entry, viewer: Viewer): Update {
    if (kind !== 'act') return this.#reset(viewer)
    const entry = logEntry(this.#position, this.#position.step, viewer)
    return { kind: 'step', entry, moment: this.moment(viewer) }
  }

  #reset(viewer: Viewer): Update {
    return { kind: 'reset', log: this.story(viewer), moment: this.moment(viewer) }
  }
}
