import { KnotDivider } from '../../art/common/ornament.tsx'
import type { EndingFacts, SeatFacts, SourceFacts, SpanFacts } from './ending-facts.ts'
import { SourcePatterns, SourceSwatch, sourceFill } from './source-swatch.tsx'
import { gained, netOf, pointsFrom, summed, type Tally, usedIn } from './tally.ts'

interface ChartProps {
  readonly facts: EndingFacts
}

/** The chart, below its title where it has one. */
export function ChartPart({ facts }: ChartProps) {
  return (
    <>
      {facts.chart && <KnotDivider />}
      {facts.chart && <h3>{facts.chart.title}</h3>}
      <ScoreChart facts={facts} />
    </>
  )
}

/** Points stacked by where they came from. The table below says the same in numbers. */
function ScoreChart({ facts: { seats, sources, spans, look } }: ChartProps) {
  const most = Math.max(1, ...seats.flatMap(({ points }) => points.map(gained)))
  return (
    <figure className="ending-chart">
      <SourcePatterns sources={sources} hatch={look.hatch} />
      <Legend seats={seats} sources={sources} />
      {spans === undefined ? (
        seats.map(({ seat, name, points }) => (
          <Bar key={seat} name={name} tally={summed(points)} most={most} sources={sources} />
        ))
      ) : (
        <div className="ending-chart-seats">
          {seats.map((seat) => (
            <SeatBars key={seat.seat} {...{ seat, spans, most, sources }} />
          ))}
        </div>
      )}
    </figure>
  )
}

interface BarsProps {
  readonly sources: readonly SourceFacts[]
  /** What the longest bar stands for. */
  readonly most: number
}

interface SeatBarsProps extends BarsProps {
  readonly seat: SeatFacts
  readonly spans: SpanFacts
}

/** A bar for each part of the game. */
function SeatBars({ seat: { badge, points }, spans, ...bars }: SeatBarsProps) {
  return (
    <section className="ending-chart-seat">
      <h4>
        {badge()} <b>{netOf(summed(points))}</b>
      </h4>
      {points.map((tally, index) => {
        const name = spans.names[index] ?? ''
        return <Bar key={name} name={name} tally={tally} {...bars} />
      })}
    </section>
  )
}

interface BarProps extends BarsProps {
  readonly name: string
  readonly tally: Tally
}

function Bar({ name, tally, most, sources }: BarProps) {
  const parts = sources.filter(({ id }) => pointsFrom(tally, id) > 0)
  const spoken = parts.map((source) => `${source.name} ${pointsFrom(tally, source.id)}`)
  return (
    <div className="ending-bar">
      <span>{name}</span>
      <svg role="img" aria-label={`${name}: ${spoken.join(', ') || 0}`}>
        <Stack parts={parts} tally={tally} most={most} />
      </svg>
      <b>{netOf(tally)}</b>
    </div>
  )
}

interface StackProps extends Pick<BarProps, 'tally' | 'most'> {
  readonly parts: readonly SourceFacts[]
}

/** In parts of a hundred of the longest bar: as wide as there is room, and never distorted. */
function Stack({ parts, tally, most }: StackProps) {
  let x = 0
  return parts.map(({ id }) => {
    const points = pointsFrom(tally, id)
    const width = (points / most) * 100
    const start = x
    x += width
    return (
      <g key={id}>
        <rect x={`${start}%`} width={`${width}%`} height="100%" fill={sourceFill(id)} />
        {width >= LABELLED && <Value x={start + width / 2} value={points} />}
      </g>
    )
  })
}

/** Narrower parts have no room for their number. */
const LABELLED = 9

function Value({ x, value }: { readonly x: number; readonly value: number }) {
  return (
    <svg x={`${x}%`} y="50%" overflow="visible" className="ending-value" aria-hidden="true">
      <rect x="-11" y="-8" width="22" height="16" rx="4" />
      <text textAnchor="middle" dy=".36em">
        {value}
      </text>
    </svg>
  )
}

/** What the patterns stand for: only sources that brought anything. */
function Legend({ seats, sources }: Pick<EndingFacts, 'seats' | 'sources'>) {
  const ids = sources.map(({ id }) => id)
  const used = usedIn(
    ids,
    seats.map(({ points }) => summed(points)),
  )
  return (
    <figcaption className="ending-legend">
      {sources
        .filter(({ id }) => used.includes(id))
        .map(({ id, name }) => (
          <span key={id}>
            <SourceSwatch source={id} /> {name}
          </span>
        ))}
    </figcaption>
  )
}
