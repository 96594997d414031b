import { at, type Decision, openDecision, type RngState, type Seat } from '@meadhall/kernel'
import type { DecisionKind } from './answers.ts'
import type { Battle } from './battle.ts'
import type { MonsterTrait } from './cards/card.ts'
import type { CardId, JarlId, LokiId, MonsterCardId } from './cards/printed.ts'
import type { ValhallaFrame } from './frames.ts'
import type { Die, MonsterId } from './ids.ts'

/** The stack of frames is handled as in every game. */
export { pop, topFrame } from '@meadhall/kernel'

/** What the table's creator chose; which combinations are allowed is in `options.ts`. */
export interface Options {
  readonly loki: boolean
  /** The Loki card in play, or 'random'. */
  readonly lokiCard: LokiId | 'random'
  readonly thor: boolean
  readonly valkyries: boolean
  readonly dwarves: boolean
  readonly tyr: boolean
  readonly king: boolean
  readonly pairs: 'none' | 'cooperation' | 'alliance'
  readonly simple: boolean
  readonly handDraft: boolean
  readonly fiveJarls: boolean
  readonly firstGame: boolean
  /** A seat, or -1 for a random one (VH-17). */
  readonly firstPlayer: number
  readonly monster: MonsterId
  readonly difficulty: 1 | 2 | 3
}

/** A warrior in a squad, with the Tyr card tucked under it (VH-80). */
export interface Fighter {
  readonly card: CardId
  tyr: CardId | null
}

export interface PlayerState {
  jarl: JarlId | null
  /** Jarls dealt to choose from, secret. */
  offered: JarlId[]
  hand: CardId[]
  /** Cards of the hand that everybody has seen: a shown hand, tactics taken back. */
  shown: CardId[]
  /** By board space (VH-R46). */
  squad: (Fighter | null)[]
  /** Face down: warriors, missions and Thor cards (VH-45). */
  valhalla: CardId[]
  shields: number
  /** Captured shields by the seat they came from. */
  captured: number[]
  /** Since this player's last turn: bits of the seats that attacked, and whether a defence was lost. */
  attackedBy: number
  defeated: boolean
  /** Yrsa's anger: waits for the next attack. */
  angry: boolean
}

export interface King {
  /** Who holds each king card, or -1. */
  holders: Seat[]
  levels: number[]
}

/** The solo game's opponent. */
export interface MonsterState {
  readonly id: MonsterId
  readonly side: 'a' | 'b'
  /** Ids of the cards left, the fought one first. */
  stack: MonsterCardId[]
  /** Which symbols of the fought card dice lie on. */
  covered: boolean[]
  /** The dice beside it, as they last fell. */
  beside: Die[]
  /** Whether the last attack is being made (VH-105). */
  lastStand: boolean
  /** The trait of the card that the battle was fought against: it acts after it (VH-R40). */
  fought: MonsterTrait['kind'] | null
  /** 0 goes on, 1 won, -1 lost. */
  result: number
}

export interface ValhallaDecision extends Decision {
  readonly kind: DecisionKind
}

/** A whole game at a pause: plain JSON. Who may see what is decided in `view.ts` alone. */
export interface State {
  /** The version of the rules that the game is played by. */
  version: number
  readonly options: Options
  players: PlayerState[]
  first: Seat
  /** Face down; the last element is on top. */
  deck: CardId[]
  /** Face up; the last element is on top. */
  discard: CardId[]
  /** Cards out of the game, unseen: Tyr cards not dealt. */
  unused: CardId[]
  /** The Loki card in play, or null. */
  loki: LokiId | null
  king: King | null
  monster: MonsterState | null
  /** Grey dice in the shared pool (VH-10). */
  grey: number
  /** Whether the end has been caused (VH-47). */
  ending: boolean
  over: boolean
  battle: Battle | null
  frames: ValhallaFrame[]
  open: ValhallaDecision[]
  nextDecision: number
  rng: RngState
  /** Faces the next dice will show: for scenarios and tests, empty in every real game. */
  loaded: number[]
}

/** The player on a seat: a state's own, or what a view shows of them. */
export function playerAt<P>(table: { readonly players: readonly P[] }, seat: Seat): P {
  return at(table.players, seat)
}

type Seated = { readonly players: readonly unknown[] }

export function seatAfter(table: Seated, seat: Seat, steps = 1): Seat {
  const count = table.players.length
  return (((seat + steps) % count) + count) % count
}

/** Asks a seat something; the top frame hears the answer. */
export function ask(state: State, seat: Seat, kind: DecisionKind): void {
  openDecision(state, { id: state.nextDecision, seat, kind })
}

/** The battle that must be going on. */
export function battleOf<B>(table: { readonly battle: B | null }): B {
  if (table.battle === null) throw new Error('no battle is going on')
  return table.battle
}

export function sideAt<S>(
  table: { readonly battle: { readonly sides: readonly S[] } | null },
  index: number,
): S {
  return at(battleOf(table).sides, index)
}

export function isSolo(table: { readonly monster: object | null }): boolean {
  return table.monster !== null
}

/** The partner sitting opposite, or -1 (VH-88). */
export function partnerOf(table: Seated & { readonly options: Options }, seat: Seat): Seat {
  if (table.options.pairs === 'none') return -1
  return seatAfter(table, seat, table.players.length / 2)
}
