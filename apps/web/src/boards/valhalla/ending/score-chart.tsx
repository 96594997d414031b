import type { PointSource } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { useWords } from '../../../i18n/words.ts'
import { useSeatName } from '../../../table/seats.ts'
import { type Points, sumOf } from './ending-scores.ts'

/** Each source has a colour and a pattern: colour is never alone. */
const LOOKS: Readonly<Record<PointSource, { fill: string; lines: string }>> = {
  warriors: { fill: 'var(--dye-red)', lines: '' },
  discard: { fill: 'var(--dye-violet)', lines: 'M0 4H8' },
  mission: { fill: 'var(--dye-green)', lines: 'M4 0V8' },
  thor: { fill: 'var(--dye-teal)', lines: 'M0 8L8 0' },
  shields: { fill: 'var(--dye-blue)', lines: 'M0 0L8 8' },
  sets: { fill: 'var(--dye-ochre)', lines: 'M0 4H8M4 0V8' },
  king: { fill: 'var(--vh-gold-shade)', lines: 'M0 0L8 8M0 8L8 0' },
}

const patternOf = (source: PointSource) => `vh-points-${source}`

function Patterns({ sources }: { readonly sources: readonly PointSource[] }) {
  return (
    <defs>
      {sources.map((source) => (
        <pattern
          key={source}
          id={patternOf(source)}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0H8V8H0Z" fill={LOOKS[source].fill} />
          <path d={LOOKS[source].lines} stroke="var(--on-clan)" strokeWidth="1.2" opacity=".75" />
        </pattern>
      ))}
    </defs>
  )
}

interface ScoreChartProps {
  readonly points: readonly Points[]
  readonly order: readonly Seat[]
  readonly sources: readonly PointSource[]
}

const HEIGHT = 30
const WIDTH = 400

/** A bar for each player, a piece for each source; the table below says the same in numbers. */
export function ScoreChart({ points, order, sources }: ScoreChartProps) {
  const nameOf = useSeatName()
  const most = Math.max(1, ...points.map(sumOf))
  return (
    <div className="vh-chart" aria-hidden="true">
      <svg width="0" height="0" className="vh-chart-patterns" aria-hidden="true">
        <Patterns sources={sources} />
      </svg>
      <Legend sources={sources} />
      {order.map((seat) => {
        const own = points[seat]
        return own === undefined ? null : (
          <div key={seat} className="vh-chart-row">
            <span className="vh-chart-name">{nameOf(seat)}</span>
            <Bar points={own} most={most} sources={sources} />
            <b>{sumOf(own)}</b>
          </div>
        )
      })}
    </div>
  )
}

interface BarProps {
  readonly points: Points
  readonly most: number
  readonly sources: readonly PointSource[]
}

function Bar({ points, most, sources }: BarProps) {
  let at = 0
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {sources.map((source) => {
        const width = (Math.max(0, points[source]) / most) * WIDTH
        const x = at
        at += width
        return (
          <rect
            key={source}
            x={x}
            width={width}
            height={HEIGHT}
            fill={`url(#${patternOf(source)})`}
            stroke="var(--raised)"
            strokeWidth="1.5"
          />
        )
      })}
    </svg>
  )
}

function Legend({ sources }: { readonly sources: readonly PointSource[] }) {
  const { say } = useWords()
  return (
    <ul className="vh-legend">
      {sources.map((source) => (
        <li key={source}>
          <svg width="20" height="14" aria-hidden="true">
            <rect width="20" height="14" rx="2" fill={`url(#${patternOf(source)})`} />
          </svg>
          {say({ key: `source.${source}` })}
        </li>
      ))}
    </ul>
  )
}
