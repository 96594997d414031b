import { defineCard } from './card.ts'

/** Invading, it destroys every enemy Warrior in the province (BR-11.5). */
export const troll = defineCard({ on: { invaded: [{ do: 'destroyEnemies', kinds: 'warriors' }] } })
