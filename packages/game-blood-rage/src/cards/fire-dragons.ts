import { defineCard } from './card.ts'

/** Each own ship lost pays 8 Glory. */
export const fireDragons = defineCard({ gloryPerLostShip: 8 })
