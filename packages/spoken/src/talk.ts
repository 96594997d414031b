import type { Action } from '@meadhall/kernel'
import type { SpokenGame } from './game.ts'
import type { Plan, Scene } from './scene.ts'
import type { Tongue } from './tongue.ts'

/** What is to be done about a line that somebody typed. */
export type Reply =
  | { readonly kind: 'say'; readonly lines: readonly string[] }
  | { readonly kind: 'act'; readonly plan: Plan }
  /** Whoever has the rules asks them; `because` puts what they say into words. */
  | { readonly kind: 'why'; readonly attempts: readonly Action[] }
  | { readonly kind: 'undo' }
  /** What a norn would do now. */
  | { readonly kind: 'hint' }
  /** Why a bot did what it did last. */
  | { readonly kind: 'reason' }

/** What a command is given: the table at one moment, and how to answer. */
export interface Talk {
  readonly game: SpokenGame
  readonly scene: Scene
  readonly tongue: Tongue
  /** Tells the question and its numbered answers. */
  ask(): Reply
  told(...lines: string[]): Reply
  /** A text of the spoken table; strings among the parameters are put in as they are. */
  say(key: string, params?: Readonly<Record<string, string | number>>): string
  /** Whether words would be allowed. */
  why(text: string): Reply
}
