import type { MonsterId } from '../ids.ts'
import {
  CARDS,
  type Card,
  type CardId,
  JARLS,
  type JarlCard,
  type JarlId,
  LOKI,
  type LokiCard,
  type LokiId,
  MONSTER_CARDS,
  type MonsterCard,
  type MonsterCardId,
  type WarriorCard,
} from './printed.ts'
import type { Deck } from './row.ts'

const CARD_BY_ID = new Map<string, Card>(CARDS.map((card) => [card.id, card]))
const JARL_BY_ID = new Map<string, JarlCard>(JARLS.map((jarl) => [jarl.id, jarl]))
const LOKI_BY_ID = new Map<string, LokiCard>(LOKI.map((card) => [card.id, card]))
const MONSTER_BY_ID = new Map<string, MonsterCard>(MONSTER_CARDS.map((card) => [card.id, card]))

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`)
  return value
}

export function cardOf(id: CardId): Card {
  return found(CARD_BY_ID.get(id), `card "${id}"`)
}

export function isCardId(word: string): word is CardId {
  return CARD_BY_ID.has(word)
}

/** A card that must be a warrior: what stands in a squad. */
export function warriorOf(id: CardId): WarriorCard {
  const card = cardOf(id)
  if (card.type !== 'warrior') throw new Error(`"${id}" is no warrior`)
  return card
}

export function isWarrior(id: CardId): boolean {
  return cardOf(id).type === 'warrior'
}

/** Tactics for cards that speak of them: Thor's Support counts as one (VH-58, VH-R31). */
export function isTactic(id: CardId): boolean {
  const { type } = cardOf(id)
  return type === 'tactic' || type === 'thor'
}

export function jarlOf(id: JarlId): JarlCard {
  return found(JARL_BY_ID.get(id), `Jarl "${id}"`)
}

export function isJarlId(word: string): word is JarlId {
  return JARL_BY_ID.has(word)
}

export function lokiOf(id: LokiId): LokiCard {
  return found(LOKI_BY_ID.get(id), `Loki card "${id}"`)
}

export function monsterCardOf(id: MonsterCardId): MonsterCard {
  return found(MONSTER_BY_ID.get(id), `monster card "${id}"`)
}

/** The six cards of a monster, weakest first (VH-91). */
export function monsterStack(monster: MonsterId): MonsterCard[] {
  return MONSTER_CARDS.filter((card) => card.monster === monster).sort((a, b) => a.order - b.order)
}

/** Glory a card is worth in Valhalla (VH-51, VH-62, VH-66). */
export function gloryOf(id: CardId): number {
  const card = cardOf(id)
  return card.type === 'tactic' || card.type === 'tyr' ? 0 : card.glory
}

const DECKS = new Map<Deck, readonly CardId[]>()

/** All copies of a deck's cards; a fresh list of them. */
export function deckCards(deck: Deck): CardId[] {
  const known = DECKS.get(deck) ?? CARDS.filter((card) => card.deck === deck).flatMap(copies)
  DECKS.set(deck, known)
  return known.slice()
}

function copies(card: Card): CardId[] {
  return Array.from({ length: card.copies }, () => card.id)
}
