import { defineCard } from './card.ts'

/** The loser takes 1 Rage from the winner (BR-6.18). */
export const lokisTrickery = defineCard({ on: { steals: [{ do: 'stealRage', amount: 1 }] } })
