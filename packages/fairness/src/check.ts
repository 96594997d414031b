import type { Fairness, GameFile, Seat } from '@meadhall/kernel'
import { seatCommitment, serverCommitment } from './commitment.ts'
import { seedOf } from './seed.ts'

/** What a seat did for the seed: gave to it, bound itself and gave nothing, did neither, is a bot. */
export type SeatPart = 'gave' | 'withheld' | 'none' | 'bot'

/** One thing that was computed again: what the file says, what follows from the rest of it. */
export type FairnessStep =
  | { readonly what: 'server' | 'seed'; readonly stated: string; readonly computed: string }
  | {
      readonly what: 'seat'
      readonly seat: Seat
      readonly stated: string
      readonly computed: string
    }

export interface FairnessReport {
  /** Whether every step came out as the file says, and every seat has one part in it. */
  readonly ok: boolean
  readonly table: string
  /** The server's commitment, that of each seat that showed its secret, the seed. */
  readonly steps: readonly FairnessStep[]
  /** By seat; `null` where the file names seats twice or ones that the game has not. */
  readonly parts: readonly SeatPart[] | null
}

/** Whether a step came out as the file says. */
export function isRight({ stated, computed }: FairnessStep): boolean {
  return stated === computed
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
  return { ok: parts !== null && steps.every(isRight), table: fairness.table, steps, parts }
}

function serverStep({ table, commitment, secret }: Fairness): FairnessStep {
  return { what: 'server', stated: commitment, computed: serverCommitment(table, secret) }
}

function seatSteps({ table, contributions }: Fairness): FairnessStep[] {
  return contributions.flatMap(({ seat, commitment, contribution }) => {
    if (contribution === null) return []
    const computed = seatCommitment(table, seat, contribution)
    return [{ what: 'seat', seat, stated: commitment, computed } as const]
  })
}

function seedStep({ seed, game, rules, options, seats }: GameFile, fairness: Fairness) {
  const rulesVersion = rules[0]?.version ?? 0
  const computed = seedOf({ fairness, game, rulesVersion, options, seats: seats.length })
  return { what: 'seed', stated: seed, computed } as const
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
