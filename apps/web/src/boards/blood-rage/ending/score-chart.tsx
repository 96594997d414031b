import { type Age, GLORY_SOURCES, type GlorySource } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import { ClanBadge, clanStyle } from '../clans/clan-badge.tsx'
import { type AgeGlory, ageTotal, bySource, type ClanGlory, gained } from './glory.ts'
import { SourcePatterns, sourceFill } from './source-patterns.tsx'

interface ChartProps {
  readonly scores: readonly ClanGlory[]
}

/** Glory by clan and age, stacked by where it came from. The table below says the same in numbers. */
export function ScoreChart({ scores }: ChartProps) {
  const most = Math.max(1, ...scores.flatMap(({ ages }) => ages.map(gained)))
  return (
    <figure className="br-chart">
      <svg className="br-defs" width="0" height="0" aria-hidden="true">
        <SourcePatterns />
      </svg>
      <Legend scores={scores} />
      <div className="br-chart-clans">
        {scores.map((score) => (
          <ClanBars key={score.clan} score={score} most={most} />
        ))}
      </div>
    </figure>
  )
}

interface BarsProps {
  readonly score: ClanGlory
  /** What the longest bar stands for. */
  readonly most: number
}

function ClanBars({ score, most }: BarsProps) {
  return (
    <section className="br-chart-clan" style={clanStyle(score.clan)}>
      <h4>
        <ClanBadge clan={score.clan} /> <b>{score.total}</b>
      </h4>
      {score.ages.map((glory, index) => (
        <AgeBar
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three ages
          key={index}
          glory={glory}
          age={(index + 1) as Age}
          most={most}
        />
      ))}
    </section>
  )
}

interface AgeBarProps {
  readonly glory: AgeGlory
  readonly age: Age
  readonly most: number
}

function AgeBar({ glory, age, most }: AgeBarProps) {
  const { say } = useWords()
  const name = say({ key: `age.${age}` })
  const parts = GLORY_SOURCES.filter((source) => glory.by[source] > 0)
  const spoken = parts.map((source) => `${say({ key: `source.${source}` })} ${glory.by[source]}`)
  return (
    <div className="br-chart-row">
      <span>{name}</span>
      <svg role="img" aria-label={`${name}: ${spoken.join(', ') || 0}`}>
        <Stack parts={parts} glory={glory} most={most} />
      </svg>
      <b>{ageTotal(glory)}</b>
    </div>
  )
}

/** In parts of a hundred of the longest bar: as wide as there is room, and never distorted. */
function Stack({
  parts,
  glory,
  most,
}: Omit<AgeBarProps, 'age'> & { parts: readonly GlorySource[] }) {
  let x = 0
  return parts.map((source) => {
    const width = (glory.by[source] / most) * 100
    const start = x
    x += width
    return (
      <g key={source}>
        <rect
          className="br-chart-part"
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          fill={sourceFill(source)}
        />
        {width >= LABELLED && <Value x={start + width / 2} value={glory.by[source]} />}
      </g>
    )
  })
}

/** Narrower parts have no room for their number. */
const LABELLED = 9

function Value({ x, value }: { readonly x: number; readonly value: number }) {
  return (
    <svg x={`${x}%`} y="50%" overflow="visible" className="br-chart-value" aria-hidden="true">
      <rect x="-11" y="-8" width="22" height="16" rx="4" />
      <text textAnchor="middle" dy=".36em">
        {value}
      </text>
    </svg>
  )
}

/** What the patterns stand for: only sources that brought anything. */
function Legend({ scores }: ChartProps) {
  const { say } = useWords()
  const used = GLORY_SOURCES.filter((source) => scores.some((score) => bySource(score, source) > 0))
  return (
    <figcaption className="br-legend">
      {used.map((source) => (
        <span key={source}>
          <SourceSwatch source={source} /> {say({ key: `source.${source}` })}
        </span>
      ))}
    </figcaption>
  )
}

export function SourceSwatch({ source }: { readonly source: GlorySource }) {
  return (
    <svg className="br-swatch" viewBox="0 0 20 20" aria-hidden="true">
      <rect width="20" height="20" rx="3" fill={sourceFill(source)} />
    </svg>
  )
}
