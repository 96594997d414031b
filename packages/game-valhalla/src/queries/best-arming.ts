import type { ValhallaAction } from '../actions.ts'
import { bestArming, type Candidate } from '../arming/index.ts'
import type { Ref } from '../battle.ts'
import { diceName } from '../dice.ts'
import { SPACES } from '../ids.ts'
import { sideAt } from '../state.ts'
import type { Table } from '../table.ts'
import { freeRefs, needsOf, substitutionOf } from './arming.ts'
import { worthWith } from './worth.ts'

/** Warriors that could be armed together now, and what a side would then have. */
export interface BestArming {
  /** Strength of the side, or in Ragnarök the glory that leaves for Valhalla. */
  readonly worth: number
  readonly arms: readonly (Ref & { readonly dice: string })[]
}

/** The best sets that a side's free dice can arm now, best first. */
export function bestArmings(table: Table, index: number, limit = 3): BestArming[] {
  const side = sideAt(table, index)
  const candidates = freeRefs(table, side).map(
    (ref): Candidate => ({ ref: numberOf(ref), needs: needsOf(table, ref), value: 0 }),
  )
  const score = (refs: readonly number[]): number => worthWith(table, side, refs.map(refOf))
  return bestArming(candidates, side.dice, substitutionOf(table, side), limit, score)
    .filter(({ picks }) => picks.length > 0)
    .map(({ total, picks }) => ({
      worth: total,
      arms: picks.map(({ ref, dice }) => ({ ...refOf(ref), dice: diceName(dice) })),
    }))
}

type Arm = Extract<ValhallaAction, { type: 'arm' }>

/** The first arming of a plan that may be given as an answer now. */
export function nextArm(arms: BestArming['arms'], legal: readonly ValhallaAction[]): Arm | null {
  for (const { seat, space, dice } of arms) {
    const found = legal.find(
      (one): one is Arm =>
        one.type === 'arm' && one.seat === seat && one.space === space && one.dice === dice,
    )
    if (found !== undefined) return found
  }
  return null
}

function numberOf({ seat, space }: Ref): number {
  return seat * SPACES + space
}

function refOf(number: number): Ref {
  return { seat: Math.floor(number / SPACES), space: number % SPACES }
}
