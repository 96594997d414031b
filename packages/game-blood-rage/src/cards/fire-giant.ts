import { defineCard } from './card.ts'

/** Invading, it destroys every enemy figure there but monsters, the fjord included (BR-11.5). */
export const fireGiant = defineCard({
  on: { invaded: [{ do: 'destroyEnemies', kinds: 'allButMonsters' }] },
})
