import { defineCard } from './card.ts'

/** Most STR in some province of Manheim (BR-8.2). */
export const manheim = defineCard({ quest: { kind: 'mostStrengthInRegion', region: 'manheim' } })
