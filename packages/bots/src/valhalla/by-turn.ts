import {
  type CardId,
  jarlAt,
  type PlayerSeen,
  type State,
  seenCards,
  squadLimit,
  type ValhallaAction,
  type View,
  valhalla,
} from '@meadhall/game-valhalla'
import { at, type Decision, type RngState, type Seat } from '@meadhall/kernel'
import { firstRollWorth } from './dice/by-dice.ts'
import { afterTurn, type WorthOf, without } from './dice/stakes.ts'
import { placed, rooms } from './squads.ts'
import type { Sight } from './table.ts'
import { byThumb } from './thumbs.ts'

/** Draws that are imagined for action 4. */
const DRAWS = 24
/** Steps before a battle that are answered by rules of thumb at most. */
const STEPS = 40

/** Whose turn it is, what they see, and who says what a table is worth. */
interface Turn {
  readonly view: Sight
  readonly seat: Seat
  readonly worthOf: WorthOf
  /** An imagined state: only what the seat knows of it is looked at, but for cards drawn. */
  imagine(): State
  readonly rng: RngState
}

/**
 * What the table is worth after each action of part A, or with each card to keep: warriors played
 * and cards drawn are judged as they will lie, attacks by exact expectation over all rolls. `null`
 * where that is not understood.
 */
export function turnWorths(
  view: View,
  { seat, kind }: Decision,
  legal: readonly ValhallaAction[],
  worthOf: WorthOf,
  rng: RngState,
): readonly number[] | null {
  if (!isUnderstood(view, seat)) return null
  const turn = { view, seat, worthOf, rng, imagine: () => valhalla.determinize(view, rng) }
  if (kind === 'turn') return legal.map((action) => worthAfter(turn, action))
  return kind === 'keep' ? legal.map((action) => worthKept(turn, action)) : null
}

function worthKept(turn: Turn, action: ValhallaAction): number {
  return action.type === 'card' ? judged(turn, withCard(turn, action.card)) : 0
}

/** Not alone, in pairs, with cards of extra decks, or where somebody draws in another way. */
function isUnderstood(view: Sight, seat: Seat): boolean {
  const { pairs, valkyries, dwarves, tyr } = view.options
  if (view.monster !== null || pairs !== 'none' || valkyries || dwarves || tyr) return false
  const base = jarlAt(view, seat)?.base
  return !(base?.kind === 'drawMore' && base.part === 'A4')
}

function worthAfter(turn: Turn, action: ValhallaAction): number {
  switch (action.type) {
    case 'play':
      return played(turn, [action.card])
    case 'play-two':
      return played(turn, [action.card, action.other])
    case 'attack':
      return attacked(turn, action)
    default:
      return drawn(turn)
  }
}

function judged({ view, seat, worthOf }: Turn, own: PlayerSeen): number {
  return worthOf(afterTurn(view, seat, view.players.with(seat, own)), seat)
}

/** With warriors played, the best of those that may make room gone. */
function played(turn: Turn, cards: readonly CardId[]): number {
  const { view, seat } = turn
  const own = without(at(view.players, seat), cards)
  const worths = rooms(own.squad, cards.length, squadLimit(view, seat)).map((squad) =>
    judged(turn, { ...own, squad: placed(squad, cards) }),
  )
  return Math.max(...worths)
}

function withCard({ view, seat }: Turn, card: CardId): PlayerSeen {
  const own = at(view.players, seat)
  return { ...own, hand: [...seenCards(own.hand), card] }
}

/** The mean worth with the better of two cards. */
function drawn(turn: Turn): number {
  const own = at(turn.view.players, turn.seat)
  const known = new Map<CardId, number>()
  const worthWith = (card: CardId): number => {
    const worth = known.get(card) ?? judged(turn, withCard(turn, card))
    known.set(card, worth)
    return worth
  }
  let sum = 0
  for (let count = 0; count < DRAWS; count++) {
    const cards = turn.imagine().deck.slice(-2)
    sum += cards.length === 0 ? judged(turn, own) : Math.max(...cards.map(worthWith))
  }
  return sum / DRAWS
}

/** An attack: what comes before the roll by rules of thumb, the rest by exact expectation. */
function attacked({ seat, worthOf, imagine, rng }: Turn, action: ValhallaAction): number {
  const state = imagine()
  valhalla.apply(state, action)
  for (let count = 0; count < STEPS; count++) {
    const open = at(valhalla.decisions(state), 0)
    if (open.seat === seat && open.kind === 'phase') break
    valhalla.apply(state, byThumb(state, open, valhalla.legalActions(state, open), rng))
  }
  return firstRollWorth(state, seat, worthOf)
}
