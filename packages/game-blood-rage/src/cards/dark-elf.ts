import { defineCard } from './card.ts'

/** May invade Yggdrasil, and counts 3 there (BR-11.1). */
export const darkElf = defineCard({
  mayInvade: 'yggdrasil',
  strengthIn: { province: 'yggdrasil', strength: 3 },
})
