import type { Seat } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import type { Age, ClanId, FigureId, Phase, Slot, StatId, Token } from './ids.ts'
import type { PlaceId } from './map.ts'

/** Where Glory came from; the end of the game is told by these. */
export const GLORY_SOURCES = ['battle', 'pillage', 'quest', 'ragnarok', 'card', 'legend'] as const
export type GlorySource = (typeof GLORY_SOURCES)[number]

/**
 * What happened, in the order it happened. `event.<type>` is the text's key and the other fields
 * are its parameters. A part that a viewer may not know is `null` for them.
 */
export type BloodRageEvent =
  | { readonly type: 'age-began'; readonly age: Age }
  | { readonly type: 'phase-began'; readonly age: Age; readonly phase: Phase }
  | {
      readonly type: 'dealt'
      readonly seat: Seat
      readonly clan: ClanId
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | {
      readonly type: 'drafted'
      readonly seat: Seat
      readonly clan: ClanId
      readonly card: CardId | null
    }
  | { readonly type: 'packets-passed'; readonly round: number }
  | {
      readonly type: 'draft-leftovers'
      readonly seat: Seat
      readonly clan: ClanId
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'turn-began'; readonly clan: ClanId }
  | { readonly type: 'passed'; readonly clan: ClanId; readonly rage: number }
  | {
      readonly type: 'invaded'
      readonly clan: ClanId
      readonly figure: FigureId
      readonly place: PlaceId
      readonly from: PlaceId
      readonly cost: number
    }
  | {
      readonly type: 'march-began'
      readonly clan: ClanId
      readonly from: PlaceId
      readonly place: PlaceId
    }
  | {
      readonly type: 'marched'
      readonly clan: ClanId
      readonly figure: FigureId
      readonly from: PlaceId
      readonly place: PlaceId
    }
  | {
      readonly type: 'upgraded'
      readonly clan: ClanId
      readonly card: CardId
      readonly slot: Slot
      readonly cost: number
    }
  | { readonly type: 'upgrade-replaced'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'monster-left'; readonly clan: ClanId; readonly figure: FigureId }
  | {
      readonly type: 'quest-committed'
      readonly seat: Seat
      readonly clan: ClanId
      readonly card: CardId | null
    }
  | { readonly type: 'pillage-began'; readonly clan: ClanId; readonly place: PlaceId }
  | {
      readonly type: 'joined'
      readonly clan: ClanId
      readonly figure: FigureId
      readonly from: PlaceId
      readonly place: PlaceId
    }
  | { readonly type: 'call-declined'; readonly clan: ClanId }
  | { readonly type: 'battle-began'; readonly place: PlaceId }
  | {
      readonly type: 'card-chosen'
      readonly seat: Seat
      readonly clan: ClanId
      readonly card: CardId | null
    }
  | { readonly type: 'card-revealed'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'no-card'; readonly clan: ClanId }
  | {
      readonly type: 'quest-counted'
      readonly clan: ClanId
      readonly card: CardId
      readonly bonus: number
    }
  | { readonly type: 'text-voided'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'cards-swept'; readonly clan: ClanId; readonly glory: number }
  | { readonly type: 'card-added'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'window-declined'; readonly clan: ClanId }
  | {
      readonly type: 'total'
      readonly clan: ClanId
      readonly strength: number
      readonly bonus: number
      readonly total: number
    }
  | { readonly type: 'battle-won'; readonly clan: ClanId; readonly place: PlaceId }
  | { readonly type: 'battle-tied'; readonly place: PlaceId }
  | {
      readonly type: 'rage-stolen'
      readonly clan: ClanId
      readonly from: ClanId
      readonly amount: number
    }
  | {
      readonly type: 'glory-stolen'
      readonly clan: ClanId
      readonly from: ClanId
      readonly amount: number
    }
  | {
      readonly type: 'card-taken'
      readonly clan: ClanId
      readonly from: ClanId
      readonly card: CardId
    }
  | { readonly type: 'card-recovered'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'card-discarded'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'card-returned'; readonly clan: ClanId; readonly card: CardId }
  | {
      readonly type: 'destroyed'
      readonly clan: ClanId
      readonly figure: FigureId
      readonly place: PlaceId
    }
  | {
      readonly type: 'protected'
      readonly clan: ClanId
      readonly figure: FigureId
      readonly place: PlaceId
    }
  | {
      readonly type: 'fled'
      readonly clan: ClanId
      readonly figure: FigureId
      readonly from: PlaceId
    }
  | {
      readonly type: 'pillaged'
      readonly clan: ClanId
      readonly place: PlaceId
      readonly token: Token
    }
  | { readonly type: 'pillage-failed'; readonly clan: ClanId; readonly place: PlaceId }
  | {
      readonly type: 'glory'
      readonly clan: ClanId
      readonly amount: number
      readonly source: GlorySource
      readonly card: CardId | null
    }
  | {
      readonly type: 'rage-gained'
      readonly clan: ClanId
      readonly amount: number
      readonly card: CardId
    }
  | {
      readonly type: 'stat-raised'
      readonly clan: ClanId
      readonly stat: StatId
      readonly step: number
      readonly value: number
    }
  | {
      readonly type: 'leader-moved'
      readonly clan: ClanId
      readonly from: PlaceId
      readonly place: PlaceId
    }
  | {
      readonly type: 'hand-discarded'
      readonly seat: Seat
      readonly clan: ClanId
      readonly count: number
      readonly kept: boolean
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'quest-completed'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'quest-failed'; readonly clan: ClanId; readonly card: CardId }
  | { readonly type: 'province-destroyed'; readonly place: PlaceId }
  | { readonly type: 'doom-moved'; readonly place: PlaceId }
  | { readonly type: 'released'; readonly clan: ClanId; readonly count: number }
  | { readonly type: 'age-ended'; readonly age: Age }
  | { readonly type: 'first-player'; readonly clan: ClanId }
  | { readonly type: 'game-ended'; readonly clan: ClanId; readonly glory: number }
export type EventType = BloodRageEvent['type']
