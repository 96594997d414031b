import { defineCard } from './card.ts'

/** Four own figures in Valhalla (BR-8.3). */
export const gloriousDeath = defineCard({ quest: { kind: 'figuresInValhalla', atLeast: 4 } })
