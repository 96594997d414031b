import type { CardDef } from '@meadhall/game-blood-rage'
import { Parts } from '../common/parts.tsx'
import { type DrawingId, drawingOf, godOf, MOTIFS } from './card-motifs.ts'
import type { GodId } from './god-drawings.ts'

export const GOD_TINT: Readonly<Record<GodId, string>> = {
  odin: 'var(--dye-teal)',
  thor: 'var(--dye-blue)',
  loki: 'var(--dye-green)',
  frigg: 'var(--dye-violet)',
  heimdall: 'var(--dye-ochre)',
  tyr: 'var(--dye-red)',
}

/** The colour of a card: its god's, or that of wood. */
export function tintOf(def: CardDef): string {
  const god = godOf(def)
  if (god !== undefined) return GOD_TINT[god]
  const { hue } = MOTIFS[def]
  return hue === undefined ? 'var(--wood)' : `color-mix(in srgb, var(--wood), var(${hue}) 55%)`
}

/** Lines that run out from a point, as thin wedges. */
function rays(x: number, y: number, count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / count
    const wide = ((to - from) / count) * 0.5
    const point = (a: number) =>
      `${Math.round(x + 240 * Math.cos(a))} ${Math.round(y + 240 * Math.sin(a))}`
    return `M${x} ${y}L${point(angle)}L${point(angle + wide)}Z`
  }).join('')
}

/** The same stroke again and again, each a step further. */
function repeated(stroke: string, count: number, dx: number, dy: number): string {
  return Array.from({ length: count }, (_, n) => `M${n * dx} ${n * dy}${stroke}`).join('')
}

/** Behind each god another weave; wedges are filled, strokes drawn. */
const GROUND: Readonly<Record<GodId | 'beast' | 'hall', { fill?: string; line?: string }>> = {
  odin: {
    line:
      repeated('m-30 118l30-52 30 52zm30-52l30-52 30 52z', 5, 60, 0) +
      repeated('m-22 114l22-38 22 38z', 5, 60, 0),
  },
  thor: { line: repeated('m-20 0l14 30-12 4 16 34-13 4 18 48', 13, 19, 0) },
  loki: { line: repeated('m-20-10c24 20-16 34 4 56s-20 34 4 60 0 20 4 24', 15, 16, 0) },
  frigg: { line: repeated('m-120 0l120 120m0-120l-120 120', 21, 16, 0) },
  heimdall: {
    line: [30, 46, 62, 78, 94, 110, 126]
      .map((r) => `M${100 - r} 104A${r} ${r} 0 0 1 ${100 + r} 104`)
      .join(''),
  },
  tyr: { fill: rays(100, 124, 15, Math.PI, Math.PI * 2) },
  beast: { fill: rays(100, 62, 20, 0, Math.PI * 2) },
  hall: {
    line:
      repeated('h200', 7, 0, 20) +
      'M40 0v20M150 0v20M90 20v20M20 40v20M170 40v20M60 60v20M130 80v20M30 100v20M180 100v20M75 80v20',
  },
}

interface CardGroundProps {
  readonly def: CardDef
  readonly god: GodId | undefined
  readonly tint: string
}

export function CardGround({ def, god, tint }: CardGroundProps) {
  const { fill = '', line = '' } =
    GROUND[god ?? (MOTIFS[def].layout === 'beast' ? 'beast' : 'hall')]
  return (
    <g>
      <rect width="200" height="120" fill={tint} />
      <path d={fill} fill="#000" opacity=".22" />
      <path d={line} fill="none" stroke="#000" strokeWidth="5" opacity=".2" />
      <path d={line} fill="none" stroke="var(--on-clan)" strokeWidth="1" opacity=".2" />
    </g>
  )
}

/** The ground of a quest: the colour of its land, and what is small in the distance. */
const SCENES: Readonly<Partial<Record<DrawingId, string>>> = {
  oak: 'alfheim',
  mountain: 'jotunheim',
  house: 'manheim',
  tree: 'yggdrasil',
}
export const FAR = [
  [24, 74, 40],
  [58, 80, 30],
  [142, 80, 30],
  [176, 74, 40],
] as const

/** A quest: a land under the sky, seen as through a window of the hall. */
export function CardScene({ main }: { readonly main: DrawingId }) {
  const land = SCENES[main]
  const sky = land ? `var(--region-${land})` : 'color-mix(in srgb, var(--doom), var(--raised) 55%)'
  const ink = `color-mix(in srgb, ${sky}, var(--ink) 72%)`
  const far = `color-mix(in srgb, ${sky}, var(--ink) 38%)`
  const near = `color-mix(in srgb, ${sky}, var(--ink) 22%)`
  return (
    <g>
      <rect width="200" height="120" fill={sky} />
      <path d={rays(100, 92, 13, Math.PI, Math.PI * 2)} fill="var(--raised)" opacity=".5" />
      <circle cx="100" cy="58" r="50" fill="var(--raised)" opacity=".55" />
      <g>
        {FAR.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
            <Parts drawing={drawingOf(main)} fill={far} line={sky} />
          </g>
        ))}
      </g>
      <path d="M0 92C30 84 60 96 100 96S170 84 200 92V120H0Z" fill={near} />
      <path
        d="M8 104q12-4 24 0M40 112q10-4 20 0M140 112q10-4 20 0M168 104q12-4 24 0"
        fill="none"
        stroke={ink}
        strokeWidth="1.5"
      />
      <g transform="translate(56 14) scale(1.38)">
        <Parts drawing={drawingOf(main)} fill={ink} line={sky} />
      </g>
    </g>
  )
}
