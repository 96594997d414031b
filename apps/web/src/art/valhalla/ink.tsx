import type { ReactNode } from 'react'
import './colours.css'
import { type Cut, partsOf } from './cut.ts'

const LINE = 'var(--vh-line)'

/** Small letters are shapes with an inked edge, capitals are plain tones within them. */
const FILLS: Readonly<Record<string, string>> = {
  b: 'var(--vh-bone)',
  B: 'var(--vh-bone-shade)',
  c: 'var(--vh-clan, var(--vh-wood))',
  f: 'var(--vh-skin, var(--vh-bone))',
  F: 'var(--vh-skin-shade, var(--vh-bone-shade))',
  g: 'var(--vh-gold)',
  G: 'var(--vh-gold-shade)',
  h: 'var(--vh-hair, var(--vh-wood))',
  i: 'var(--vh-ice)',
  I: 'var(--vh-ice-shade)',
  D: 'var(--vh-ice-deep)',
  k: LINE,
  e: 'var(--vh-sea)',
  n: 'var(--vh-night)',
  o: 'var(--vh-flame)',
  p: 'var(--vh-parchment)',
  r: 'var(--vh-blood)',
  s: 'var(--vh-steel)',
  S: 'var(--vh-steel-shade)',
  t: 'var(--vh-stone)',
  T: 'var(--vh-stone-shade)',
  u: 'var(--vh-fur)',
  w: 'var(--vh-wood)',
  W: 'var(--vh-wood-shade)',
}

const LINES: Readonly<Record<string, string>> = {
  l: LINE,
  L: 'var(--vh-bone)',
  m: 'var(--vh-steel)',
  q: 'var(--vh-gold)',
  y: 'currentColor',
  Y: 'var(--sign-cut, var(--raised))',
}

function inkOf(tone: string, width: number | undefined) {
  const line = LINES[tone]
  if (line !== undefined) return { fill: 'none', stroke: line, strokeWidth: width ?? 2 }
  if (tone === 'x') return { fill: 'currentColor' }
  if (tone === 'X') return { fill: 'var(--sign-cut, var(--raised))' }
  if (tone === '%') return { fill: LINE, opacity: width ?? 0.3 }
  if (tone === '+') return { fill: 'var(--vh-bone)', opacity: width ?? 0.3 }
  const plain = tone === tone.toUpperCase() || tone === 'k'
  const fill = FILLS[tone] ?? FILLS[tone.toLowerCase()] ?? LINE
  if (plain && width === undefined) return { fill }
  return { fill, stroke: LINE, strokeWidth: width ?? 1.9 }
}

/** One colour: shapes in the colour of the text, their edges and lines cut out of it. */
function monoOf(tone: string, width: number | undefined) {
  const cut = 'var(--sign-cut, var(--raised))'
  if (tone === 'l') return { fill: 'none', stroke: cut, strokeWidth: width ?? 2.2 }
  if (tone === 'y') return { fill: 'none', stroke: 'currentColor', strokeWidth: width ?? 2.5 }
  if (tone === tone.toUpperCase()) return { fill: 'none' }
  return { fill: 'currentColor', stroke: cut, strokeWidth: 1.6 }
}

export function Cuts({ of, mono = false }: { of: readonly Cut[]; mono?: boolean }) {
  return (
    <g strokeLinejoin="round">
      {of.map(partsOf).map(([tone, d, width]) => (
        <path key={`${tone}${d}`} d={d} {...(mono ? monoOf(tone, width) : inkOf(tone, width))} />
      ))}
    </g>
  )
}

export interface SvgProps {
  readonly size?: number | string | undefined
  readonly className?: string | undefined
}

/** An `<svg>` around shapes drawn in a box of 64 × 64. */
export function Sign64({ size, className, children }: SvgProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size ?? '1em'}
      height={size ?? '1em'}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
