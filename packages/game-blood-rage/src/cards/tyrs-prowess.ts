import { defineCard } from './card.ts'

/** After a victory 1 Rage takes back one of the played cards. */
export const tyrsProwess = defineCard({ recoversCards: true })
