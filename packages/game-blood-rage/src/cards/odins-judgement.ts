import { defineCard } from './card.ts'

/** 2 Glory for each figure destroyed in the battle, own ones too. */
export const odinsJudgement = defineCard({
  on: { deaths: [{ do: 'gloryPerDeath', amount: 2, whose: 'anyone' }] },
})
