import { defineCard } from './card.ts'

/** The loser takes 2 Glory from the winner (BR-6.18). */
export const lokisBackstab = defineCard({ on: { steals: [{ do: 'stealGlory', amount: 2 }] } })
