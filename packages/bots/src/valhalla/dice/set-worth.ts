import type { CardId } from '@meadhall/game-valhalla'

/** Judges sets of warriors that might be armed: bits of `fight.refs`, with more strength besides. */
export interface SetWorth {
  worth(set: number, more: number): number
  /** What a card that is spent costs. */
  price(card: CardId): number
}
