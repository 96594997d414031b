import { defineCard } from './card.ts'

/** Quests pay double Glory (BR-11.14). */
export const odinsThrone = defineCard({ questGloryFactor: 2 })
