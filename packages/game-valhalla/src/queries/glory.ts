import { gloryOf, isWarrior } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { Cards } from '../table.ts'

/** Glory of cards in a Valhalla; `null` where one cannot see them. */
export function gloryIn(cards: Cards): number | null {
  return typeof cards === 'number' ? null : cards.reduce((sum, card) => sum + gloryOf(card), 0)
}

/** Glory on a warrior card is never above this. */
const MOST = 5

/** How many warriors of each glory value lie in a pile. */
function counts(pile: readonly CardId[]): number[] {
  const found = Array.from({ length: MOST + 1 }, () => 0)
  for (const card of pile) {
    if (!isWarrior(card)) continue
    const glory = gloryOf(card)
    found[glory] = (found[glory] ?? 0) + 1
  }
  return found
}

/** Whether a sum can be made of so many cards of each value. */
function canMake(left: number[], sum: number, from: number): boolean {
  if (sum === 0) return true
  for (let value = Math.min(from, sum); value > 0; value--) {
    const count = left[value] ?? 0
    if (count === 0) continue
    left[value] = count - 1
    const made = canMake(left, sum - value, value)
    left[value] = count
    if (made) return true
  }
  return false
}

/** The highest sum up to a value that warriors of a pile make exactly (VH-R28). */
export function reachable(pile: readonly CardId[], value: number): number {
  const left = counts(pile)
  for (let sum = value; sum > 0; sum--) if (canMake(left, sum, MOST)) return sum
  return 0
}

/** The glory values of a warrior that can be part of the exact sum. */
export function fittingValues(pile: readonly CardId[], sum: number): boolean[] {
  const left = counts(pile)
  return left.map((count, value) => {
    if (value === 0 || count === 0 || value > sum) return false
    left[value] = count - 1
    const fits = canMake(left, sum - value, MOST)
    left[value] = count
    return fits
  })
}
