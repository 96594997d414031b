import * as v from 'valibot'

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether a day is one of the calendar: no 30th of February. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A time of the day by the person's clock: `22:30`. */
export const DayTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** A day of the person's calendar: `2026-12-24`. */
export const CalendarDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check(isDay, 'no such day'),
)

/** From the first to the last day, both included. */
export const Holiday = v.pipe(
  v.object({ from: CalendarDay, to: CalendarDay }),
  v.check(({ from, to }) => from <= to, 'it ends before it begins'),
)

/** When a person is away: slow clocks stand still then. */
export const Away = v.object({
  /** By its name in the time zone database: `Europe/Warsaw`. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'no such time zone')),
  /** The hours of the night; `to` may be on the next day. */
  night: v.nullable(
    v.pipe(
      v.object({ from: DayTime, to: DayTime }),
      v.check(({ from, to }) => from !== to, 'a night is neither empty nor a whole day'),
    ),
  ),
  holidays: v.pipe(v.array(Holiday), v.maxLength(20)),
})
export type Away = v.InferOutput<typeof Away>
