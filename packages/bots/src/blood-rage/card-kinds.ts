import { ALL_CARDS, type CardId, cardOf } from '@meadhall/game-blood-rage'

/** The different cards, type by type; the same text in three ages is one of them. */
const TYPES = ['battle', 'quest', 'upgrade'] as const
const KINDS = TYPES.map((type) => [
  ...new Set(ALL_CARDS.filter((card) => card.type === type).map((card) => card.def)),
])
const ALL_KINDS = KINDS.flat()
const KIND_BY_INDEX = Uint8Array.from(ALL_CARDS, (card) => ALL_KINDS.indexOf(card.def))

export const CARD_KINDS = ALL_KINDS.length
/** Battle cards come first, upgrades last. */
export const BATTLE_KINDS = KINDS[0]?.length ?? 0
export const UPGRADE_KINDS = KINDS[2]?.length ?? 0
export const FIRST_UPGRADE = CARD_KINDS - UPGRADE_KINDS

/** Which of all kinds a card is. */
export function kindOf(id: CardId): number {
  return KIND_BY_INDEX[cardOf(id).index] ?? 0
}
