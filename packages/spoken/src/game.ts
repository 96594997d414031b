import type { Action, Reason, Seat } from '@meadhall/kernel'
import type { Sayable } from '@meadhall/words'
import type { Asked, Grid, Planned, Scene } from './scene.ts'
import type { Tongue } from './tongue.ts'
import type { Found } from './typed/found.ts'
import type { Grouping } from './typed/menu.ts'
import type { Understood } from './typed/understood.ts'

/** How far somebody is: all that counts in the open, and cards of which nobody knows the worth. */
export interface Score {
  readonly points: number
  readonly hidden: number
}

/**
 * All that is said of a game. Its own types come in where it implements these methods; the spoken
 * table never looks into a view or an action.
 */
export interface SpokenGame {
  /** The heading over the board. */
  readonly boardTitle: Sayable
  /** Examples of what one may type, with commas between them. */
  readonly examples: Sayable
  /** The question, and a sentence that helps to answer it. */
  question(scene: Scene): readonly Sayable[]
  /** The legal answers in the order in which they are told. */
  answers(asked: Asked): readonly Action[]
  grouping(asked: Asked, tongue: Tongue): Grouping<Action>
  /** A whole action with what it costs. */
  action(asked: Asked, action: Action, tongue: Tongue): string
  reason(reason: Reason): Sayable
  /** Where the game stands, in a few words. */
  stage(scene: Scene): Sayable
  /** What a seat is called in texts. */
  seatKey(scene: Scene, seat: Seat): string

  board(scene: Scene, tongue: Tongue): Grid
  /** What stands under the board, and what the board's table does not have. */
  boardLines(scene: Scene, tongue: Tongue): string[]
  players(scene: Scene, tongue: Tongue): Grid
  battle(scene: Scene, tongue: Tongue): string[]
  /** The own cards, each in a line. */
  hand(scene: Scene, tongue: Tongue): readonly { readonly short: string; readonly whole: string }[]
  /** What one has besides the hand. */
  handLines(scene: Scene, tongue: Tongue): string[]

  /** A place by its words; `null` where they name none. */
  place(scene: Scene, words: string, tongue: Tongue): Found | null
  /** Where the figures of somebody or something are. */
  figures(scene: Scene, words: string, tongue: Tongue): Found | null
  /** Any card by its words. */
  card(scene: Scene, words: string, tongue: Tongue): Found | null
  sheet(scene: Scene, words: string, tongue: Tongue): Found | null

  /** Points by seat; `null` where they are not what wins. */
  scores(scene: Scene): readonly Score[] | null
  /** What is left to do where nobody else counts points. */
  goal(scene: Scene, tongue: Tongue): string[]

  understand(text: string, asked: Asked, tongue: Tongue): Understood
  /** Words that stand for several answers: `best`, `march horgr utgard all`; `null` for all others. */
  plan(text: string, asked: Asked, tongue: Tongue): Planned | null
}
