import {
  type CardId,
  cardOf,
  type DecisionKind,
  isMiss,
  MONSTER_SEAT,
  monsterSide,
  parseDie,
  type ValhallaAction,
  type View,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Decision, type RngState, type Seat, seedRng } from '@meadhall/kernel'
import { best } from '../best.ts'
import { type Bot, stopIf } from '../bot.ts'
import type { Sight, Squad } from './table.ts'
import { byThumb } from './thumbs.ts'

type Legal = readonly ValhallaAction[]
type Choose = (view: Sight, seat: Seat, legal: Legal) => ValhallaAction

/** What a beginner takes a card for that is no warrior. */
const OTHER_CARD = 2.5
/** A beginner attacks with two warriors at least. */
const ENOUGH = 2

/** Where a beginner thinks less than one who has played before; everything else is done alike. */
const MISTAKES: Readonly<Partial<Record<DecisionKind, Choose>>> = {
  'pick-warrior': strongestCard,
  'start-discard': weakestCard,
  'swap-hand': (_view, _seat, legal) => at(legal, legal.length - 1),
  'hand-fill': strongestCard,
  keep: strongestCard,
  turn: takeTurn,
  phase: fight,
  reroll: rollMisses,
}

/**
 * A beginner: looks at the big numbers on cards. Counts the strength of squads as if everybody could
 * be armed, with no thought of dice, Jarls or cards in hand; keeps what fell unless nobody can be
 * armed; plays tactics as soon as they may be played.
 */
export const valhallaThrall: Bot<View, ValhallaAction> = {
  name: 'thrall',
  // biome-ignore lint/suspicious/useAwait: bots are asynchronous
  async choose({ view, decision, legal }, { seed, signal }) {
    stopIf(signal)
    return asBeginner(view, decision, legal, seedRng(seed))
  },
}

function asBeginner(view: Sight, decision: Decision, legal: Legal, rng: RngState): ValhallaAction {
  const mistake = MISTAKES[decision.kind as DecisionKind]
  return mistake === undefined
    ? byThumb(view, decision, legal, rng)
    : mistake(view, decision.seat, legal)
}

/** The number on a card. */
function printed(id: CardId): number {
  const card = cardOf(id)
  return card.type === 'warrior' ? card.strength : OTHER_CARD
}

function strongestCard(_view: Sight, _seat: Seat, legal: Legal): ValhallaAction {
  return best(legal, (action) => (action.type === 'card' ? printed(action.card) : 0))
}

function weakestCard(_view: Sight, _seat: Seat, legal: Legal): ValhallaAction {
  return best(legal, (action) => (action.type === 'card' ? -printed(action.card) : -100))
}

/** The strength of a squad if all of it could be armed. */
function onPaper(squad: Squad): number {
  return squad.reduce((sum, one) => sum + (one === null ? 0 : warriorOf(one.card).strength), 0)
}

/** Attacks whoever looks weaker on paper; otherwise the biggest warriors come in, or cards. */
function takeTurn(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const { squad } = at(view.players, seat)
  const own = onPaper(squad)
  const isReady = squad.filter((one) => one !== null).length >= ENOUGH
  return best(legal, (action) => {
    switch (action.type) {
      case 'attack': {
        const lead = own - strengthOfFoe(view, action.seat)
        return isReady && lead > 0 ? 100 + lead : -1
      }
      case 'play':
        return isFull(view, seat) ? -2 : printed(action.card)
      case 'play-two':
        return isFull(view, seat) ? -2 : printed(action.card) + printed(action.other)
      default:
        return 0
    }
  })
}

function strengthOfFoe(view: Sight, foe: Seat): number {
  if (foe === MONSTER_SEAT) return monsterSide(view)?.strength ?? 0
  return onPaper(at(view.players, foe).squad)
}

const FULL = 4

function isFull(view: Sight, seat: Seat): boolean {
  return at(view.players, seat).squad.filter((one) => one !== null).length >= FULL
}

/** Arms the biggest that can be armed, plays what adds strength, and rolls again only with nobody armed. */
function fight(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const armed = view.battle?.sides.find((side) => side.seat === seat)?.armed.length ?? 0
  return best(legal, (action) => {
    if (action.type === 'arm')
      return 100 + onPaper([at(at(view.players, action.seat).squad, action.space)])
    return armed > 0 ? zeal(action) : need(action)
  })
}

/** With somebody armed: everything that adds strength for no die. */
function zeal(action: ValhallaAction): number {
  if (action.type === 'tactic') return action.die === '' ? 50 : -1
  return action.type === 'done' ? 0 : -1
}

/** With nobody armed: dice are turned and rolled again, misses first. */
function need(action: ValhallaAction): number {
  switch (action.type) {
    case 'turn':
      return 30
    case 'free-reroll':
      return 20
    case 'reroll':
      return isMiss(parseDie(action.die)) ? 11 : 10
    default:
      return action.type === 'done' ? 0 : -1
  }
}

/** Misses are rolled again, and where there is none anything. */
function rollMisses(_view: Sight, _seat: Seat, legal: Legal): ValhallaAction {
  return best(legal, (action) => {
    if (action.type !== 'die') return 1
    return isMiss(parseDie(action.die)) ? 2 : 0
  })
}
