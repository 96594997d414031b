/** Where one can go from the end of a game, besides a rematch. */
export type Way = 'new' | 'replay' | 'look' | 'watch' | 'home'

/** What the end of a game tells, one part below the other. */
export type Part = 'ranking' | 'why' | 'how' | 'chart' | 'table'

/** The marks of the sources in the charts: lines in tiles. */
export interface Hatch {
  readonly tile: number
  readonly weight: number
  readonly opacity: number
  readonly cap: 'round' | 'butt'
}

/** How an ending is laid out; its class in `ending.css` has the rest. */
export interface EndingLook {
  readonly className: string
  readonly parts: readonly Part[]
  readonly ways: readonly Way[]
  readonly hasIcons: boolean
  readonly hatch: Hatch
  /** What stands in the table for no points. */
  readonly zero: string
}

/** A page over the whole board, with a ranking. */
export const PAGE: EndingLook = {
  className: 'ending-page',
  parts: ['ranking', 'why', 'how', 'chart', 'table'],
  ways: ['new', 'replay', 'look', 'watch', 'home'],
  hasIcons: true,
  hatch: { tile: 10, weight: 1.6, opacity: 0.6, cap: 'round' },
  zero: '–',
}

/** A sheet laid on the darkened board. */
export const SHEET: EndingLook = {
  className: 'ending-sheet',
  parts: ['why', 'chart', 'how', 'table'],
  ways: ['look', 'watch', 'replay', 'new', 'home'],
  hasIcons: false,
  hatch: { tile: 8, weight: 1.2, opacity: 0.75, cap: 'butt' },
  zero: '0',
}
