import { useId } from 'react'

/** Bands of a knot: each is edged, so that the later runs over the earlier. */
function Band({ d, width = 5 }: { readonly d: string; readonly width?: number }) {
  return (
    <>
      <path d={d} stroke="var(--knot-ground, var(--raised))" strokeWidth={width + 4} />
      <path d={d} stroke="currentColor" strokeWidth={width} />
    </>
  )
}

/**
 * A corner of knotwork for the top left of a panel; turn or mirror it for the others. The colour
 * is that of the text, the ground it lies on `--knot-ground`.
 */
export function Knot({ size = 48 }: { readonly size?: number | string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="none" aria-hidden="true">
      <Band d="M64 22H13C-3 22-1-1 12 3C21 5 22 13 22 22V64" />
      <Band d="M22 11V34" />
      <Band d="M64 34H40L34 40V64" width={2} />
      <path d="M34 28L40 34L34 40L28 34Z" fill="currentColor" />
    </svg>
  )
}

/** A band of plaited knotwork; as wide as it is given room. */
export function KnotDivider() {
  const plait = useId()
  return (
    <svg width="100%" height="16" fill="none" aria-hidden="true">
      <defs>
        <pattern id={plait} width="32" height="16" patternUnits="userSpaceOnUse">
          <Band d="M-2 3C6 3 10 13 18 13C26 13 26 3 34 3" width={3} />
          <Band d="M-2 13C6 13 6 3 16 3C26 3 26 13 34 13" width={3} />
          <Band d="M4 5C7 8 8 10 11 11.5" width={3} />
        </pattern>
      </defs>
      <rect width="100%" height="16" fill={`url(#${plait})`} />
    </svg>
  )
}
