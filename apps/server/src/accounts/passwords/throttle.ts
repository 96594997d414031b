const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** So many failures are forgiven; then each doubles the wait, up to the longest. */
export interface Allowance {
  readonly free: number
  readonly longestMs: number
}

/** For all from one address, for one name from one address, and for one name from anywhere. */
export type Allowances = Readonly<Record<'address' | 'nameFromAddress' | 'name', Allowance>>

/**
 * One who guesses from one address soon waits long. The name alone slows everybody, so it forgives
 * many and never asks for more than half a minute. From an address where the owner has signed in
 * before, only what fails there at that name counts: nobody can lock the owner out from elsewhere.
 */
export const ALLOWANCES = {
  address: { free: 30, longestMs: 15 * MINUTE },
  nameFromAddress: { free: 5, longestMs: 15 * MINUTE },
  name: { free: 100, longestMs: 30 * SECOND },
} as const satisfies Allowances

/** Codes have six digits, and whoever guesses them knows the password: for a name they forgive few. */
export const CODE_ALLOWANCES = {
  ...ALLOWANCES,
  name: { free: 20, longestMs: 15 * MINUTE },
} as const satisfies Allowances

/** Failures that are remembered, and when the last one was. */
export interface Tally {
  readonly count: number
  readonly last: number
}

/** How long one has still to wait before the next try. */
export function waitMs(tally: Tally | null, { free, longestMs }: Allowance, now: number): number {
  if (tally === null || tally.count < free) return 0
  const delay = Math.min(longestMs, SECOND * 2 ** Math.min(tally.count - free, 30))
  return Math.max(0, tally.last + delay - now)
}

/** One failure more; half of the earlier ones are forgotten with each hour that has passed. */
export function counted(tally: Tally | null, now: number): Tally {
  if (tally === null) return { count: 1, last: now }
  const hours = Math.max(0, Math.floor((now - tally.last) / HOUR))
  return { count: Math.floor(tally.count / 2 ** Math.min(hours, 30)) + 1, last: now }
}

/** So long an address is known from which the owner has signed in. */
export const KNOWN_FOR = 90 * 24 * HOUR

/** After so long nothing is remembered of a failure. */
export const FORGOTTEN_AFTER = 24 * HOUR
