import { defineCard, raiseStat } from './card.ts'

/** A successful pillage with the Leader there raises one stat (BR-11.12). */
export const lordOfAxes = defineCard({ on: { pillaged: [raiseStat()] } })
