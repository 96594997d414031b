import type { Message, Seat } from '@meadhall/kernel'

/** One line of a ledger: what it counts, and for whom. */
export interface LedgerLine {
  readonly name: string
  readonly about: Seat
  /** About what one more of it does to the chance to win of the seat that looks. */
  readonly weight: number
}

/**
 * A state in a few figures from one seat's side. Reasons name a line of it, and characters lean to
 * some; the worth of a state is not made from it.
 */
export interface Ledger<S> {
  /** For a seat of a state: the same for as long as a game lasts. */
  lines(state: Readonly<S>, seat: Seat): readonly LedgerLine[]
  /** What stands in each line. */
  amounts(state: Readonly<S>, seat: Seat): number[]
  /** What a difference in a line means, in the game's own words. */
  say(state: Readonly<S>, line: LedgerLine, difference: number): Message
}

/** A figure of one seat, as another seat that looks may see it. */
interface Figure<S> {
  readonly weight: number
  count(state: Readonly<S>, about: Seat, viewer: Seat): number
}

/** What a game's ledger is made of. */
export interface LedgerPlan<S> {
  readonly own: Readonly<Record<string, Figure<S>>>
  readonly rival: Readonly<Record<string, Figure<S>>>
  seats(state: Readonly<S>): number
  say: Ledger<S>['say']
}

/** A ledger of one's own figures and, for each rival, those of a rival. */
export function ledgerOf<S>({ own, rival, seats, say }: LedgerPlan<S>): Ledger<S> {
  const entries = (figures: LedgerPlan<S>['own'], about: Seat) =>
    Object.entries(figures).map(([name, figure]) => ({ name, about, figure }))
  const all = (state: Readonly<S>, seat: Seat) => {
    const rivals = Array.from({ length: seats(state) }, (_, one) => one).filter((r) => r !== seat)
    return [...entries(own, seat), ...rivals.flatMap((one) => entries(rival, one))]
  }
  return {
    lines: (state, seat) =>
      all(state, seat).map(({ name, about, figure: { weight } }) => ({ name, about, weight })),
    amounts: (state, seat) =>
      all(state, seat).map(({ about, figure }) => figure.count(state, about, seat)),
    say,
  }
}

/** Differences that are smaller, in chance to win, are no reason for anything. */
const LEAST = 0.004

/** The line that speaks most for one answer beside another, by what stands in both on the average. */
export function reasonOf<S>(
  ledger: Ledger<S>,
  state: Readonly<S>,
  seat: Seat,
  chosen: readonly number[],
  others: readonly number[],
): Message | null {
  let reason: Message | null = null
  let most = LEAST
  ledger.lines(state, seat).forEach((line, index) => {
    const difference = (chosen[index] ?? 0) - (others[index] ?? 0)
    const gain = difference * line.weight
    if (gain <= most) return
    most = gain
    reason = ledger.say(state, line, Math.abs(difference))
  })
  return reason
}
