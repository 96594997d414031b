import { defineCard } from './card.ts'

/** Each own ship lost pays 12 Glory. */
export const eternalDragons = defineCard({ gloryPerLostShip: 12 })
