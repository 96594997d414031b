import { defineCard } from './card.ts'

/** Each opponent loses one Warrior of this battle's province before totals (BR-6.15). */
export const odinsSmite = defineCard({ on: { revealed: [{ do: 'destroyOneWarriorEach' }] } })
