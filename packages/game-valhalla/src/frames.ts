import type { Seat } from '@meadhall/kernel'
import type { Ref } from './battle.ts'
import type { CardId, JarlId } from './cards/printed.ts'
import type { Die } from './ids.ts'

export interface SetupFrame {
  readonly kind: 'setup'
  step: number
}

export interface JarlFrame {
  readonly kind: 'jarls'
  chosen: (JarlId | null)[]
}

export interface PickFrame {
  readonly kind: 'pick'
  offer: CardId[]
  turn: Seat
  left: number
}

export interface StartDiscardFrame {
  readonly kind: 'startDiscard'
  /** Cards each seat throws away, secret until all have chosen. */
  thrown: CardId[][]
}

/** VH-93: the solo player may change any of the first six cards once. */
export interface SwapFrame {
  readonly kind: 'swap'
  aside: CardId[]
}

export interface HandDraftFrame {
  readonly kind: 'handDraft'
  pool: CardId[]
  turn: Seat
  passed: boolean[]
  /** Whether the last player has had the one extra draft turn. */
  lastTurn: boolean
  filling: boolean
}

export interface RoundsFrame {
  readonly kind: 'rounds'
  turn: Seat
  /** Turns left once the end has been caused, or -1 (VH-48). */
  left: number
}

export interface TurnFrame {
  readonly kind: 'turn'
  readonly seat: Seat
  step: number
}

/** Warriors on their way into the squad. */
export interface PlayFrame {
  readonly kind: 'play'
  readonly seat: Seat
  cards: CardId[]
  /** Spaces filled by this action: they are not replaced by it (VH-R11), and one may get a Tyr card. */
  placed: number[]
}

/** One of the warriors just added may get a Tyr card (VH-80). */
export interface TyrFrame {
  readonly kind: 'tyr'
  readonly seat: Seat
  readonly spaces: number[]
}

export interface DrawFrame {
  readonly kind: 'draw'
  readonly seat: Seat
  /** Seen by the drawer alone. */
  drawn: CardId[]
  keep: number
}

export interface BattleFrame {
  readonly kind: 'battle'
}

export interface PhaseFrame {
  readonly kind: 'phase'
  readonly side: number
  step: number
}

export interface RerollFrame {
  readonly kind: 'reroll'
  readonly side: number
  chosen: Die[]
}

export interface NewWeaponsFrame {
  readonly kind: 'newWeapons'
  readonly side: number
  rolled: Die[]
  keep: number
}

export interface TurnMissesFrame {
  readonly kind: 'turnMisses'
  readonly side: number
  left: number
}

/** A trait or tactic that asks one side to point at something of the other or of its own. */
export interface AskFrameOf<At extends string> {
  readonly kind: At
  readonly side: number
}
export type AskFrame =
  | AskFrameOf<'block'>
  | AskFrameOf<'forceDiscard'>
  | AskFrameOf<'dwarfCard'>
  | AskFrameOf<'road'>
  | AskFrameOf<'deny'>

/** Activated warriors of a side go to Valhalla by choice, one after another, then all at once. */
export interface SendFrame {
  readonly kind: 'send'
  readonly side: number
  /** How many more may go. */
  left: number
  /** Whether those that do not go are discarded: after a won solo attack (VH-R39). */
  readonly discardRest: boolean
  chosen: Ref[]
}

export interface GloryFrame {
  readonly kind: 'glory'
  readonly seat: Seat
  left: number
}

export interface LokiFrame {
  readonly kind: 'loki'
  readonly side: number
}

export interface MissionFrame {
  readonly kind: 'mission'
  readonly side: number
}

export interface StealFrame {
  readonly kind: 'steal'
  readonly seat: Seat
  readonly from: Seat
}

export interface ReturnTacticFrame {
  readonly kind: 'returnTactic'
  readonly side: number
}

/** A player discards cards of their choice. */
export interface DiscardCardFrame {
  readonly kind: 'discardCard'
  readonly seat: Seat
  left: number
}

/** Loki lets the loser play warriors from hand. */
export interface PlayBonusFrame {
  readonly kind: 'playBonus'
  readonly seat: Seat
  left: number
}

/** The monster makes the player give up a warrior of the squad. */
export interface LoseWarriorFrame {
  readonly kind: 'loseWarrior'
  readonly seat: Seat
}

export interface RagnarokFrame {
  readonly kind: 'ragnarok'
  next: number
  readonly first: Seat
}

export type ValhallaFrame =
  | SetupFrame
  | JarlFrame
  | PickFrame
  | StartDiscardFrame
  | SwapFrame
  | HandDraftFrame
  | RoundsFrame
  | TurnFrame
  | PlayFrame
  | TyrFrame
  | DrawFrame
  | BattleFrame
  | PhaseFrame
  | RerollFrame
  | NewWeaponsFrame
  | TurnMissesFrame
  | AskFrame
  | SendFrame
  | GloryFrame
  | LokiFrame
  | MissionFrame
  | StealFrame
  | ReturnTacticFrame
  | DiscardCardFrame
  | PlayBonusFrame
  | LoseWarriorFrame
  | RagnarokFrame
