import { defineCard } from './card.ts'

/** Taking part in a successful pillage, it doubles the token's reward (BR-11.13). */
export const frostGiant = defineCard({ rewardTimes: 2 })
