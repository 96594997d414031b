import { UsageError } from '../usage.ts'

const UNITS = { h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** "12h", "7d", "2w" from now, a time such as 2027-01-31, or "off" for an end of it. */
export function untilIn(word: string, now: number): number | null {
  if (word === 'off') return null
  const [, count, unit] = /^(\d{1,4})([hdw])$/.exec(word) ?? []
  if (count !== undefined && unit !== undefined)
    return now + Number(count) * UNITS[unit as keyof typeof UNITS]
  const time = Date.parse(word)
  if (Number.isNaN(time) || time <= now)
    throw new UsageError(`admin: "${word}" is neither 12h, 7d, 2w, a time to come, nor off`)
  return time
}
