import { defineCard } from './card.ts'

/** Later upgrades cost 1 less (BR-11.9). */
export const friggasCharm = defineCard({ upgradeDiscount: 1 })
