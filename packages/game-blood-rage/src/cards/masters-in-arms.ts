import { defineCard } from './card.ts'

/** Two of the clan's Warriors in one province count 6 together (BR-11.2). */
export const mastersInArms = defineCard({ pairStrength: 6 })
