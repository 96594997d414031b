import { defineCard } from './card.ts'

/** Most STR in Yggdrasil (BR-8.3). */
export const yggdrasil = defineCard({ quest: { kind: 'mostStrengthIn', province: 'yggdrasil' } })
