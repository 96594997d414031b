import type { MyGame } from '@meadhall/protocol'

/** What one does about a game: answers, waits for others, or for the game to begin. */
export type Wait = 'mine' | 'others' | 'paused' | 'seats'

/** A game with when one's own time is up, or that of whoever is waited for. */
export interface Urgent {
  readonly game: MyGame
  readonly wait: Wait
  /** `null` where no clock runs. */
  readonly due: number | null
}

export function urgencyOf(game: MyGame): Urgent {
  const { table, seat } = game
  const wait = waitOf(game)
  if (wait === 'mine') return { game, wait, due: table.clocks[seat]?.due ?? null }
  return { game, wait, due: wait === 'others' ? table.due : null }
}

function waitOf({ table, seat }: MyGame): Wait {
  if (table.phase === 'waiting' || table.phase === 'revealing') return 'seats'
  if (table.phase === 'paused') return 'paused'
  // Where a bot plays for one, nobody waits for an answer.
  const isOwn = table.waits.includes(seat) && (table.seats[seat]?.standIn ?? null) === null
  return isOwn ? 'mine' : 'others'
}

/** Games by who is waited for, in each what runs out first; without a clock, the newest last. */
export function byUrgency(games: readonly MyGame[]): Readonly<Record<Wait, readonly Urgent[]>> {
  const sorted = games.map(urgencyOf).toSorted((a, b) => timeOf(a) - timeOf(b))
  const of = (wait: Wait) => sorted.filter((one) => one.wait === wait)
  return { mine: of('mine'), others: of('others'), paused: of('paused'), seats: of('seats') }
}

/** What has no clock comes after everything that has one. */
const NO_CLOCK = 1e15

function timeOf({ due, game }: Urgent): number {
  return due ?? NO_CLOCK + (game.table.started ?? game.table.created)
}

/** On which day of the calendar something is due, seen from now; `never` where no clock runs. */
export type DueDay = 'today' | 'tomorrow' | 'later' | 'never'

/** By the clock and calendar of whoever looks. */
export function dueDay(due: number | null, now: number): DueDay {
  if (due === null) return 'never'
  const day = (shift: number) => {
    const date = new Date(now)
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() + shift).getTime()
  }
  if (due < day(1)) return 'today'
  return due < day(2) ? 'tomorrow' : 'later'
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

const MINUTES = ['minute', MINUTE, 0] as const
/** What time is told in, how long it is, and from how much on. */
const UNITS = [['day', DAY, 2 * DAY], ['hour', HOUR, HOUR], MINUTES] as const

/** How long there is still time, in the largest unit that says enough. */
export function timeLeft(locale: string, due: number, now: number): string {
  const left = Math.max(0, due - now)
  const [unit, length] = UNITS.find(([, , from]) => left >= from) ?? MINUTES
  const amount = Math.floor(left / length)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount)
}

/** Whether it should be answered before everything else: less than two hours are left. */
export function isPressing({ due, wait }: Pick<Urgent, 'due' | 'wait'>, now: number): boolean {
  return wait === 'mine' && due !== null && due - now < 2 * HOUR
}
