import { defineCard } from './card.ts'

/** Most STR in some province of Jotunheim (BR-8.2). */
export const jotunheim = defineCard({
  quest: { kind: 'mostStrengthInRegion', region: 'jotunheim' },
})
