import type { NoticePreferences } from '@meadhall/protocol'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** When a person's night is over; `null` where it is no night for them. */
export function quietUntil(
  { quiet, zone }: Pick<NoticePreferences, 'quiet' | 'zone'>,
  now: number,
): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const [from, to, at] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesAt(now, zone)]
  const isQuiet = from < to ? from <= at && at < to : at >= from || at < to
  if (!isQuiet) return null
  const left = (to - at + DAY_MINUTES) % DAY_MINUTES
  return (Math.floor(now / MINUTE_MS) + left) * MINUTE_MS
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minute of the day on the clocks of a zone. */
function minutesAt(now: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return minutesOf(clock.format(now))
}
