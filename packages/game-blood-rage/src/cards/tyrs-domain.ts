import { defineCard } from './card.ts'

/** A quest shown in battle may count as +3 (BR-6.20). */
export const tyrsDomain = defineCard({ questBonus: 3 })
