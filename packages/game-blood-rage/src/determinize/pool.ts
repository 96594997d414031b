import { at, type RngState, shuffle } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { dropOne } from '../effects/hand.ts'
import type { View } from '../view.ts'
import type { Cards } from '../view-frame.ts'
import { seenPassing, unknownOf } from './known.ts'

/** The cards whose place a viewer does not know, in random order, by age. */
export interface Pool {
  readonly unknown: readonly CardId[][]
  readonly age: number
}

export function newPool(view: View, rng: RngState): Pool {
  const unknown = [1, 2, 3].map((age) => shuffle(rng, unknownOf(view, age)))
  return { unknown, age: view.age }
}

/** Cards of one age that were not dealt: none that the viewer saw passing by, as far as possible. */
export function drawDeck(pool: Pool, view: View, age: number, count: number): CardId[] {
  const seen = age === view.age ? seenPassing(view) : []
  const cards = at(pool.unknown, age - 1)
  const deck: CardId[] = []
  for (let index = cards.length - 1; index >= 0 && deck.length < count; index--) {
    if (!dropOne(seen, at(cards, index))) deck.push(...cards.splice(index, 1))
  }
  while (deck.length < count) deck.push(drawOf(pool, age))
  return deck
}

function drawOf(pool: Pool, age: number): CardId {
  const card = at(pool.unknown, age - 1).pop()
  if (card === undefined) throw new Error(`the view hides more cards of age ${age} than there are`)
  return card
}

/** Some card: of this age first, since that is what hands mostly hold. */
export function drawUnknown(pool: Pool): CardId {
  for (let age = pool.age; age > 1; age--) {
    if (at(pool.unknown, age - 1).length > 0) return drawOf(pool, age)
  }
  return drawOf(pool, 1)
}

/** The cards of this age from a place on, round and round, as far as the deck does not need them. */
export function takeInTurn(pool: Pool, from: number, count: number, undealt: number): CardId[] {
  const cards = at(pool.unknown, pool.age - 1)
  const last = from + Math.min(count, cards.length - undealt)
  const taken: CardId[] = []
  for (let index = from; index < last; index++) taken.push(at(cards, index % cards.length))
  for (const card of taken) dropOne(cards, card)
  return taken
}

/** Some card of an earlier age: what was kept over while the new age's cards are drafted. */
export function drawOlder(pool: Pool): CardId {
  for (let age = 1; age < pool.age; age++) {
    if (at(pool.unknown, age - 1).length > 0) return drawOf(pool, age)
  }
  return drawUnknown(pool)
}

/** Takes a card out of the pool that has found its place. */
export function placed(pool: Pool, card: CardId): void {
  dropOne(at(pool.unknown, cardOf(card).age - 1), card)
}

/** The cards a viewer sees, or as many from the pool. */
export function fill(pool: Pool, cards: Cards): CardId[] {
  if (typeof cards !== 'number') return cards.slice()
  return Array.from({ length: cards }, () => drawUnknown(pool))
}
