import { at, type Decision, openDecision, type RngState, type Seat } from '@meadhall/kernel'
import type { DecisionKind } from './answers.ts'
import type { CardId } from './cards/printed.ts'
import type { BloodRageFrame } from './frames.ts'
import type { Age, ClanId, Phase, Token } from './ids.ts'
import type { Place } from './map.ts'
import type { ClanSeen, Table } from './table.ts'

/** The stack of frames is handled as in every game. */
export { findFrame, pop, topFrame } from '@meadhall/kernel'

/** What the table's creator chose. */
export interface Options {
  readonly clans: readonly ClanId[]
  /** Age 1 is played with the eight dealt cards, without a draft (BR-4.5). */
  readonly firstGame: boolean
  /** A seat, or -1 for a random one (BR-2.6). */
  readonly firstPlayer: number
}

/** One clan: its sheet, its cards and where its figures are. */
export interface ClanState extends ClanSeen {
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

/** A question of this game. The card or place it is about helps to word it. */
export interface BloodRageDecision extends Decision {
  readonly kind: DecisionKind
  readonly card: CardId | null
  readonly place: Place | null
}

/** A whole game at a pause: plain JSON. Who may see what is decided in `view.ts` alone. */
export interface State extends Table {
  /** The version of the rules that the game is played by. */
  version: number
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

/** A seat's clan. */
export function clanAt<C>(table: { readonly clans: readonly C[] }, seat: Seat): C {
  return at(table.clans, seat)
}

/** The seat some steps clockwise. */
export function seatAfter(table: Table, seat: Seat, steps = 1): Seat {
  return (seat + steps) % table.clans.length
}

/** Asks a seat something; the top frame hears the answer. */
export function ask(
  state: State,
  seat: Seat,
  kind: DecisionKind,
  card: CardId | null = null,
  place: Place | null = null,
): void {
  openDecision(state, { id: state.nextDecision, seat, kind, card, place })
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
