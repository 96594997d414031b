import {
  type BloodRageEvent,
  type BloodRageTypes,
  bloodRage,
  CLANS,
  type ClanState,
  cardOf,
  figuresInValhalla,
  figuresOnBoard,
  hasMostStrength,
  PLACES,
  type PlaceId,
  PROVINCES,
  placeOf,
  STATS,
  type State,
  type StatId,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import type { Asked, GoalKind } from '../goal.ts'

type Kind = GoalKind<BloodRageTypes>
type AskedHere = Asked<BloodRageTypes>

const PROVINCE_NAMES = PLACES.slice(0, PROVINCES)
const MOST_GLORY = 200
const MOST_FIGURES = 12

function ownClan(state: Readonly<State>, { seat }: AskedHere): ClanState {
  return at(state.clans, seat)
}

/** Whether an event is about the solver's own clan. */
function isOwn(event: BloodRageEvent, { start, seat }: AskedHere): boolean {
  return 'clan' in event && event.clan === at(start.clans, seat).clan
}

/** Counts events of one type about the own clan. */
function counting(type: BloodRageEvent['type']): Pick<Kind, 'counts' | 'keeps' | 'worth'> {
  return {
    keeps: true,
    counts: (event, asked) => (event.type === type && isOwn(event, asked) ? 1 : 0),
    worth: (_, count) => count,
  }
}

/** The goals of Blood Rage's puzzles. */
export const GOALS = {
  /** Glory gained. */
  glory: {
    of: [],
    until: ['turn', 'quests', 'ragnarok', 'game'],
    most: MOST_GLORY,
    worth: (state, _, asked) => ownClan(state, asked).glory - ownClan(asked.start, asked).glory,
  },
  /** Rage that is there at the end, to be spent. */
  rage: {
    of: [],
    until: ['turn'],
    most: 12,
    worth: (state, _, asked) => ownClan(state, asked).rage,
  },
  /** Quests completed. */
  quests: { of: [], until: ['quests'], most: 8, ...counting('quest-completed') },
  /** Cards of one type in hand. */
  cards: {
    of: ['battle', 'quest', 'upgrade'],
    until: ['draft'],
    most: 8,
    worth: (state, _, asked) =>
      ownClan(state, asked).hand.filter((card) => cardOf(card).type === asked.goal.of).length,
  },
  /** A battle won. */
  'win-battle': { of: [], until: ['turn'], most: 0, ...counting('battle-won') },
  /** A province pillaged. */
  pillage: {
    of: PROVINCE_NAMES,
    until: ['turn', 'quests'],
    most: 0,
    keeps: true,
    counts: (event, asked) =>
      event.type === 'pillaged' && isOwn(event, asked) && event.place === asked.goal.of ? 1 : 0,
    worth: (_, count) => Math.min(count, 1),
  },
  /** Strictly the most strength in a province. */
  lead: {
    of: PROVINCE_NAMES,
    until: ['turn', 'quests'],
    most: 0,
    worth: (state, _, { seat, goal }) =>
      hasMostStrength(state, seat, placeOf(goal.of as PlaceId)) ? 1 : 0,
  },
  /** The step that a stat has reached. */
  stat: {
    of: STATS,
    until: ['turn', 'quests', 'ragnarok'],
    most: 6,
    worth: (state, _, asked) =>
      at(ownClan(state, asked).steps, STATS.indexOf(asked.goal.of as StatId)),
  },
  /** Enemy figures destroyed. */
  destroy: {
    of: [],
    until: ['turn'],
    most: MOST_FIGURES,
    keeps: true,
    counts: (event, asked) => (event.type === 'destroyed' && !isOwn(event, asked) ? 1 : 0),
    worth: (_, count) => count,
  },
  /** Own figures in Valhalla. */
  fallen: {
    of: [],
    until: ['turn', 'quests', 'ragnarok'],
    most: MOST_FIGURES,
    worth: (state, _, asked) => figuresInValhalla(ownClan(state, asked)),
  },
  /** Own figures on the board. */
  standing: {
    of: [],
    until: ['turn', 'quests', 'ragnarok'],
    most: MOST_FIGURES,
    worth: (state, _, asked) => figuresOnBoard(ownClan(state, asked)),
  },
  /** A clan that is kept from pillaging in this turn. */
  foil: {
    of: CLANS,
    until: ['turn'],
    most: 0,
    counts: (event, { goal }) => (event.type === 'pillaged' && event.clan === goal.of ? 1 : 0),
    worth: (_, count) => (count === 0 ? 1 : 0),
  },
  /** The game, alone or with others. */
  win: {
    of: [],
    until: ['game'],
    most: 0,
    worth: (state, _, { seat }) => (bloodRage.outcome(state)?.winners.includes(seat) ? 1 : 0),
  },
} as const satisfies Readonly<Record<string, Kind>>
