import { defineCard } from './card.ts'

/** Starred: the upgrade and every invasion with it cost nothing (BR-11.3). */
export const soldierOfHel = defineCard({ starred: true })
