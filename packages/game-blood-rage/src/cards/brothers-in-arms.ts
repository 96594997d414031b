import { defineCard } from './card.ts'

/** Two of the clan's Warriors in one province count 3 together (BR-11.2). */
export const brothersInArms = defineCard({ pairStrength: 3 })
