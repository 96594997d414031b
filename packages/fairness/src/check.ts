import type { Fairness, GameFile, Seat } from '@meadhall/kernel'
import { seatCommitment, serverCommitment } from './commitment.ts'
import { seedOf } from './seed.ts'

/** What a seat did for the seed: gave to it, bound itself and gave nothing, did neither, is a bot. */
export type SeatPart = 'gave' | 'withheld' | 'none' | 'bot'

/** One thing that was computed again: what the file says, and what follows from the rest of it. */
export interface FairnessStep {
  readonly what: 'server' | 'seat' | 'seed'
  /** Whose; `null` for what is nobody's. */
  readonly seat: Seat | null
  readonly stated: string
  readonly computed: string
  readonly ok: boolean
}

/** What came of checking how a seed was made. */
export interface FairnessReport {
  /** Whether every step came out as the file says, and every seat has one part in it. */
  readonly ok: boolean
  readonly table: string
  /** The server's commitment, that of each seat that showed its secret, the seed. */
  readonly steps: readonly FairnessStep[]
  /** By seat; `null` where the file names seats twice or ones that the game has not. */
  readonly parts: readonly SeatPart[] | null
}

/**
 * Computes again how the seed of a game came about; `null` for a file that says nothing of it. That
 * the game follows from the seed is what `loadGameFile` checks.
 */
export function checkFairness(file: GameFile): FairnessReport | null {
  const { fairness } = file
  if (fairness === undefined) return null
  const steps = [serverStep(fairness), ...seatSteps(fairness), seedStep(file, fairness)]
  const parts = partsOf(fairness, file.seats.length)
  return { ok: parts !== null && steps.every(({ ok }) => ok), table: fairness.table, steps, parts }
}

function stepOf(
  what: FairnessStep['what'],
  stated: string,
  computed: string,
  seat: Seat | null = null,
): FairnessStep {
  return { what, seat, stated, computed, ok: stated === computed }
}

function serverStep({ table, commitment, secret }: Fairness): FairnessStep {
  return stepOf('server', commitment, serverCommitment(table, secret))
}

function seatSteps({ table, contributions }: Fairness): FairnessStep[] {
  return contributions.flatMap(({ seat, commitment, contribution }) =>
    contribution === null
      ? []
      : [stepOf('seat', commitment, seatCommitment(table, seat, contribution), seat)],
  )
}

function seedStep(file: GameFile, fairness: Fairness): FairnessStep {
  const { game, rules, options, seats } = file
  const start = { fairness, game, rulesVersion: rules[0]?.version ?? 0, options }
  return stepOf('seed', file.seed, seedOf({ ...start, seats: seats.length }))
}

function partsOf({ contributions, bots }: Fairness, seats: number): readonly SeatPart[] | null {
  const named = [...contributions.map(({ seat }) => seat), ...bots]
  const isSeat = (seat: Seat) => seat >= 0 && seat < seats
  if (!named.every(isSeat) || new Set(named).size < named.length) return null
  return Array.from({ length: seats }, (_, seat): SeatPart => {
    if (bots.includes(seat)) return 'bot'
    const given = contributions.find((one) => one.seat === seat)
    if (given === undefined) return 'none'
    return given.contribution === null ? 'withheld' : 'gave'
  })
}
