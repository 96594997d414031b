import { defineCard } from './card.ts'

/** A successful pillage raises one more stat, another than the token's (BR-11.19). */
export const friggasGrace = defineCard({
  on: { pillaged: [{ do: 'raiseStat', notTheReward: true }] },
})
