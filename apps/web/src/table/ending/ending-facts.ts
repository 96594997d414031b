import type { Outcome, Seat } from '@meadhall/kernel'
import type { ReactNode } from 'react'
import type { EndingLook } from './looks.ts'
import type { Most } from './standing.ts'
import type { Tally } from './tally.ts'

/** Where points come from: what it is called, and how it is drawn. */
export interface SourceFacts<S extends string = string> {
  readonly id: S
  readonly name: string
  readonly colour: string
  /** The path of its mark in a tile of the look: colour is never alone. */
  readonly mark: string
  /** Where the mark is drawn in another weight than the look's. */
  readonly weight?: number
}

/** One who played: how they look, and what they have. */
export interface SeatFacts<S extends string = string> {
  readonly seat: Seat
  readonly name: string
  readonly colour: string
  /** Their sign alone: it stands large beside the headline where they won. */
  readonly sign?: ReactNode
  /** Sign and name, with something behind them. */
  readonly badge: (behind?: ReactNode) => ReactNode
  /** What else they are called, in the ranking. */
  readonly title?: string
  /** What they have, in words, in the ranking. */
  readonly score?: string
  /** Their points in each part of the game, or in all of it. */
  readonly points: readonly Tally<S>[]
}

/** The parts of a game that are counted one by one. */
export interface SpanFacts {
  readonly names: readonly string[]
  /** All of them together. */
  readonly all: string
  /** What is chosen between them. */
  readonly label: string
}

/** One more row of the table of scores. */
export interface RowFacts {
  readonly name: string
  readonly kind: 'sum' | 'note'
  readonly value: (seat: Seat) => number
}

export interface TableFacts {
  readonly label: string
  /** What stands over the names of the rows. */
  readonly corner?: string
  /** What is said of points that others took. */
  readonly lost?: string
  readonly sum: string
  readonly more?: readonly RowFacts[]
}

/** What a game tells of its end: sources of points, looks and rows. All else is the table's. */
export interface EndingFacts<S extends string = string> {
  readonly look: EndingLook
  readonly label: string
  /** The colour of a sheet's edge. */
  readonly edge?: string
  readonly outcome: Outcome
  /** How many share a place. */
  readonly allies?: number
  /** Who won, in a few words. */
  readonly winning: ReactNode
  /** What they won with, where that is not said. */
  readonly winningScore?: string
  readonly sources: readonly SourceFacts<S>[]
  /** From the first to the last. */
  readonly seats: readonly SeatFacts<S>[]
  readonly spans?: SpanFacts
  /** What decided it. */
  readonly why: ReactNode
  /** What each seat had at each mark, by seat. */
  readonly course: { readonly title: string; readonly marks: readonly (readonly number[])[] }
  readonly awards: readonly (Most & { readonly title: string })[]
  readonly chart?: { readonly title: string }
  readonly table: TableFacts
}
