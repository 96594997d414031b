import type { CSSProperties } from 'react'
import './fitting.css'

/** Cards in how many columns, if they are laid in so many rows. */
const inRows = (count: number, rows: number): number => Math.max(1, Math.ceil(count / rows))

/**
 * Tells the style sheet how many cards are laid out in a box: it makes them as large as they all fit.
 * `.vh-fit` lays them in one row, or in two where that is said; `.vh-lay` in as few rows as leave
 * each a width of `--least-w`.
 */
export function fitting(count: number): CSSProperties {
  return {
    '--in-1': inRows(count, 1),
    '--in-2': inRows(count, 2),
    '--in-3': inRows(count, 3),
    '--in-4': inRows(count, 4),
  }
}
