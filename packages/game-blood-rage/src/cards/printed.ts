import { AGE_1 } from './age-1.ts'
import { AGE_2 } from './age-2.ts'
import { AGE_3 } from './age-3.ts'

/**
 * All 102 cards: three ages of 34, each 20 without a mark, six 3+ and eight 4+; 13 battle, 9 quest
 * and 12 upgrade cards an age (BR-1.7).
 */
export const PRINTED = [...AGE_1, ...AGE_2, ...AGE_3] as const

export type CardId = (typeof PRINTED)[number]['id']
export type CardDef = (typeof PRINTED)[number]['def']
