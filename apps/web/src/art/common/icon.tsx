import type { ReactNode } from 'react'

export interface IconProps {
  /** Width and height, in pixels or any CSS length; as large as the text if not said. */
  readonly size?: number | string | undefined
  /** A name, for an icon that stands alone; without one it is decoration. */
  readonly title?: string | undefined
}

/** A drawing in a 64 by 64 box, as large as the text around it unless told. */
function Icon({ size = '1em', title, children }: IconProps & { children: ReactNode }) {
  if (title === undefined) {
    return (
      <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
        {children}
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} role="img" aria-label={title}>
      {children}
    </svg>
  )
}

interface GlyphProps extends IconProps {
  readonly strokes?: string
  readonly solids?: string
}

/** An icon of thick strokes and of solid pieces, both in the colour of the text. */
export function Glyph({ strokes, solids, ...props }: GlyphProps) {
  return (
    <Icon {...props}>
      {strokes && (
        <path
          d={strokes}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinejoin="bevel"
        />
      )}
      {solids && <path d={solids} fill="currentColor" fillRule="evenodd" />}
    </Icon>
  )
}
