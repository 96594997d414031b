import type { Face } from './cards/words.ts'

/** The questions of a battle, in the words of docs/scenarios.md. */
export type QuestionKind =
  | 'wager'
  | 'thor'
  | 'before-battle'
  | 'replace'
  | 'tyr'
  | 'jarl-half'
  | 'phase'
  | 'reroll'
  | 'new-weapons'
  | 'turn-misses'
  | 'block'
  | 'force-discard'
  | 'dwarf-card'
  | 'road'
  | 'deny'
  | 'send'
  | 'glory'
  | 'steal'
  | 'return-tactic'
  | 'discard-card'
  | 'mission'
  | 'loki'
  | 'keep'
  | 'play-bonus'

export interface Question {
  readonly seat: number
  readonly kind: QuestionKind
  /** All answers the rules allow. */
  readonly legal: readonly string[]
  /** There is no choice, so that nobody needs to be asked. */
  readonly forced: boolean
}

/** What the rules do not decide: players and chance. */
export interface Oracle {
  answer(question: Question): string
  roll(seat: number, dice: readonly ('plain' | 'grey')[]): readonly Face[]
  /** The card that chance takes from a hand, to be stolen or discarded. */
  randomCard(seat: number, hand: readonly string[], fate: 'stolen' | 'discarded'): string
  /** Which miss is turned where there are both kinds: the answer "turn axe" does not say it. */
  turned(seat: number): 'plain' | 'grey'
}

export const DONE = 'done'

export const cardWord = (card: string) => `card ${card}`
export const warriorWord = (card: string) => `warrior ${card}`

/** What an answer like "card fury" names. */
export const namedBy = (answer: string) => answer.slice(answer.indexOf(' ') + 1)

export const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]
