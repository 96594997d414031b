import { defineCard } from './card.ts'

/** 2 Glory after a battle in which two or more enemy figures were destroyed. */
export const thorsGlory = defineCard({
  on: { deaths: [{ do: 'gloryIfDeaths', amount: 2, atLeast: 2 }] },
})
