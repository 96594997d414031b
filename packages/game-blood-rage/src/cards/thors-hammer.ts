import { defineCard, gainGlory } from './card.ts'

/** Winning pays 3 Glory. */
export const thorsHammer = defineCard({ on: { won: [gainGlory(3)] } })
