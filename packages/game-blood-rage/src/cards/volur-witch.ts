import { defineCard } from './card.ts'

/** Would be destroyed outside Yggdrasil: may flee there instead (BR-9.3). */
export const volurWitch = defineCard({ saves: 'byFlight' })
