import { defineCard } from './card.ts'

/** After a successful pillage with the Leader there, it may move on to a neighbour (BR-11.12). */
export const lordOfHammers = defineCard({ on: { afterPillage: [{ do: 'moveLeader' }] } })
