import { GEOMETRY } from './map-geometry.ts'
import { TREE } from './map-shapes.ts'

const BARK = 'color-mix(in srgb, var(--region-manheim), var(--wood) 45%)'
const LEAF = 'color-mix(in srgb, var(--region-alfheim), var(--good) 22%)'
const LEAF_LIT = 'color-mix(in srgb, var(--region-alfheim), var(--raised) 15%)'
const INK = 'color-mix(in srgb, var(--region-yggdrasil), var(--ink) 60%)'
const CLUMP = 'm0 16c-22 2-32-16-20-25-2-16 22-21 28-8 20-2 22 24 7 27-3 8-11 10-15 6z'
const CLUMP_LINES = 'm-12 6q-4-6 2-10m8 12q-4-5 0-10m10 8q4-4 0-9'

function Half() {
  const { leaves } = TREE
  return (
    <>
      {leaves.map((at, index) => (
        <g key={at} stroke={INK} strokeWidth="1.7">
          <path d={`M${at}${CLUMP}`} fill={index % 3 === 1 ? LEAF_LIT : LEAF} />
          <path d={`M${at}${CLUMP_LINES}`} fill="none" />
        </g>
      ))}
      <path d={TREE.trunk} fill={BARK} stroke={INK} strokeWidth="2.4" />
      <path d={TREE.grain} fill="none" stroke={INK} strokeWidth="1.6" />
    </>
  )
}

/** Staves of a rune row, in a box of 10 by 16 about the middle. */
const RUNES = [
  'M-3 8V-8L4-4L-3 0',
  'M-4 8V-8L4 8V-8',
  'M-3 8V-8L4 0L-3 8',
  'M0 8V-8M-5-3L0-8L5-3',
  'M-3 8V-8L4-8M-3 0L4-3',
  'M-4 8V-8L0-3L4-8V8',
  'M0 8V-8M-4 3L4-3',
  'M-4-8L4 8M4-8L-4 8',
]
const RUNE_COUNT = 40

/** Runes around the tree, as on the rim of a carved stone. */
function RuneRing() {
  return (
    <g fill="none" stroke={INK} strokeWidth="2" opacity=".75">
      {Array.from({ length: RUNE_COUNT }, (_, index) => {
        const angle = (index / RUNE_COUNT) * 2 * Math.PI
        const x = Math.round(182 * Math.cos(angle))
        const y = Math.round(150 * Math.sin(angle))
        const turn = Math.round((Math.atan2(y * 1.45, x) * 180) / Math.PI + 90)
        return (
          <path
            key={`${x} ${y}`}
            d={RUNES[(index * 5) % RUNES.length]}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}
          />
        )
      })}
      <ellipse rx="171" ry="139" strokeWidth="1.6" />
    </g>
  )
}

/** The world tree in the middle of the island, within its ring of runes. */
export function WorldTree() {
  const { path } = GEOMETRY.yggdrasil
  return (
    <g>
      <path d={path} fill="none" stroke="var(--raised)" strokeWidth="9" opacity=".6" />
      <path d={path} fill="none" stroke="var(--ink)" strokeWidth="3.4" />
      <g transform="translate(600 452)">
        <RuneRing />
        <g transform="scale(-1 1)">
          <Half />
        </g>
        <Half />
        <path d={TREE.seam} fill={BARK} />
      </g>
    </g>
  )
}
