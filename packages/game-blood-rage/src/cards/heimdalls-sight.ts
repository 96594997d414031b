import { defineCard } from './card.ts'

/** The bonus is the highest among the opponents' cards (BR-6.16). */
export const heimdallsSight = defineCard({ bonusIsHighest: true })
