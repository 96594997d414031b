import type { GameId } from '@meadhall/games'
import type { Action, Reason } from '@meadhall/kernel'
import type { Answer } from '@meadhall/lines'
import type { Goal, PuzzleLevel, Standing } from '@meadhall/puzzles'
import type { GameInfo, Update } from '../../../sources/source.ts'

/** A puzzle that was proved, and is laid out to be solved. */
export interface Opened {
  readonly info: GameInfo & { readonly game: GameId }
  readonly goal: Goal
  readonly level: PuzzleLevel
  readonly rules: readonly string[]
  /** The file's own texts; empty where the page has them. */
  readonly title: string
  readonly why: string
  /** How many steps the answer has. */
  readonly steps: number
  /** In how many imagined worlds it was proved, and over how many positions. */
  readonly worlds: number
  readonly nodes: number
  readonly standing: Standing
}

/** What the page asks of the worker of a puzzle, by name. */
export interface Calls {
  /** Reads, proves and lays out a puzzle. */
  open: (text: string) => Opened
  /** Shows the position. */
  start: () => void
  try: (action: Action) => void
  takeBack: () => void
  again: () => void
  showNext: () => void
  whyNot: (attempt: Action) => Reason | null
}

export type CallName = keyof Calls

export type Request = {
  [N in CallName]: { readonly id: number; readonly name: N; readonly args: Parameters<Calls[N]> }
}[CallName]

/** Why a puzzle is not taken: what is wrong where, or that it cannot be told. */
export interface Refused {
  readonly kind: 'file' | 'too-much' | 'broken'
  readonly place: string
  readonly reason: string
}

/** What the worker says without being asked. */
export type Told =
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'standing'; readonly standing: Standing }

export type Reply = Answer<Refused> | Told
