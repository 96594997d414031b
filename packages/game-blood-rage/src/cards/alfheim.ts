import { defineCard } from './card.ts'

/** Most STR in some province of Alfheim (BR-8.2). */
export const alfheim = defineCard({ quest: { kind: 'mostStrengthInRegion', region: 'alfheim' } })
