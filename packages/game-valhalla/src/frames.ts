import type { Seat } from '@meadhall/kernel'
import type { Ref } from './battle.ts'
import type { CardId, JarlId } from './cards/printed.ts'
import type { Die } from './ids.ts'

export interface SetupFrame {
  readonly at: 'setup'
  step: number
}

export interface JarlFrame {
  readonly at: 'jarls'
  chosen: (JarlId | null)[]
}

export interface PickFrame {
  readonly at: 'pick'
  offer: CardId[]
  turn: Seat
  left: number
}

export interface StartDiscardFrame {
  readonly at: 'startDiscard'
  /** Cards each seat throws away, secret until all have chosen. */
  thrown: CardId[][]
}

/** VH-93: the solo player may change any of the first six cards once. */
export interface SwapFrame {
  readonly at: 'swap'
  aside: CardId[]
}

export interface HandDraftFrame {
  readonly at: 'handDraft'
  pool: CardId[]
  turn: Seat
  passed: boolean[]
  /** Whether the last player has had the one extra draft turn. */
  lastTurn: boolean
  filling: boolean
}

export interface RoundsFrame {
  readonly at: 'rounds'
  turn: Seat
  /** Turns left once the end has been caused, or -1 (VH-48). */
  left: number
}

export interface TurnFrame {
  readonly at: 'turn'
  readonly seat: Seat
  step: number
}

/** Warriors on their way into the squad. */
export interface PlayFrame {
  readonly at: 'play'
  readonly seat: Seat
  cards: CardId[]
  /** Spaces filled by this action: they are not replaced by it (VH-R11), and one may get a Tyr card. */
  placed: number[]
}

/** One of the warriors just added may get a Tyr card (VH-80). */
export interface TyrFrame {
  readonly at: 'tyr'
  readonly seat: Seat
  readonly spaces: number[]
}

export interface DrawFrame {
  readonly at: 'draw'
  readonly seat: Seat
  /** Seen by the drawer alone. */
  drawn: CardId[]
  keep: number
}

export interface BattleFrame {
  readonly at: 'battle'
}

export interface PhaseFrame {
  readonly at: 'phase'
  readonly side: number
  step: number
}

export interface RerollFrame {
  readonly at: 'reroll'
  readonly side: number
  chosen: Die[]
}

export interface NewWeaponsFrame {
  readonly at: 'newWeapons'
  readonly side: number
  rolled: Die[]
  keep: number
}

export interface TurnMissesFrame {
  readonly at: 'turnMisses'
  readonly side: number
  left: number
}

/** A trait or tactic that asks one side to point at something of the other or of its own. */
export interface AskFrameOf<At extends string> {
  readonly at: At
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
  readonly at: 'send'
  readonly side: number
  /** How many more may go. */
  left: number
  /** Whether those that do not go are discarded: after a won solo attack (VH-R39). */
  readonly discardRest: boolean
  chosen: Ref[]
}

export interface GloryFrame {
  readonly at: 'glory'
  readonly seat: Seat
  left: number
}

export interface LokiFrame {
  readonly at: 'loki'
  readonly side: number
}

export interface MissionFrame {
  readonly at: 'mission'
  readonly side: number
}

export interface StealFrame {
  readonly at: 'steal'
  readonly seat: Seat
  readonly from: Seat
}

export interface ReturnTacticFrame {
  readonly at: 'returnTactic'
  readonly side: number
}

/** A player discards cards of their choice. */
export interface DiscardCardFrame {
  readonly at: 'discardCard'
  readonly seat: Seat
  left: number
}

/** Loki lets the loser play warriors from hand. */
export interface PlayBonusFrame {
  readonly at: 'playBonus'
  readonly seat: Seat
  left: number
}

/** The monster makes the player give up a warrior of the squad. */
export interface LoseWarriorFrame {
  readonly at: 'loseWarrior'
  readonly seat: Seat
}

export interface RagnarokFrame {
  readonly at: 'ragnarok'
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
