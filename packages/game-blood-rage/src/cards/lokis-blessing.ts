import { defineCard } from './card.ts'

/** After a lost battle one Warrior may invade the province, free (BR-11.17). */
export const lokisBlessing = defineCard({ on: { afterLoss: [{ do: 'invadeWithWarrior' }] } })
