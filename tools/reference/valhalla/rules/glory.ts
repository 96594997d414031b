import type { Battle } from './battle-state.ts'
import { isWarrior, warriorCard } from './cards/index.ts'
import { takeOut } from './hand.ts'
import { cardWord, distinct, namedBy } from './oracle.ts'
import { playerAt } from './position.ts'

const gloryOf = (card: string) => warriorCard(card).glory

/** Takes warriors worth so much glory from the discard pile, or as near below as can be (VH-R28). */
export function takeGlory(battle: Battle, seat: number, amount: number): void {
  const { discard } = battle.position
  let left = bestSum(discard.filter(isWarrior).map(gloryOf), amount)
  while (left > 0) {
    const legal = fittingCards(discard.filter(isWarrior), left)
    const worth = legal.reduce((sum, card) => sum + gloryOf(card), 0)
    const forced = worth === left
    const words = distinct(legal.map(cardWord))
    const card = namedBy(battle.oracle.answer({ seat, kind: 'glory', legal: words, forced }))
    takeOut(discard, card)
    playerAt(battle.position, seat).valhalla.push(card)
    left -= gloryOf(card)
  }
}

/** Cards that belong to some choice with exactly that sum. */
function fittingCards(warriors: readonly string[], left: number): readonly string[] {
  return warriors.filter((card, at) => {
    const rest = warriors.filter((_, other) => other !== at).map(gloryOf)
    return gloryOf(card) <= left && bestSum(rest, left - gloryOf(card)) === left - gloryOf(card)
  })
}

/** The highest sum of some of the numbers that is not above the amount. */
function bestSum(numbers: readonly number[], amount: number): number {
  const reachable = new Set([0])
  for (const number of numbers) {
    for (const each of [...reachable]) if (each + number <= amount) reachable.add(each + number)
    if (reachable.has(amount)) return amount
  }
  return Math.max(...reachable)
}
