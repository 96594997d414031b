import type { CardBehaviour } from '../cards/card.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SLOTS, SLOTS_OF } from '../ids.ts'
import type { ClanFigures } from '../table.ts'

type NumberPart = {
  [K in keyof CardBehaviour]-?: CardBehaviour[K] extends number | undefined ? K : never
}[keyof CardBehaviour]

/** What a clan's upgrades add up to in one lasting part: like effects in different slots add up (BR-5.9). */
export function sumOf(clan: ClanFigures, part: NumberPart): number {
  let sum = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = clan.upgrades[slot]
    if (card) sum += cardOf(card).does[part] ?? 0
  }
  return sum
}

/** Visits each upgrade that has a certain part, with its number: for effects that name their card. */
export function forEachWith(
  clan: ClanFigures,
  part: NumberPart,
  visit: (value: number, card: CardId) => void,
): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = clan.upgrades[slot]
    const value = card ? cardOf(card).does[part] : undefined
    if (card && value !== undefined) visit(value, card)
  }
}

/** What a clan's upgrades multiply to in one lasting part. */
export function factorOf(clan: ClanFigures, part: NumberPart): number {
  let factor = 1
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = clan.upgrades[slot]
    if (card) factor *= cardOf(card).does[part] ?? 1
  }
  return factor
}

/** The clan upgrade with a certain part, or `null`. */
export function clanUpgradeWith<K extends keyof CardBehaviour>(
  clan: ClanFigures,
  part: K,
  value: CardBehaviour[K],
): CardId | null {
  const { first, count } = SLOTS_OF.clan
  for (let slot = first; slot < first + count; slot++) {
    const card = clan.upgrades[slot]
    if (card && cardOf(card).does[part] === value) return card
  }
  return null
}
