import { defineCard } from './card.ts'

/** A monster that is also a ship (BR-11.4). */
export const seaSerpent = defineCard({ isShip: true })
