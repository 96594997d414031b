import { defineCard, gainGlory, gainRage } from './card.ts'

/** Winning pays 3 Rage and 3 Glory. */
export const thorsAscension = defineCard({ on: { won: [gainRage(3), gainGlory(3)] } })
