import { defineCard } from './card.ts'

/** A successful pillage with the Leader there raises all three stats (BR-11.12). */
export const lordOfSpears = defineCard({ on: { pillaged: [{ do: 'raiseAllStats' }] } })
