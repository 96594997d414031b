import type { Merit } from '@meadhall/kernel'

/** Raised when the shape of stored merits changes. */
const FORMAT = 1

/** What a score came from, as it is stored with the result. */
export function sourcesText({ sources }: Merit): string {
  return JSON.stringify({ format: FORMAT, sources })
}

/** The same read back; `null` where it was never written, or by a newer program. */
export function sourcesIn(text: string | null): Merit['sources'] | null {
  if (text === null) return null
  const { format, sources } = JSON.parse(text) as { format: number; sources: Merit['sources'] }
  return format === FORMAT ? sources : null
}
