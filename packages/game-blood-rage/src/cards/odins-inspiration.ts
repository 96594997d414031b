import { defineCard } from './card.ts'

/** Ragnarök pays double (BR-11.14). */
export const odinsInspiration = defineCard({ ragnarokGloryFactor: 2 })
