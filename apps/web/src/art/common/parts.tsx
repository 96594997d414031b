import { type CSSProperties, memo } from 'react'
import { symmetric } from './symmetric.ts'

/**
 * A drawing in a 64 by 64 box, as parts laid one over the other like cut pieces of wood. The first
 * letter of a part says how it is painted:
 * `f` a piece, edged with the line; `l` a carved line; `s` a spot in the colour of the line;
 * `b` a pale piece with a dark edge; `e` a spot in the colour of the piece; `k` a thick stroke.
 * A `+` after it: the left half of a symmetric outline; a `=`: the part and its mirror image.
 */
export type Drawing = readonly string[]

/** Spread on a group that is nothing but decoration. */
export const DECORATION = { 'aria-hidden': true } as const

const FILL = 'var(--part-fill, currentColor)'
const LINE = 'var(--part-line, var(--raised))'

const PAINT: Readonly<Record<string, CSSProperties>> = {
  f: { fill: FILL, stroke: LINE, strokeWidth: 1.5 },
  l: { fill: 'none', stroke: LINE, strokeWidth: 1.5 },
  s: { fill: LINE },
  b: { fill: LINE, stroke: FILL, strokeWidth: 1.2 },
  e: { fill: FILL },
  k: { fill: 'none', stroke: FILL, strokeWidth: 3.2 },
}

function Part({ part }: { readonly part: string }) {
  const kind = part.charAt(0)
  const mark = part.charAt(1)
  const d = mark === '+' ? symmetric(part.slice(2)) : part.slice(mark === '=' ? 2 : 1)
  const piece = (
    <>
      {kind === 'k' && <path d={d} style={{ fill: 'none', stroke: LINE, strokeWidth: 6 }} />}
      <path d={d} style={PAINT[kind]} />
    </>
  )
  if (mark !== '=') return piece
  return (
    <>
      {piece}
      <g transform="matrix(-1 0 0 1 64 0)">{piece}</g>
    </>
  )
}

export interface PartsProps {
  readonly drawing: Drawing
  /** Colours of the pieces and of the lines, where not those around them. */
  readonly fill?: string | undefined
  readonly line?: string | undefined
}

/** Drawn once for each drawing and its colours: boards redraw with every move. */
export const Parts = memo(function Parts({ drawing, fill, line }: PartsProps) {
  const style = { '--part-fill': fill, '--part-line': line }
  return (
    <g strokeLinejoin="round" strokeLinecap="round" style={style} {...DECORATION}>
      {drawing.map((part) => (
        <Part key={part} part={part} />
      ))}
    </g>
  )
})
