import { CLANS } from '@meadhall/game-blood-rage'

/** Carved marks in a tile of 24 by 24: claws, paws, scales and feathers. */
const CLAN_TILE = {
  wolf: 'M3 21L9 3M9 21L15 3M15 21L21 3',
  bear: 'M8 17C8 12 16 12 16 17C16 20 8 20 8 17ZM5 11L5 10M9.5 8L9.5 6M14.5 8L14.5 6M19 11L19 10',
  serpent: 'M0 0Q0 12 12 12Q24 12 24 0M-12 12Q-12 24 0 24Q12 24 12 12Q12 24 24 24Q36 24 36 12',
  raven: 'M4 4L12 12L20 4M4 10L12 18L20 10M4 16L12 24L20 16',
} as const

/**
 * One pattern a clan, `url(#clan-pattern-wolf)` and so on: its colour with its marks. Rendered
 * once on a page that uses them.
 */
export function ClanPatternDefs() {
  return (
    <defs>
      {CLANS.map((clan) => (
        <pattern
          key={clan}
          id={`clan-pattern-${clan}`}
          width="24"
          height="24"
          patternUnits="userSpaceOnUse"
        >
          <rect width="24" height="24" fill={`var(--clan-${clan})`} />
          <path
            d={CLAN_TILE[clan]}
            fill="none"
            stroke="var(--on-clan)"
            strokeOpacity=".4"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </defs>
  )
}

/** The grain of each land, in a tile of 40 by 40. */
const REGION_TILE = {
  manheim: 'M3 9q8-4 16 0M22 29q8-4 16 0M5 33l6-1M27 12l6-1M12 21l3-1M33 22l3-1',
  jotunheim: 'M4 10l6-5 4 6M24 30l6-6 5 7M26 8l5 3M6 28l4 4M17 20l3-2M36 18l2 3',
  alfheim: 'M6 12q1-6 6-7q0 6-6 7M26 32q1-6 6-7q0 6-6 7M30 12l2-4M10 32l2-4M19 21l1-3M35 20l1-3',
  yggdrasil: 'M4 14q6-6 12 0q6 6 12 0M14 34q6-6 12 0q6 6 12 0M32 8l3 0M4 28l3 0',
} as const
const TEXTURES = Object.entries(REGION_TILE)

/** One texture a region, `url(#region-texture-manheim)` and so on; `MapLand` renders them. */
export function RegionTextureDefs() {
  return (
    <defs>
      {TEXTURES.map(([region, d]) => (
        <pattern
          key={region}
          id={`region-texture-${region}`}
          width="40"
          height="40"
          patternUnits="userSpaceOnUse"
        >
          <path d={d} fill="none" stroke="var(--ink)" strokeOpacity=".2" strokeWidth="1.3" />
        </pattern>
      ))}
    </defs>
  )
}
