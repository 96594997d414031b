import type { CSSProperties } from 'react'

/** The colour of a seat, for whatever is drawn in its row. */
export function seatColour(seat: number): CSSProperties {
  return { '--seat': `var(--seat-${seat})` } as CSSProperties
}
