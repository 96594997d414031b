import type { Point } from './map-geometry.ts'

const OUTER =
  'M0 0C-17-1-24-19-13-36C-12-27-6-26-4-33C-2-44-8-54-4-66C16-54 27-33 18-13C14-4 8 0 0 0Z'
const INNER = 'M1-2C-8-3-11-13-5-23C-3-17 0-18 2-25C11-18 14-11 9-5C7-3 4-2 1-2Z'

interface FlamesProps {
  readonly points: readonly Point[]
}

/** Flames about their foot at each of the points; the style sheet lets each flicker in its time. */
export function Flames({ points }: FlamesProps) {
  return points.map(({ x, y }, index) => (
    <g
      key={`${x} ${y}`}
      className="flame"
      style={{ '--nth': index, transformOrigin: `${x}px ${y}px` }}
    >
      <g transform={`translate(${x} ${y})`}>
        <path d={OUTER} fill="#d9481c" stroke="#7a1f0c" strokeWidth="2" />
        <path d={INNER} fill="#f7c04a" />
      </g>
    </g>
  ))
}
