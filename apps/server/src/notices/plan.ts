import type { NoticePreferences } from '@meadhall/protocol'
import type { KnownWait, Notice } from './notice.ts'
import { quietUntil } from './quiet.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Whoever comes back within it needs no notice. */
export const GRACE_MS = 60 * SECOND
/** So many tables at once are told in one notice. */
const DIGEST_FROM = 3
/** A clock that leaves less in all is not worth a reminder: the notice itself came a moment ago. */
const SHORTEST_CLOCK = HOUR
/** How long before its end a clock is reminded of: a quarter of it, and two hours if it has four. */
const [REMINDER_SHARE, REMINDER_LEAST] = [1 / 4, 2 * HOUR]

/** What is known of one person. */
export interface Awaited {
  readonly waits: readonly KnownWait[]
  readonly preferences: NoticePreferences
  /** When they were sent notices within the last hour, the oldest first. */
  readonly recent: readonly number[]
}

/** What to send now, and when to look again; `null`: not before something changes. */
export interface NoticePlan {
  readonly sends: readonly Notice[]
  readonly lookAt: number | null
}

/** What is to be told to a person who is away: each wait once, each clock once more before its end. */
export function planNotices(awaited: Awaited, now: number): NoticePlan {
  const { preferences, recent } = awaited
  const night = quietUntil(preferences, now)
  if (night !== null) return { sends: [], lookAt: night }
  const wanted = wantedNow(awaited, now)
  const sends = wanted.slice(0, Math.max(0, preferences.perHour - recent.length))
  if (sends.length < wanted.length) {
    const [oldest = now] = recent
    return { sends, lookAt: oldest + HOUR }
  }
  return { sends, lookAt: nextMoment(awaited, now) }
}

/** Reminders first: they do not keep. */
function wantedNow({ waits, preferences }: Awaited, now: number): Notice[] {
  const urgent = preferences.reminders ? waits.filter((wait) => isUrgent(wait, now)) : []
  const fresh = waits.filter((wait) => !urgent.includes(wait) && isFresh(wait, now))
  const reminders = urgent.map((wait): Notice => ({ kind: 'reminder', waits: [wait] }))
  return preferences.turns ? [...reminders, ...turnsOf(fresh)] : reminders
}

function turnsOf(waits: readonly KnownWait[]): Notice[] {
  if (waits.length >= DIGEST_FROM) return [{ kind: 'digest', waits }]
  return waits.map((wait) => ({ kind: 'turn', waits: [wait] }))
}

function isFresh({ announced, since }: KnownWait, now: number): boolean {
  return !announced && now >= since + GRACE_MS
}

function isUrgent(wait: KnownWait, now: number): boolean {
  const at = reminderAt(wait)
  return at !== null && now >= at && now < (wait.due ?? now)
}

/** When a clock is to be reminded of; `null` where it is not, or was. */
function reminderAt({ since, due, reminded }: KnownWait): number | null {
  if (due === null || reminded || due - since < SHORTEST_CLOCK) return null
  const length = due - since
  return due - Math.max(length * REMINDER_SHARE, Math.min(REMINDER_LEAST, length / 2))
}

function nextMoment({ waits, preferences }: Awaited, now: number): number | null {
  const turns = waits.map(({ announced, since }) => (announced ? null : since + GRACE_MS))
  const reminders = waits.map(reminderAt)
  const moments = [
    ...(preferences.turns ? turns : []),
    ...(preferences.reminders ? reminders : []),
  ].filter((moment) => moment !== null && moment > now)
  return moments.length === 0 ? null : Math.min(...moments.map(Number))
}
