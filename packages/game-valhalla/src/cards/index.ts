import jarls from '../data/jarls.json' with { type: 'json' }
import king from '../data/king.json' with { type: 'json' }
import loki from '../data/loki.json' with { type: 'json' }
import missions from '../data/missions.json' with { type: 'json' }
import monsters from '../data/monsters.json' with { type: 'json' }
import tactics from '../data/tactics.json' with { type: 'json' }
import thor from '../data/thor.json' with { type: 'json' }
import tyr from '../data/tyr.json' with { type: 'json' }
import warriors from '../data/warriors.json' with { type: 'json' }
import type { CardId, JarlId, MonsterId } from '../ids.ts'
import type {
  Card,
  Deck,
  JarlCard,
  KingLevels,
  LokiCard,
  MonsterCard,
  Needs,
  WarriorCard,
} from './types.ts'

/** Dice a demand takes: its weapons, or the giant's count. */
function slotsOf(needs: Needs): number {
  return needs.kind === 'weapons' ? needs.weapons.length : needs.count
}

/** Every card that can lie in the deck, by the data files; the types say what they may hold. */
export const CARDS: readonly Card[] = [
  ...(warriors as unknown as Omit<WarriorCard, 'type' | 'slots' | 'copies'>[]).map((row) => ({
    ...row,
    type: 'warrior' as const,
    slots: slotsOf(row.needs),
    copies: 1,
  })),
  ...tactics.map((row) => ({ ...row, type: 'tactic' })),
  ...thor.map((row) => ({ ...row, type: 'thor', deck: 'thor' })),
  ...missions.map((row) => ({ ...row, type: 'mission', deck: 'valkyries' })),
  ...tyr.map((row) => ({ ...row, type: 'tyr', deck: 'tyr' })),
] as unknown as Card[]

export const JARLS = jarls as unknown as readonly JarlCard[]
export const LOKI = loki as unknown as readonly LokiCard[]
export const KING = king as unknown as readonly KingLevels[]
export const MONSTER_CARDS = monsters as unknown as readonly MonsterCard[]

const CARD_BY_ID = new Map(CARDS.map((card) => [card.id, card]))
const JARL_BY_ID = new Map(JARLS.map((jarl) => [jarl.id, jarl]))

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`)
  return value
}

export function cardOf(id: CardId): Card {
  return found(CARD_BY_ID.get(id), `card "${id}"`)
}

export function isCardId(word: string): boolean {
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

export function isJarlId(word: string): boolean {
  return JARL_BY_ID.has(word)
}

export function lokiOf(id: CardId): LokiCard {
  return found(
    LOKI.find((card) => card.id === id),
    `Loki card "${id}"`,
  )
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
