import type { Seat } from '@meadhall/kernel'
import type { CardId, JarlId, MonsterCardId } from './cards/printed.ts'

/** Where points came from; the end of the game is told by these. */
export const POINT_SOURCES = [
  'warriors',
  'discard',
  'mission',
  'thor',
  'shields',
  'sets',
  'king',
] as const
export type PointSource = (typeof POINT_SOURCES)[number]

/**
 * What happened, in the order it happened. `event.<type>` is the text's key and the other fields
 * are its parameters. A part that a viewer may not know is `null` for them.
 */
export type ValhallaEvent =
  | {
      readonly type: 'jarls-offered'
      readonly seat: Seat
      readonly count: number
      readonly jarls: readonly JarlId[] | null
    }
  | { readonly type: 'jarl-chosen'; readonly seat: Seat; readonly jarl: JarlId | null }
  | { readonly type: 'jarl-revealed'; readonly seat: Seat; readonly jarl: JarlId }
  | { readonly type: 'deck-discarded'; readonly count: number; readonly cards: readonly CardId[] }
  | { readonly type: 'warriors-shown'; readonly cards: readonly CardId[] }
  | { readonly type: 'start-player'; readonly seat: Seat }
  | { readonly type: 'warrior-picked'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'cards-drawn'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'card-thrown'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'cards-discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'cards-shuffled-back'; readonly count: number }
  | { readonly type: 'pool-changed'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'hand-passed'; readonly seat: Seat }
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | {
      readonly type: 'warrior-played'
      readonly seat: Seat
      readonly card: CardId
      readonly space: number
    }
  | { readonly type: 'warrior-replaced'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'tyr-attached'
      readonly seat: Seat
      readonly card: CardId
      readonly space: number
    }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'hand-looked-at'; readonly seat: Seat; readonly foe: Seat }
  | { readonly type: 'tactic-demanded'; readonly seat: Seat }
  | { readonly type: 'card-kept'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'attack-began'; readonly seat: Seat; readonly foe: Seat }
  | {
      readonly type: 'support-played'
      readonly seat: Seat
      readonly card: CardId
      readonly foe: Seat
    }
  | { readonly type: 'winner-named'; readonly seat: Seat; readonly foe: Seat }
  | { readonly type: 'dice-rolled'; readonly seat: Seat; readonly dice: string }
  | { readonly type: 'die-discarded'; readonly seat: Seat; readonly die: string }
  | { readonly type: 'dice-rerolled'; readonly seat: Seat; readonly dice: string }
  | { readonly type: 'miss-turned'; readonly seat: Seat; readonly die: string }
  | {
      readonly type: 'warrior-armed'
      readonly seat: Seat
      readonly card: CardId
      readonly dice: string
    }
  | { readonly type: 'tactic-played'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'jarl-silenced'; readonly seat: Seat }
  | { readonly type: 'warrior-blocked'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'tactic-lost'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'card-aside'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'road-taken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'phase-ended'; readonly seat: Seat; readonly strength: number }
  | { readonly type: 'battle-void'; readonly seat: Seat }
  | {
      readonly type: 'battle-won'
      readonly seat: Seat
      readonly foe: Seat
      readonly strength: number
      readonly other: number
    }
  | { readonly type: 'shield-captured'; readonly seat: Seat; readonly foe: Seat }
  | { readonly type: 'valhalla-denied'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'warrior-sent'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'glory-taken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'mission-done'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'card-stolen'
      readonly seat: Seat
      readonly foe: Seat
      readonly card: CardId | null
    }
  | { readonly type: 'tactic-returned'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'king-crowned'; readonly seat: Seat; readonly king: number }
  | { readonly type: 'king-rises'; readonly seat: Seat; readonly level: number }
  | { readonly type: 'loki-laughs'; readonly seat: Seat; readonly line: number }
  | { readonly type: 'thor-kept'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'end-caused'; readonly seat: Seat }
  | { readonly type: 'ragnarok-began' }
  | { readonly type: 'monster-rolled'; readonly dice: string }
  | { readonly type: 'monster-attacks'; readonly strength: number }
  | { readonly type: 'monster-beaten'; readonly card: MonsterCardId }
  | { readonly type: 'shield-lost'; readonly seat: Seat }
  | {
      readonly type: 'points'
      readonly seat: Seat
      readonly amount: number
      readonly source: PointSource
    }
  | { readonly type: 'game-ended'; readonly seat: Seat; readonly score: number }
export type EventType = ValhallaEvent['type']
