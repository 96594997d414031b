import type { Pace } from './pace.ts'

/** One seat's clock. */
export interface SeatClock {
  /** Milliseconds of reserve that are left. */
  readonly reserve: number
  /** The question it is for; `null` while nothing is asked. */
  readonly question: number | null
  /** Milliseconds spent on it until the clock was last stopped. */
  readonly spent: number
  /** The same for the answers before it, since somebody else acted. */
  readonly before: number
  /** Whether one took back since then: all that follows shares the time of one move. */
  readonly tookBack: boolean
  /** From when on it runs; `null` while it stands still. */
  readonly since: number | null
  /** When it runs out. */
  readonly due: number | null
}

/** What a seat is asked, and whether its time passes: not where a bot plays or the table answers. */
export interface Open {
  readonly question: number | null
  readonly runs: boolean
}

/** What changed: whose action or taking back it was; `null` where there was neither. */
export interface Turn {
  readonly kind: 'act' | 'undo'
  readonly isOwn: boolean
  /** How long it was on its way: that is not charged. */
  readonly way: number
}

export function newClock(reserve: number): SeatClock {
  const still = { since: null, due: null }
  return { reserve, question: null, spent: 0, before: 0, tookBack: false, ...still }
}

/** Stops a clock: what was spent beyond the time of the move is taken from the reserve. */
function stopped(clock: SeatClock, at: number, { move, between }: Pace): SeatClock {
  if (clock.since === null) return clock
  const spent = clock.spent + between(clock.since, at)
  const over = Math.max(0, spent - Math.max(move, clock.spent))
  const reserve = Math.max(0, clock.reserve - over)
  return { ...clock, spent, reserve, since: null, due: null }
}

/** Lets a clock run, on from what was spent already. */
function running(clock: SeatClock, at: number, { move, after }: Pace): SeatClock {
  if (clock.since !== null) return clock
  const left = Math.max(0, move - clock.spent) + clock.reserve
  return { ...clock, since: at, due: after(at, left) }
}

/** A clock after something happened, by what its seat is asked now. */
export function turned(
  clock: SeatClock,
  { question, runs }: Open,
  turn: Turn | null,
  at: number,
  pace: Pace,
): SeatClock {
  const isSame = question === clock.question
  const still = isSame && runs ? clock : stopped(clock, at - (turn?.way ?? 0), pace)
  const shared = turn !== null && !turn.isOwn ? { ...still, before: 0, tookBack: false } : still
  const next = isSame ? shared : { ...shared, ...spentOn(shared, turn), question }
  return runs ? running(next, at, pace) : next
}

/** What counts as spent on a new question. One who takes back gets no new time by it. */
function spentOn(
  { spent, before, tookBack }: SeatClock,
  turn: Turn | null,
): Pick<SeatClock, 'spent' | 'before' | 'tookBack'> {
  if (turn?.isOwn !== true) return { spent: 0, before: 0, tookBack: false }
  if (turn.kind === 'undo') return { spent: before + spent, before: 0, tookBack: true }
  if (tookBack) return { spent, before, tookBack }
  return { spent: 0, before: before + spent, tookBack }
}

/** A clock after a time that is not charged: it stood still from one moment and runs on from another. */
export function spared(clock: SeatClock, from: number, until: number, pace: Pace): SeatClock {
  return clock.since === null ? clock : running(stopped(clock, from, pace), until, pace)
}
