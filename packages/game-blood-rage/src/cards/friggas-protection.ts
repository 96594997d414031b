import { defineCard } from './card.ts'

/** 1 Rage keeps an own figure from destruction (BR-11.8). */
export const friggasProtection = defineCard({ saves: 'forRage' })
