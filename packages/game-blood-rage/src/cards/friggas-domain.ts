import { defineCard } from './card.ts'

/** Action: 1 Rage, an own figure invades from Valhalla (BR-11.7). */
export const friggasDomain = defineCard({ grants: 'return' })
