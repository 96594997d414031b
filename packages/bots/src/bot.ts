import type { Decision, Message, Seed } from '@meadhall/kernel'
import type { Character } from './characters.ts'

/** A question as a bot hears it: what its seat may see and the legal answers, never the state. */
export interface Asked<V, A> {
  readonly view: V
  readonly decision: Decision
  readonly legal: readonly A[]
}

/** How long a bot may think: whatever runs out first. A bot may need less. */
export interface Budget {
  /** How often it may try something out. */
  readonly iterations?: number
  /** Whether its time is up, asked now and then. Whoever gives it has the clock; bots have none. */
  isOver?(): boolean
}

/** Tells a bot that nobody waits for its answer any more; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean
}

/** What a choice stands on besides the question. */
export interface Thinking {
  /** Of all that is left to chance in this choice: the same question and seed give the same answer. */
  readonly seed: Seed
  readonly budget?: Budget
  readonly signal?: StopSignal
  /** What its seat leans to; bots that do not look ahead have none. */
  readonly character?: Character
}

/**
 * A player made of code. Whatever it wants to look ahead into it must imagine itself. It remembers
 * nothing between two choices, so that a game can be closed and opened again at any time.
 */
export interface Bot<V, A> {
  readonly name: string
  /** One of the legal answers; rejects with `Stopped` once the signal says so. */
  choose(asked: Asked<V, A>, how: Thinking): Promise<A>
  /** What it thinks of all answers, for hints and reasons; only bots that look ahead can tell. */
  weigh?(asked: Asked<V, A>, how: Thinking): Promise<Opinion<A>>
  /** Why somebody may have done what one saw them do; `null` where it makes no sense to them. */
  explain?(witnessed: Witnessed<V, A>, how: Thinking): Promise<Opinion<A> | null>
}

/** What somebody was seen to do, and what the one who saw it could see the moment before. */
export interface Witnessed<V, A> {
  readonly view: V
  /** The question that was answered, by another seat than the view's. */
  readonly decision: Decision
  readonly action: A
}

/** What a bot thinks of a question: its answers from the best on, and why the first. */
export interface Opinion<A> {
  readonly answers: readonly Weighed<A>[]
  /** In the words of the game's own texts; `null` where all answers come to the same. */
  readonly reason: Message | null
}

/** One answer as a bot sees it. */
export interface Weighed<A> {
  readonly answer: A
  /** To win the game with it, 0 to 1; `null` where nobody can tell. */
  readonly chance: number | null
  /** Its part of the thinking, or of a mixed answer: 0 to 1, all answers together 1. */
  readonly share: number
}

/** A bot that also says what it thinks of all answers. */
export type Weighing<V, A> = Bot<V, A> & Required<Pick<Bot<V, A>, 'weigh'>>

/** A bot was told to stop before it had chosen. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Ends a choice that nobody waits for any more; long thinking asks this now and then. */
export function stopIf(signal: StopSignal | undefined): void {
  if (signal?.aborted) throw new Stopped()
}
