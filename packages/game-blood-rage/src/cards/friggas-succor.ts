import { defineCard } from './card.ts'

/** An invasion may bring one more Warrior, free (BR-11.6). */
export const friggasSuccor = defineCard({ afterInvasion: 'warrior' })
