import { defineCard } from './card.ts'

/** Action: 2 Rage, pillage a province already pillaged this age (BR-11.10). */
export const tyrsChallenge = defineCard({ grants: 'challenge' })
