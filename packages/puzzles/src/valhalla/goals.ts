import { scoresOf, type ValhallaEvent, type ValhallaTypes, valhalla } from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import type { Asked, GoalKind } from '../goal.ts'

type Kind = GoalKind<ValhallaTypes>
type AskedHere = Asked<ValhallaTypes>

const MOST_GLORY = 100
const MOST_CARDS = 20
const MOST_STRENGTH = 60

function isOwn(event: ValhallaEvent, { seat }: AskedHere): boolean {
  return 'seat' in event && event.seat === seat
}

/** Counts events of one type about the solver. */
function counting(type: ValhallaEvent['type']): Pick<Kind, 'counts' | 'keeps' | 'worth'> {
  return {
    keeps: true,
    counts: (event, asked) => (event.type === type && isOwn(event, asked) ? 1 : 0),
    worth: (_, count) => count,
  }
}

/** The goals of Valhalla's puzzles. */
export const GOALS = {
  /** A battle won. */
  'win-battle': { of: [], until: ['battle'], most: 0, ...counting('battle-won') },
  /** Points gained, by the scoring of the end of the game. */
  glory: {
    of: [],
    until: ['turn', 'game'],
    most: MOST_GLORY,
    worth: (state, _, { seat, start }) => at(scoresOf(state), seat) - at(scoresOf(start), seat),
  },
  /** Strength at the end of the own phase of a battle. */
  strength: {
    of: [],
    until: ['phase'],
    most: MOST_STRENGTH,
    counts: (event, asked) =>
      event.type === 'phase-ended' && isOwn(event, asked) ? event.strength : 0,
    worth: (_, count) => count,
  },
  /** Warriors sent to Valhalla. */
  send: { of: [], until: ['turn', 'game'], most: MOST_CARDS, ...counting('warrior-sent') },
  /** Shields captured. */
  capture: { of: [], until: ['turn'], most: 4, ...counting('shield-captured') },
  /** Missions laid into Valhalla. */
  mission: { of: [], until: ['turn'], most: 4, ...counting('mission-done') },
  /** Monster cards beaten. */
  monster: {
    of: [],
    until: ['attack'],
    most: 4,
    keeps: true,
    counts: (event) => (event.type === 'monster-beaten' ? 1 : 0),
    worth: (_, count) => count,
  },
  /** No own shield lost. */
  hold: {
    of: [],
    until: ['turn', 'battle'],
    most: 0,
    counts: (event, asked) => (isLoss(event, asked) ? 1 : 0),
    worth: (_, count) => (count === 0 ? 1 : 0),
  },
  /** More points than everybody else. */
  ahead: {
    of: [],
    until: ['turn'],
    most: 0,
    worth: (state, _, { seat }) => (isAhead(scoresOf(state), seat) ? 1 : 0),
  },
  /** Cards in hand. */
  hand: {
    of: [],
    until: ['turn'],
    most: MOST_CARDS,
    worth: (state, _, { seat }) => at(state.players, seat).hand.length,
  },
  /** The game, alone or with others. */
  win: {
    of: [],
    until: ['game'],
    most: 0,
    worth: (state, _, { seat }) => (valhalla.outcome(state)?.winners.includes(seat) ? 1 : 0),
  },
} as const satisfies Readonly<Record<string, Kind>>

/** A shield of the solver's that somebody took, or that the monster broke. */
function isLoss(event: ValhallaEvent, { seat }: AskedHere): boolean {
  if (event.type === 'shield-captured') return event.foe === seat
  return event.type === 'shield-lost' && event.seat === seat
}

function isAhead(scores: readonly number[], seat: number): boolean {
  return scores.every((score, other) => other === seat || score < at(scores, seat))
}
