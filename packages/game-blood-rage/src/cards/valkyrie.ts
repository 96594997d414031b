import { defineCard } from './card.ts'

/** 2 Glory for each enemy figure destroyed in a battle it took part in (BR-6.23). */
export const valkyrie = defineCard({
  on: { deaths: [{ do: 'gloryPerDeath', amount: 2, whose: 'enemies' }] },
})
