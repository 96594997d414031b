import { bloodRageComparison } from './blood-rage/compare.ts'
import type { Comparison } from './comparison.ts'
import { valhallaComparison } from './valhalla/compare.ts'

/** Every game that has a second opinion. */
export const COMPARISONS: readonly Comparison[] = [bloodRageComparison(), valhallaComparison]
