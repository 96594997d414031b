import type { Target } from '../../table/assembly.ts'

/** Parts of a table that one looks at and does not choose, by the names lessons have for them. */
const AREAS: Readonly<Record<string, string>> = {
  stage: '.table-stage',
  rivals: '.table-rivals',
  own: '.table-own',
  status: '.table-status',
  rage: '.table-own .br-rage, .table-own .br-chip-rage',
}

/** Where something pointed at is found in the page. */
export function placeOf(target: Target): string {
  const area = /^area:(.+)$/.exec(target)?.[1]
  if (area === undefined) return `.table [data-target="${CSS.escape(target)}"]`
  return AREAS[area] ?? `.table [data-area="${area}"]`
}
