import { defineCard } from './card.ts'

/** Every participant keeps one figure in the battle, the rest is destroyed (BR-6.15). */
export const odinsTide = defineCard({ on: { revealed: [{ do: 'keepOneFigureEach' }] } })
