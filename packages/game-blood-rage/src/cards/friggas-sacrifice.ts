import { defineCard } from './card.ts'

/** Action: destroy two own figures, raise one stat (BR-11.11). */
export const friggasSacrifice = defineCard({ grants: 'sacrifice' })
