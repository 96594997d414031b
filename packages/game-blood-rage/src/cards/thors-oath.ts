import { defineCard, raiseStat } from './card.ts'

/** Winning raises one stat. */
export const thorsOath = defineCard({ on: { won: [raiseStat()] } })
