import type { GlorySource } from '@meadhall/game-blood-rage'

/** Each source has a colour and a mark of its own, in a tile of 10 by 10. */
const SOURCES: Readonly<Record<GlorySource, { readonly colour: string; readonly mark: string }>> = {
  battle: { colour: 'var(--dye-red)', mark: 'M-2 12L12-2M-7 7L7-7M3 17L17 3' },
  pillage: { colour: 'var(--dye-ochre)', mark: 'M0 5H10' },
  quest: { colour: 'var(--dye-blue)', mark: 'M5 0V10' },
  ragnarok: { colour: 'var(--dye-violet)', mark: 'M0 0L10 10M10 0L0 10' },
  card: { colour: 'var(--dye-green)', mark: 'M5 4.2V5.8' },
  legend: { colour: 'var(--dye-teal)', mark: 'M0 8L5 3L10 8' },
}

export const sourceFill = (source: GlorySource): string => `url(#br-source-${source})`

/** Rendered once beside what is filled with them. */
export function SourcePatterns() {
  return (
    <defs>
      {Object.entries(SOURCES).map(([source, { colour, mark }]) => (
        <pattern
          key={source}
          id={`br-source-${source}`}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
        >
          <rect width="10" height="10" fill={colour} />
          <path
            d={mark}
            stroke="var(--on-clan)"
            strokeOpacity=".6"
            strokeWidth={source === 'card' ? 3.4 : 1.6}
            strokeLinecap="round"
            fill="none"
          />
        </pattern>
      ))}
    </defs>
  )
}
