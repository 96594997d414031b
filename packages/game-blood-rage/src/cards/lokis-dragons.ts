import { defineCard } from './card.ts'

/** Each own ship lost pays 4 Glory. */
export const lokisDragons = defineCard({ gloryPerLostShip: 4 })
