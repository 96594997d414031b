/** How far it stays from what it belongs to, and from the edges of the window. */
export const GAP = 8

interface Size {
  readonly width: number
  readonly height: number
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** As an element's style takes it. */
export interface Spot {
  readonly left: string
  readonly top: string
  readonly bottom: string
}

/** Where a box goes that belongs to a thing: below it, else above it, else at the top; always inside. */
export function beside(box: Size, at: Edges, window: Size): Spot {
  const left = Math.max(GAP, Math.min(at.left, window.width - box.width - GAP))
  const below = at.bottom + GAP
  const fits = below + box.height < window.height
  const fitsAbove = at.top - box.height >= 2 * GAP
  // Above, it is held by its lower edge: it keeps to the thing even when its letters come late.
  if (!fits && fitsAbove)
    return { left: `${left}px`, top: 'auto', bottom: `${window.height - at.top + GAP}px` }
  return { left: `${left}px`, top: `${fits ? below : GAP}px`, bottom: 'auto' }
}
