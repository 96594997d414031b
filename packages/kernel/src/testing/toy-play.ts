import type { Decision } from '../decision.ts'
import type { Emit } from '../event.ts'
import { at, type Seat } from '../ids.ts'
import { below, type RngState, seedRng, shuffle } from '../rng.ts'
import type { Start } from '../rules.ts'

/*
 * The smallest game that has everything the contract speaks of: hidden cards, a deck nobody knows,
 * secret choices at the same time, a die, and steps that may be taken back. Each round all play a
 * card face down; the highest takes a stake of two points, banks it point by point or rolls for it.
 */

/**
 * The toy's rules have two versions, so that the contract's promises about versions can be tried: a
 * roll counts the die, and from version 2 on one point more.
 */
export const TOY_VERSION = 2

/** How long a game lasts. */
export interface ToyOptions {
  readonly rounds: number
}

/** A card face down, or what to do with the stake. */
export type ToyAction =
  | { readonly type: 'card'; readonly by: Seat; readonly card: number }
  | { readonly type: 'bank'; readonly by: Seat }
  | { readonly type: 'stop'; readonly by: Seat }
  | { readonly type: 'roll'; readonly by: Seat }

/** Only `chosen` holds a secret. */
export type ToyEvent =
  | { readonly type: 'chosen'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'revealed'; readonly cards: readonly (number | null)[] }
  | { readonly type: 'banked'; readonly seat: Seat }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }

/** Hands, choices, deck and generator are secret. */
export interface ToyState {
  version: number
  readonly options: ToyOptions
  round: number
  stake: number
  scores: number[]
  hands: number[][]
  /** Face down until all have chosen; the card is still in the hand. */
  chosen: (number | null)[]
  discard: number[]
  deck: number[]
  open: Decision[]
  nextDecision: number
  rng: RngState
}

/** The cards are 1 to this. */
export const CARDS = 16
const STAKE = 2
const DIE = 6

function ask(state: ToyState, seat: Seat, kind: string): void {
  state.open.push({ id: state.nextDecision, seat, kind })
  state.nextDecision += 1
}

function askCards(state: ToyState): void {
  if (state.round < state.options.rounds) state.hands.forEach((_, seat) => ask(state, seat, 'card'))
}

/** Deals each as many cards as there are rounds; the rest stays unseen. */
export function setup({
  options,
  seats,
  seed,
  version = TOY_VERSION,
}: Start<ToyOptions>): ToyState {
  const rng = seedRng(seed)
  const deck = shuffle(
    rng,
    Array.from({ length: CARDS }, (_, card) => card + 1),
  )
  const bySeat = Array.from({ length: seats }, (_, seat) => seat)
  const state: ToyState = {
    version,
    options,
    round: 0,
    stake: 0,
    scores: bySeat.map(() => 0),
    hands: bySeat.map(() => deck.splice(0, options.rounds)),
    chosen: bySeat.map(() => null),
    discard: [],
    deck,
    open: [],
    nextDecision: 1,
    rng,
  }
  askCards(state)
  return state
}

/** Carries out a legal action. */
export function apply(state: ToyState, action: ToyAction, emit?: Emit<ToyEvent>): void {
  const index = state.open.findIndex((decision) => decision.seat === action.by)
  if (index < 0) throw new Error(`seat ${action.by} has nothing to decide`)
  state.open.splice(index, 1)
  if (action.type === 'card') return choose(state, action.by, action.card, emit)
  if (action.type === 'bank') bank(state, action.by, emit)
  else if (action.type === 'roll') roll(state, action.by, emit)
  else {
    state.stake = 0
    emit?.({ type: 'stopped', seat: action.by })
  }
  if (state.stake > 0) return ask(state, action.by, 'stake')
  state.round += 1
  askCards(state)
}

function choose(state: ToyState, seat: Seat, card: number, emit: Emit<ToyEvent>): void {
  const hand = at(state.hands, seat)
  if (!hand.includes(card)) throw new Error(`seat ${seat} has no card ${card}`)
  state.chosen[seat] = card
  emit?.({ type: 'chosen', seat, card })
  if (state.open.length > 0) return
  const cards = state.chosen.map((one) => one ?? 0)
  emit?.({ type: 'revealed', cards })
  state.chosen = cards.map(() => null)
  state.hands = state.hands.map((own, owner) => own.filter((one) => one !== cards[owner]))
  state.discard.push(...cards)
  state.stake = STAKE
  ask(state, cards.indexOf(Math.max(...cards)), 'stake')
}

function score(state: ToyState, seat: Seat, points: number): void {
  state.scores[seat] = at(state.scores, seat) + points
}

function bank(state: ToyState, seat: Seat, emit: Emit<ToyEvent>): void {
  state.stake -= 1
  score(state, seat, 1)
  emit?.({ type: 'banked', seat })
}

function roll(state: ToyState, seat: Seat, emit: Emit<ToyEvent>): void {
  const die = below(state.rng, DIE)
  state.stake = 0
  score(state, seat, state.version < 2 ? die : die + 1)
  emit?.({ type: 'rolled', seat, die })
}
