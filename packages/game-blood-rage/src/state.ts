import { at, type Decision, type RngState, type Seat } from '@meadhall/kernel'
import type { Trigger } from './cards/card.ts'
import type { CardId } from './cards/printed.ts'
import type { Age, ClanId, Phase, Slot, Token, Unit } from './ids.ts'
import type { Place } from './map.ts'

/** What the table's creator chose. */
export interface Options {
  readonly clans: readonly ClanId[]
  /** Age 1 is played with the eight dealt cards, without a draft (BR-4.5). */
  readonly firstGame: boolean
  /** A seat, or -1 for a random one (BR-2.6). */
  readonly firstPlayer: number
}

/** One clan: its sheet, its cards and where its figures are. */
export interface ClanState {
  readonly clan: ClanId
  glory: number
  rage: number
  /** Steps 1–6 of the three stats, in the order of `STATS`. */
  steps: number[]
  /** The eight slots; see `SLOTS_OF`. */
  upgrades: (CardId | null)[]
  hand: CardId[]
  /** Cards of the hand that everybody has seen (BR-11.21). */
  shown: CardId[]
  /** Face down on the sheet (BR-5.13). */
  quests: CardId[]
  /** Kept from the last age, aside during the draft (BR-4.1). */
  kept: CardId | null
  /** Discarded face down: known to this clan alone. */
  buried: CardId[]
  /** What this clan saw pass by in this age's draft and did not take; known when it is over. */
  passed: CardId[]
  /** Warriors by place. */
  warriors: number[]
  /** The places of Leader, Ship and the monsters of the two slots: unit 1 and up. */
  singles: Place[]
}

