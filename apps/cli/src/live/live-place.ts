import { randomUUID } from 'node:crypto'
import type { Seen } from '@meadhall/client'
import {
  type Action,
  type AnyRules,
  type Decision,
  type GameEvent,
  type Outcome,
  type Seat,
  seedRng,
} from '@meadhall/kernel'
import type { Hint } from '@meadhall/match'
import type { Reply } from '@meadhall/protocol'
import { lastChoiceIn, type NoUndo, type Place, type Stage, whyNoUndo } from '../play/place.ts'
import { refusalInWords } from '../text/refusal.ts'
import type { Speech } from '../text/speech.ts'
import type { Connection } from './connection.ts'

/** A seat at a server's table, as its player sees it. */
export class LivePlace implements Place {
  readonly rules: AnyRules
  readonly seat: Seat
  readonly #connection: Connection
  readonly #left: Promise<void>
  readonly #speech: Speech
  /** What is on the screen: it stays while others act, until the player is asked again. */
  #seen: Seen

  constructor(
    rules: AnyRules,
    seat: Seat,
    connection: Connection,
    left: Promise<void>,
    speech: Speech,
  ) {
    const { seen } = connection.client
    if (seen === null) throw new Error('the game has not begun')
    this.rules = rules
    this.seat = seat
    this.#connection = connection
    this.#left = left
    this.#speech = speech
    this.#seen = seen
  }

  get events(): GameEvent[] {
    return this.#seen.log.flatMap(({ events }) => events as GameEvent[])
  }

  get view(): unknown {
    return this.rules.join(this.#seen.shared, this.#seen.own)
  }

  /**
   * A state that agrees with all the player knows. What is asked of it (why something is not allowed)
   * does not depend on the rest.
   */
  get state(): ReturnType<AnyRules['determinize']> {
    return this.rules.determinize(this.view, seedRng('a world that could be'))
  }

  get actions(): number {
    return this.#seen.step
  }

  get outcome(): Outcome | null {
    return this.#seen.outcome
  }

  /** The question with all that the game says of it; the server tells only its id and its kind. */
  get decision(): Decision | undefined {
    const id = this.#seen.asked?.decision.id
    return this.rules.decisions(this.state).find((decision) => decision.id === id)
  }

  legal(): Action[] {
    return [...(this.#seen.asked?.legal ?? [])]
  }

  get lastChoice(): number {
    return lastChoiceIn(this.#seen.log, this.seat)
  }

  async advance(): Promise<Stage> {
    let isLeft = false
    const left = this.#left.then(() => {
      isLeft = true
    })
    await Promise.race([this.#connection.until(() => this.#isDue()), left])
    this.#seen = this.#connection.client.seen ?? this.#seen
    if (this.#seen.outcome !== null) return 'over'
    return isLeft || this.#connection.isEnded ? 'left' : 'asked'
  }

  isStillAsked(): boolean {
    const { seen } = this.#connection.client
    return seen?.asked?.question === this.#seen.asked?.question
  }

  async act(action: Action): Promise<string | null> {
    const question = this.#seen.asked?.question ?? 0
    const key = randomUUID()
    const answer = { type: 'answer', question, key, action: { ...action } } as const
    return await this.#settled(await this.#connection.client.call(answer))
  }

  async hint(): Promise<Hint | null> {
    const { advice } = await this.#connection.client.call({ type: 'hint' })
    return advice?.action === undefined ? null : { ...advice, action: advice.action }
  }

  async undo(): Promise<NoUndo | null> {
    if (!this.#seen.canUndo) return whyNoUndo(this.#seen.log, this.seat)
    const { revision } = this.#seen
    const reply = await this.#connection.client.call({ type: 'undo', revision, key: randomUUID() })
    return (await this.#settled(reply)) === null ? null : 'others-acted'
  }

  /** Waits until what was taken is seen here; else why it was not taken. */
  async #settled({ taken, refused }: Reply): Promise<string | null> {
    if (refused !== undefined) return refusedInWords(refused, this.#speech)
    const isSeen = () => (this.#connection.client.seen?.revision ?? 0) >= (taken ?? 0)
    await this.#connection.until(isSeen)
    return null
  }

  #isDue(): boolean {
    const { seen } = this.#connection.client
    return seen !== null && (seen.asked !== null || seen.outcome !== null)
  }
}

/** A refusal in a sentence: the server's own reason, or what its code means and the rule. */
export function refusedInWords(
  { code, why }: NonNullable<Reply['refused']>,
  speech: Speech,
): string {
  const meant = { key: `code.${code}`, params: {}, rule: why?.rule }
  return refusalInWords(why === null || why.rule !== undefined ? meant : why, speech)
}
