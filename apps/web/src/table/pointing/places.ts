import type { Target } from '../assembly.ts'

/** Parts of a table that one looks at and does not choose, by the names lessons have for them. */
const AREAS: Readonly<Record<string, string>> = {
  hand: '.table-own .br-hand, .table-own .vh-hand',
  /** The learner sits first. */
  you: '.br-panels > :first-child, .br-chips > :first-child, .vh-chips > :first-child',
  rage: '.br-panels > :first-child .br-rage, .br-chips > :first-child .br-chip-rage',
  reserve: '.br-reserve',
  slots: '.br-slots',
  offers: '.br-offers',
  squad: '.vh-player[data-size="large"] .vh-squad',
  loki: '.vh-mark[data-mark="loki"]',
  monster: '.vh-monster',
  stage: '.table-stage',
}

/** The names of the parts that lessons can point at. */
export const AREA_NAMES: readonly string[] = Object.keys(AREAS)

/** Where something pointed at is found in the page. */
export function placeOf(target: Target): string {
  const area = /^area:(.+)$/.exec(target)?.[1]
  if (area === undefined) return `.table [data-target="${CSS.escape(target)}"]`
  return AREAS[area] ?? '.table-stage'
}