export const DECISION_KINDS = [
  'draft',
  'turn',
  'march',
  'free-invasion',
  'extra-warrior',
  'instant-pillage',
  'call-to-battle',
  'battle-card',
  'quest-bonus',
  'white-circle',
  'keep-figure',
  'save-figure',
  'recover-card',
  'raise-stat',
  'move-leader',
  'sacrifice',
  'discard',
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** A question of this game. The card or place it is about helps to word it. */
export interface BloodRageDecision extends Decision {
  readonly kind: DecisionKind
  readonly card: CardId | null
  readonly place: Place | null
}

export interface AgeFrame {
  readonly at: 'age'
  /** Index of the next phase. */
  next: number
}

/** During the draft hands hold what was taken so far, in the order in which it was taken. */
export interface DraftFrame {
  readonly at: 'draft'
  /** Which time the cards are passed. */
  round: number
  /** Cards in front of each seat. */
  packets: CardId[][]
}

export interface ActionFrame {
  readonly at: 'action'
  /** Whose turn it is, or comes next if it has Rage. */
  turn: Seat
}

/** Below all that a turn's action owes: when it comes up again, the turn is over. */
export interface EndTurnFrame {
  readonly at: 'endTurn'
}

export interface MarchFrame {
  readonly at: 'march'
  readonly seat: Seat
  readonly from: Place
  readonly to: Place
  moved: number
}

/** An invasion without Rage that its owner may decline (BR-5.10, BR-5.11). */
export interface FreeInvasionFrame {
  readonly at: 'freeInvasion'
  readonly seat: Seat
  readonly unit: Unit
  readonly card: CardId
}

/** What an invasion still owes: the figure's own text, then the clan's cards. */
export interface InvasionFrame {
  readonly at: 'invasion'
  readonly seat: Seat
  readonly unit: Unit
  readonly place: Place
  /** Whether this is the extra Warrior of another invasion, which brings no more (BR-11.6). */
  readonly extra: boolean
  step: number
}

/** One more Warrior from the reserve into a province, free, or not. */
export interface ExtraWarriorFrame {
  readonly at: 'extraWarrior'
  readonly seat: Seat
  readonly place: Place
  readonly card: CardId
  readonly extra: boolean
}

export interface PillageFrame {
  readonly at: 'pillage'
  readonly seat: Seat
  readonly province: Place
  step: number
  success: boolean
}

export interface CallFrame {
  readonly at: 'call'
  readonly pillager: Seat
  readonly province: Place
  turn: Seat
  /** Clans that declined or could not move since the last move. */
  declined: number
}

export interface BattleFrame {
  readonly at: 'battle'
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

export interface RewardFrame {
  readonly at: 'reward'
  readonly seat: Seat
  readonly province: Place
  source: number
  taken: boolean
  /** Whether a battle was won for it, so that played cards have a say. */
  readonly fought: boolean
}

/** A card's text in progress. */
export interface EffectFrame {
  readonly at: 'effect'
  readonly seat: Seat
  readonly card: CardId
  readonly trigger: Trigger
  readonly place: Place
  step: number
}

/** Figures about to be destroyed, with what may save them. */
export interface DestroyFrame {
  readonly at: 'destroy'
  readonly owner: Seat
  readonly province: Place
  warriors: number
  /** By unit minus one: Leader, Ship, the two monsters. */
  singles: boolean[]
  readonly cause: DestroyCause
}
export type DestroyCause = 'battle' | 'invasion' | 'ragnarok'

export interface KeepOneFrame {
  readonly at: 'keepOne'
  readonly first: Seat
  readonly province: Place
  cursor: number
}

export interface RaiseStatFrame {
  readonly at: 'raiseStat'
  readonly seat: Seat
  readonly card: CardId
  /** A stat that may not be chosen, as an index, or -1. */
  readonly except: number
}

export interface MoveLeaderFrame {
  readonly at: 'moveLeader'
  readonly seat: Seat
  readonly card: CardId
}

export interface SacrificeFrame {
  readonly at: 'sacrifice'
  readonly seat: Seat
  readonly card: CardId
  left: number
}

export interface DiscardFrame {
  readonly at: 'discard'
  asked: boolean
  /** The card each seat keeps, secret until all have chosen. */
  keeps: (CardId | null)[]
}

export interface QuestFrame {
  readonly at: 'quest'
  cursor: number
  revealed: boolean
}

export interface RagnarokFrame {
  readonly at: 'ragnarok'
  step: number
}

export interface ReleaseFrame {
  readonly at: 'release'
}

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

/** A whole game at a pause: plain JSON. Who may see what is decided in `view.ts` alone. */
export interface State {
  readonly options: Options
  age: Age
  phase: Phase
  first: Seat
  clans: ClanState[]
  /** By province. */
  tokens: Token[]
  pillaged: boolean[]
  destroyed: boolean[]
  /** The provinces doomed in ages 1, 2 and 3. */
  dooms: Place[]
  /** By age: cards not dealt. What is left after the deal is out of the game, unseen (BR-4.2). */
  decks: CardId[][]
  /** Face up. */
  discard: CardId[]
  over: boolean
  frames: BloodRageFrame[]
  open: BloodRageDecision[]
  /** The id the next decision gets. */
  nextDecision: number
  rng: RngState
}

export function clanAt(state: Readonly<State>, seat: Seat): ClanState {
  return at(state.clans, seat)
}

/** The seat some steps clockwise. */
export function seatAfter(state: Readonly<State>, seat: Seat, steps = 1): Seat {
  return (seat + steps) % state.clans.length
}

export function isFreeSlot(clan: Readonly<ClanState>, slot: Slot): boolean {
  return clan.upgrades[slot] === null
}

export function pop(state: State): void {
  state.frames.pop()
}

/** Asks a seat something; the top frame hears the answer. */
export function ask(
  state: State,
  seat: Seat,
  kind: DecisionKind,
  card: CardId | null = null,
  place: Place | null = null,
): void {
  const decision = { id: state.nextDecision, seat, kind, card, place }
  state.nextDecision += 1
  // A fresh list of one is a quarter of the size that the first push onto an empty one reserves.
  if (state.open.length === 0) state.open = [decision]
  else state.open.push(decision)
}

/** Asks all seats at once. */
export function askAll(state: State, kind: DecisionKind): void {
  const first = state.nextDecision
  state.nextDecision += state.clans.length
  state.open = state.clans.map((_, seat) => ({
    id: first + seat,
    seat,
    kind,
    card: null,
    place: null,
  }))
}

type FrameAt<At extends BloodRageFrame['at']> = Extract<BloodRageFrame, { at: At }>

/** The top frame, which must be of this kind: the open decision is its question. */
export function topFrame<At extends BloodRageFrame['at']>(
  state: Readonly<State>,
  kind: At,
): FrameAt<At> {
  const frame = state.frames[state.frames.length - 1]
  if (frame?.at !== kind) throw new Error(`expected frame "${kind}", found "${frame?.at}"`)
  return frame as FrameAt<At>
}

/** The innermost frame of a kind, or `null`. */
export function findFrame<At extends BloodRageFrame['at']>(
  state: Readonly<State>,
  kind: At,
): FrameAt<At> | null {
  for (let index = state.frames.length - 1; index >= 0; index--) {
    const frame = state.frames[index]
    if (frame?.at === kind) return frame as FrameAt<At>
  }
  return null
}
