import { defineCard } from './card.ts'

/** A quest shown in battle may count as +5 (BR-6.20). */
export const tyrsWrath = defineCard({ questBonus: 5 })
