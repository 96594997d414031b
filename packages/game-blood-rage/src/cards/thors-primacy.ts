import { defineCard } from './card.ts'

/** Voids the text of every opponent's card of this reveal (BR-6.13). */
export const thorsPrimacy = defineCard({ on: { voids: [{ do: 'voidTexts' }] } })
