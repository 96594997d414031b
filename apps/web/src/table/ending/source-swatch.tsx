import type { SourceFacts } from './ending-facts.ts'
import type { Hatch } from './looks.ts'

/** What is filled with the colour and the mark of a source. */
export function sourceFill(source: string): string {
  return `url(#ending-source-${source})`
}

interface SourcePatternsProps {
  readonly sources: readonly SourceFacts[]
  readonly hatch: Hatch
}

/** Drawn once beside what is filled with them. */
export function SourcePatterns({ sources, hatch }: SourcePatternsProps) {
  return (
    <svg className="ending-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {sources.map((source) => (
          <SourcePattern key={source.id} source={source} hatch={hatch} />
        ))}
      </defs>
    </svg>
  )
}

interface SourcePatternProps extends Pick<SourcePatternsProps, 'hatch'> {
  readonly source: SourceFacts
}

function SourcePattern({ source: { id, colour, mark, weight }, hatch }: SourcePatternProps) {
  const { tile, opacity, cap } = hatch
  return (
    <pattern id={`ending-source-${id}`} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <rect width={tile} height={tile} fill={colour} />
      <path
        d={mark}
        stroke="var(--on-clan)"
        strokeOpacity={opacity}
        strokeWidth={weight ?? hatch.weight}
        strokeLinecap={cap}
        fill="none"
      />
    </pattern>
  )
}

/** A sample of it beside its name. */
export function SourceSwatch({ source }: { readonly source: string }) {
  return (
    <svg className="ending-swatch" aria-hidden="true">
      <rect width="100%" height="100%" rx="3" fill={sourceFill(source)} />
    </svg>
  )
}
