import { FIGURES } from '../ids.ts'
import { type CardDef, type CardId, PRINTED } from './printed.ts'
import type { PrintedCard } from './row.ts'

/** A row of the card table and where it stands there. */
export interface Card extends PrintedCard<CardId, CardDef> {
  /** Its row in the printed table. */
  readonly index: number
  /** For a monster: the index of its figure in `FIGURES`, else -1. */
  readonly figure: number
}

/** All cards in the order of the printed table. */
export const ALL_CARDS: readonly Card[] = PRINTED.map((row, index) => ({
  ...row,
  index,
  figure: row.slot === 'monster' ? (FIGURES as readonly string[]).indexOf(row.def) : -1,
}))

const BY_ID = new Map<string, Card>(ALL_CARDS.map((card) => [card.id, card]))

export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id)
  if (card === undefined) throw new Error(`no card "${id}"`)
  return card
}

export function isCardId(word: string): word is CardId {
  return BY_ID.has(word)
}
