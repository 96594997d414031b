import type { Weapon } from '../ids.ts'

/** How a player's dice may be used as other weapons than they show; a miss never may (VH-36). */
export interface Substitution {
  /** Each of the two weapons may be used as the other. */
  readonly swap: readonly [Weapon, Weapon] | null
  /** Dice that may still be used as any weapon in this battle, over all warriors together. */
  readonly wild: number
}

export const NO_SUBSTITUTION: Substitution = { swap: null, wild: 0 }
