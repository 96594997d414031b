import { defineCard } from './card.ts'

/** The loser takes the cards the winner played (BR-6.19). */
export const lokisPoison = defineCard({ on: { steals: [{ do: 'takeWinnersCards' }] } })
