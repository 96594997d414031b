import type { BotName, Bots } from '@meadhall/bots'
import {
  type Action,
  type AnyRules,
  canUndo,
  type Decision,
  type DecisionId,
  decisionOf,
  findLegal,
  type Reason,
  type Seat,
  type Viewer,
} from '@meadhall/kernel'
import type { Update } from '../source.ts'
import { begin, type Chronicle, carryOut, entryFor, storyFor, takeBack } from './chronicle.ts'
import { momentFor } from './moment.ts'
import type { GameStore, StoredGame } from './stored-game.ts'

export interface HostNeeds {
  readonly rules: AnyRules
  readonly bots: Bots
  readonly stored: StoredGame
  readonly actions: readonly Action[]
  readonly store: Pick<GameStore, 'append' | 'truncate'>
  readonly now: () => number
  /** Lets waiting messages in between two moves of bots. */
  readonly breathe: () => Promise<void>
  readonly tell: (update: Update) => void
  /** Told of what went wrong while bots were playing on their own. */
  readonly fail: (error: unknown) => void
}

/**
 * The authority over one game in this browser: holds the state, stores each action before anybody
 * hears of it, plays the bots, and shows the page nothing but the view of the seat in front of it.
 */
export class TableHost {
  private readonly needs: HostNeeds
  private readonly chronicle: Chronicle
  private readonly bots: readonly (BotName | null)[]
  private readonly people: readonly Seat[]
  private stored: StoredGame
  private front: Viewer
  /** One thing after the other: an answer may come in while a bot's move is being stored. */
  private turn: Promise<unknown> = Promise.resolve()
  private isPumping = false

  constructor(needs: HostNeeds) {
    const { rules, stored, actions } = needs
    this.needs = needs
    this.stored = stored
    const { options, seed, seats } = stored
    this.chronicle = begin(rules, { options, seed, seats: seats.length }, actions)
    this.bots = seats.map(({ plays }) => (plays === 'person' ? null : plays))
    this.people = seats.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []))
    this.front = this.people.length === 1 ? (this.people[0] ?? null) : null
  }

  /** Shows the table for the first time and lets bots move whose turn it is. */
  start(): void {
    if (this.isShared) this.draw()
    else this.reset()
    this.pump().catch(this.needs.fail)
  }

  /** The reason of a refusal, or `null` when the answer was taken. */
  async answer(decision: DecisionId, action: Action): Promise<Reason | null> {
    const refusal = await this.inTurn(() => this.takeAnswer(decision, action))
    this.pump().catch(this.needs.fail)
    return refusal
  }

  /** Takes the last action of the seat in front back; nobody else has moved since. */
  undo(): Promise<void> {
    return this.inTurn(async () => {
      if (this.front === null || !canUndo(this.chronicle.game, this.front)) return
      takeBack(this.chronicle)
      await this.needs.store.truncate(this.record())
      this.reset()
    })
  }

  whyNot(attempt: Action): Reason | null {
    const { rules, game } = this.chronicle
    if (attempt.by !== this.front) return null
    if (decisionOf(rules, game.state, attempt.by) === undefined) return null
    return rules.whyNot(game.state, attempt)
  }

  /** A person says that it is they who look at the screen now. */
  sitDown(seat: Seat): void {
    if (!this.people.includes(seat)) return
    this.front = seat
    this.reset()
  }

  private get isShared(): boolean {
    return this.people.length > 1
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  private async takeAnswer(decision: DecisionId, action: Action): Promise<Reason | null> {
    const { rules, game } = this.chronicle
    if (action.by !== this.front) return STALE
    if (decisionOf(rules, game.state, action.by)?.id !== decision) return STALE
    if (findLegal(rules, game.state, action) === undefined) return this.whyNot(action) ?? STALE
    await this.take(action)
    return null
  }

  private async take(action: Action): Promise<void> {
    carryOut(this.chronicle, action)
    await this.needs.store.append(this.record(), action)
    const entry = entryFor(this.chronicle, this.chronicle.entries.length - 1, this.front)
    this.needs.tell({ is: 'step', entry, moment: momentFor(this.chronicle, this.front) })
    if (this.isShared && this.mustPassOn()) this.draw()
  }

  /** Lets bots answer until only people are asked. */
  private async pump(): Promise<void> {
    if (this.isPumping) return
    this.isPumping = true
    try {
      while (this.askedBot() !== null) {
        await this.needs.breathe()
        await this.inTurn(() => this.moveBot())
      }
    } finally {
      this.isPumping = false
    }
  }

  private async moveBot(): Promise<void> {
    const asked = this.askedBot()
    if (asked !== null) await this.take(await this.choiceOf(asked))
  }

  private askedBot(): Decision | null {
    const { rules, game } = this.chronicle
    return rules.decisions(game.state).find(({ seat }) => this.bots[seat]) ?? null
  }

  private choiceOf(asked: Decision): Promise<Action> {
    const { rules, game } = this.chronicle
    const bot = this.bots[asked.seat]
    if (!bot) throw new Error(`no bot in seat ${asked.seat}`)
    const view = rules.view(game.state, asked.seat)
    const legal = rules.legalActions(game.state, asked)
    const seed = `${this.stored.seed}/${asked.seat}/${game.actions.length}`
    return this.needs.bots[bot].choose({ view, decision: asked, legal }, { seed })
  }

  /** Whether somebody else than the one in front is to choose now, and they are not. */
  private mustPassOn(): boolean {
    const asked = this.askedPeople()
    return asked.length > 0 && (this.front === null || !asked.includes(this.front))
  }

  private askedPeople(): Seat[] {
    const { rules, game } = this.chronicle
    const asked = rules.decisions(game.state).map(({ seat }) => seat)
    return asked.filter((seat) => this.people.includes(seat))
  }

  private reset(): void {
    const moment = momentFor(this.chronicle, this.front)
    this.needs.tell({ is: 'reset', log: storyFor(this.chronicle, this.front), moment })
  }

  /** Draws the curtain: from here on the page knows what everybody knows. */
  private draw(): void {
    const last = this.front
    this.front = null
    this.needs.tell({
      is: 'curtain',
      next: this.nextPeople(),
      last,
      log: storyFor(this.chronicle, null),
      moment: momentFor(this.chronicle, null),
    })
  }

  private nextPeople(): Seat[] {
    const asked = this.askedPeople()
    return asked.length > 0 ? asked : [...this.people]
  }

  private record(): StoredGame {
    const { rules, game } = this.chronicle
    this.stored = {
      ...this.stored,
      steps: game.actions.length,
      touched: this.needs.now(),
      result: rules.outcome(game.state),
    }
    return this.stored
  }
}

/** Somebody answered a question that is no longer asked. */
const STALE: Reason = { rule: '', key: 'table.refused.stale', params: {} }
