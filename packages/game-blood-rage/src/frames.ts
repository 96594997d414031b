import type { Seat } from '@meadhall/kernel'
import type { Trigger } from './cards/card.ts'
import type { CardId } from './cards/printed.ts'
import type { Unit } from './ids.ts'
import type { Place } from './map.ts'

/** The bottom of the stack: one age after the other, phase by phase. */
export interface AgeFrame {
  readonly kind: 'age'
  /** Index of the next phase. */
  next: number
}

/** During the draft hands hold what was taken so far, in the order in which it was taken. */
export interface DraftFrame {
  readonly kind: 'draft'
  /** Which time the cards are passed. */
  round: number
  /** Cards in front of each seat. */
  packets: CardId[][]
}

/** The action phase: turn after turn, until nobody can act (BR-5.5). */
export interface ActionFrame {
  readonly kind: 'action'
  /** Whose turn it is, or comes next if it can act. */
  turn: Seat
  /** Bits of the seats that passed: they take no more turns (BR-5.4). */
  passed: number
}

/** Below all that a turn's action owes: when it comes up again, the turn is over. */
export interface EndTurnFrame {
  readonly kind: 'endTurn'
}

/** A march under way, figure by figure (BR-5.8). */
export interface MarchFrame {
  readonly kind: 'march'
  readonly seat: Seat
  readonly from: Place
  readonly to: Place
  moved: number
}

/** An invasion without Rage that its owner may decline (BR-5.10, BR-5.11). */
export interface FreeInvasionFrame {
  readonly kind: 'freeInvasion'
  readonly seat: Seat
  readonly unit: Unit
  readonly card: CardId
}

/** What an invasion still owes: the figure's own text, then the clan's cards. */
export interface InvasionFrame {
  readonly kind: 'invasion'
  readonly seat: Seat
  readonly unit: Unit
  readonly place: Place
  /** Whether this is the extra Warrior of another invasion, which brings no more (BR-11.6). */
  readonly extra: boolean
  step: number
}

/** One more Warrior from the reserve into a province, free, or not. */
export interface ExtraWarriorFrame {
  readonly kind: 'extraWarrior'
  readonly seat: Seat
  readonly place: Place
  readonly card: CardId
  readonly extra: boolean
}

/** A pillage from the call to battle to its end (BR-6). */
export interface PillageFrame {
  readonly kind: 'pillage'
  readonly seat: Seat
  readonly province: Place
  step: number
  success: boolean
}

/** A call to battle going round (BR-6.1). */
export interface CallFrame {
  readonly kind: 'call'
  readonly pillager: Seat
  readonly province: Place
  turn: Seat
  /** Clans that declined or could not move since the last move. */
  declined: number
}

/** A battle, with all that its later steps have to know. */
export interface BattleFrame {
  readonly kind: 'battle'
  readonly pillager: Seat
  readonly province: Place
  /** Index into `BATTLE_STEPS`, and how far that step has come: seat, then source. */
  step: number
  cursor: number
  source: number
  /** By seat: a bit for each unit that took part from the start; 0 = no participant. */
  readonly tookPart: number[]
  /** Face-down cards, secret until all participants have chosen. */
  chosen: (CardId | null)[]
  /** Revealed cards by seat: the chosen one, then white-circle cards added. */
  played: CardId[][]
  /** What a revealed quest counts for (BR-6.20). */
  questBonus: number[]
  /** Whose chosen card has lost its text (BR-6.13). */
  voided: boolean[]
  /** Figures destroyed in this battle, and ships among them, by seat. */
  deaths: number[]
  shipDeaths: number[]
  /** Participants that declined to add a card in a row. */
  declined: number
  winner: Seat | null
  /** The winner's cards that are still to be discarded. */
  spent: CardId[]
}

/** The reward of a successful pillage, with the texts it sets off (BR-6.10). */
export interface RewardFrame {
  readonly kind: 'reward'
  readonly seat: Seat
  readonly province: Place
  source: number
  taken: boolean
  /** Whether a battle was won for it, so that played cards have a say. */
  readonly fought: boolean
}

/** A card's text in progress. */
export interface EffectFrame {
  readonly kind: 'effect'
  readonly seat: Seat
  readonly card: CardId
  readonly trigger: Trigger
  readonly place: Place
  step: number
}

/** Figures about to be destroyed, with what may save them. */
export interface DestroyFrame {
  readonly kind: 'destroy'
  readonly owner: Seat
  readonly province: Place
  warriors: number
  /** By unit minus one: Leader, Ship, the two monsters. */
  singles: boolean[]
  readonly cause: DestroyCause
}
export type DestroyCause = 'battle' | 'invasion' | 'ragnarok'

/** Odin's Tide: clan by clan keeps one figure (BR-6.15). */
export interface KeepOneFrame {
  readonly kind: 'keepOne'
  readonly first: Seat
  readonly province: Place
  cursor: number
}

/** A stat of choice to be raised (BR-11.19). */
export interface RaiseStatFrame {
  readonly kind: 'raiseStat'
  readonly seat: Seat
  readonly card: CardId
  /** A stat that may not be chosen, as an index, or -1. */
  readonly except: number
}

/** Lord of Hammers: the Leader may move on (BR-11.12). */
export interface MoveLeaderFrame {
  readonly kind: 'moveLeader'
  readonly seat: Seat
  readonly card: CardId
}

/** Frigga's Sacrifice: figures still to be given up (BR-11.11). */
export interface SacrificeFrame {
  readonly kind: 'sacrifice'
  readonly seat: Seat
  readonly card: CardId
  left: number
}

/** The discard phase (BR-7). */
export interface DiscardFrame {
  readonly kind: 'discard'
  asked: boolean
  /** The card each seat keeps, secret until all have chosen. */
  keeps: (CardId | null)[]
}

/** The quest phase (BR-8). */
export interface QuestFrame {
  readonly kind: 'quest'
  cursor: number
  revealed: boolean
}

/** Ragnarök (BR-9). */
export interface RagnarokFrame {
  readonly kind: 'ragnarok'
  step: number
}

/** The release of Valhalla (BR-10.1). */
export interface ReleaseFrame {
  readonly kind: 'release'
}

/**
 * Where the game is and what is still owed there: what lies on `State.frames`. Each kind has a step
 * handler in `apply.ts`.
 */
export type BloodRageFrame =
  | AgeFrame
  | DraftFrame
  | ActionFrame
  | EndTurnFrame
  | MarchFrame
  | FreeInvasionFrame
  | InvasionFrame
  | ExtraWarriorFrame
  | PillageFrame
  | CallFrame
  | BattleFrame
  | RewardFrame
  | EffectFrame
  | DestroyFrame
  | KeepOneFrame
  | RaiseStatFrame
  | MoveLeaderFrame
  | SacrificeFrame
  | DiscardFrame
  | QuestFrame
  | RagnarokFrame
  | ReleaseFrame
