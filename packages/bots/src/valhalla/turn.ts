import type { CardId, JarlEffect } from '@meadhall/game-valhalla'
import {
  cardOf,
  countCards,
  jarlAt,
  MONSTER_SEAT,
  monsterSide,
  monsterTrait,
  seenCards,
  squadLimit,
  type ValhallaAction,
  warriorGlory,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { best } from '../best.ts'
import { chance, type Guess, guess, guessGlory, guessSeat, type Rolls, someRolls } from './guess.ts'
import { standOf } from './stand.ts'
import { isLastTurn, type Luck, type Sight, type Squad } from './table.ts'
import { cardWorth, plainWorth, tacticEdge } from './worth.ts'

/** An attack next turn is worth less than one now. */
const PATIENCE = 0.8
const DRAWN_CARD = 0.3
const KEPT_MORE = 0.3
/** Alone: a chance to attack at once, one to try for want of better, what building must add. */
const SURE = 0.75
const WORTH_A_TRY = 0.3
const STEP = 0.05
/** With little of the deck left less is enough. */
const HURRY = 0.2
/** Whoever is ahead is the one to beat. */
const LEADER = 0.5
/** Points a turn brings: whoever has had one more this round only seems to be ahead by so much. */
const TURN = 1.6
/** Points a whole game brings to Jarls whose strength does not show in battle. */
const PACE: Readonly<Partial<Record<JarlEffect['kind'], number>>> = {
  playAnyTwo: 2.5,
  stealRandom: 0.8,
}
/** An attack lost is not all lost to a Jarl who sends warriors even then. */
const CONSOLED = 0.5
const SHIELD = 2

/** What all choices of one turn look at. */
interface Turn {
  readonly view: Sight
  readonly seat: Seat
  readonly rolls: Rolls
  readonly foes: readonly Foe[]
  /** Strength the tactics in hand may add. */
  readonly tactics: number
}

interface Foe {
  readonly seat: Seat
  readonly guess: Guess
  readonly prize: number
}

/** The action of part A that promises most points. */
export function chooseTurnAction(
  view: Sight,
  seat: Seat,
  legal: readonly ValhallaAction[],
  luck: Luck,
): ValhallaAction {
  const turn = turnOf(view, seat, legal, someRolls(luck))
  if (view.monster !== null) return soloAction(turn, legal)
  const last = isLastTurn(view)
  const own = at(view.players, seat).squad.slice()
  const later = (squad: Squad): number =>
    last ? guessGlory(turn.view, turn.seat, squad, turn.rolls) : PATIENCE * promise(turn, squad)
  const idle = later(own) + (last ? 0 : drawWorth(view, seat))
  return best(legal, (action) => {
    switch (action.type) {
      case 'attack':
        return attackNow(turn, own, action.seat, last)
      case 'play':
        return later(withCards(turn, own, [action.card])) + keptWorth(turn, [action.card], last)
      case 'play-two':
        return (
          later(withCards(turn, own, [action.card, action.other])) +
          keptWorth(turn, [action.card, action.other], last)
        )
      default:
        return idle
    }
  })
}

/** What action 4 brings: with some Jarls more than one card. */
function drawWorth(view: Sight, seat: Seat): number {
  const base = jarlAt(view, seat)?.base
  const more = base?.kind === 'drawMore' && base.part === 'A4' ? base.keep + 0.3 * base.draw : 0
  return DRAWN_CARD + KEPT_MORE * more
}

/** Alone: attack when the chance is good, build while that helps, and do not wait for ever. */
function soloAction(turn: Turn, legal: readonly ValhallaAction[]): ValhallaAction {
  const { view, seat } = turn
  const foe = monsterFoe(view)
  const own = at(view.players, seat).squad.slice()
  const now = chanceAgainst(turn, own, foe).chance
  const attack = legal.find((action) => action.type === 'attack')
  const turns = countCards(view.deck) / 3 / Math.max(1, view.monster?.stack.length ?? 1)
  const bold = turns < 3 ? HURRY : 0
  if (attack !== undefined && now >= SURE - bold) return attack
  let better: ValhallaAction | null = null
  let most = now + STEP
  for (const action of legal) {
    const value = playChance(turn, own, foe, action)
    if (value <= most) continue
    most = value
    better = action
  }
  if (better !== null) return better
  if (attack !== undefined && now >= WORTH_A_TRY - bold) return attack
  return legal.find((action) => action.type === 'draw') ?? at(legal, 0)
}

/** The chance with a squad that was added to, and a little for what stays in hand. */
function playChance(turn: Turn, own: Squad, foe: Foe, action: ValhallaAction): number {
  if (action.type !== 'play' && action.type !== 'play-two') return -1
  const cards = action.type === 'play' ? [action.card] : [action.card, action.other]
  return chanceAgainst(turn, withCards(turn, own, cards), foe).chance
}

function turnOf(view: Sight, seat: Seat, legal: readonly ValhallaAction[], rolls: Rolls): Turn {
  const foes = view.monster === null ? others(view, seat, rolls) : [monsterFoe(view)]
  const allowed = new Set(legal.flatMap((one) => (one.type === 'attack' ? [one.seat] : [])))
  return {
    view,
    seat,
    rolls,
    foes: allowed.size === 0 ? foes : foes.filter((foe) => allowed.has(foe.seat)),
    tactics: tacticStrength(view, seat),
  }
}

function tacticStrength(view: Sight, seat: Seat): number {
  if (monsterTrait(view)?.kind === 'noTactics') return 0
  const edge = tacticEdge(jarlAt(view, seat))
  let sum = 0
  for (const id of seenCards(at(view.players, seat).hand)) {
    const card = cardOf(id)
    if (card.type !== 'tactic') continue
    sum += card.effect.kind === 'strength' ? card.effect.value + edge : 1.5
  }
  return Math.min(sum, 7) * 0.7
}

/** Those whose squad can be attacked, from the left on: of equal targets the nearest. */
function others(view: Sight, seat: Seat, rolls: Rolls): Foe[] {
  const count = view.players.length
  return Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count).map((foe) => {
    return {
      seat: foe,
      guess: guessSeat(view, foe, seat, 'defender', rolls),
      prize: prizeOf(view, seat, foe),
    }
  })
}

/** How many points a player seems to be ahead of the mean, from what lies open. */
function leadOf(view: Sight, seat: Seat, viewer: Seat): number {
  const count = view.players.length
  const place = (one: Seat): number => (one - view.first + count) % count
  const scores = view.players.map((player, one) => {
    const pile = countCards(player.valhalla)
    const shields = player.shields + player.captured.reduce((sum, taken) => sum + taken, 0)
    const turn = place(one) < place(viewer) ? TURN : 0
    return 2.2 * pile + 2 * shields + paceOf(view, one) - turn
  })
  const mean = scores.reduce((sum, one) => sum + one, 0) / count
  return Math.max(-4, Math.min(8, at(scores, seat) - mean))
}

/** What a player's Jarl will bring over the game, as far as nothing else shows it. */
function paceOf(view: Sight, seat: Seat): number {
  const jarl = jarlAt(view, seat)
  return jarl === null ? 0 : (PACE[jarl.base.kind] ?? PACE[jarl.extended.kind] ?? 0)
}

/** Points for a shield of this player, those of a set and of the king's fall included. */
function prizeOf(view: Sight, seat: Seat, foe: Seat): number {
  const { captured } = at(view.players, seat)
  const players = view.players.length
  const fresh = players > 2 && (captured[foe] ?? 0) === 0 ? 0.8 : 0
  const king = view.king?.holders.includes(foe) ? 2 : 0
  const ahead = players === 2 ? 0 : LEADER * leadOf(view, foe, seat)
  return SHIELD + fresh + king + ahead + (players === 2 ? 0.8 : 2 / (players - 1))
}

function monsterFoe(view: Sight): Foe {
  const mean = monsterSide(view)?.strength ?? 0
  return { seat: MONSTER_SEAT, guess: { mean, spread: 0.5, glory: 0 }, prize: 10 }
}

function chanceAgainst(turn: Turn, squad: Squad, foe: Foe): { chance: number; glory: number } {
  const { view, seat, rolls } = turn
  const mine = guess(standOf(view, { seat, squad, role: 'attacker', foe: foe.seat }), rolls)
  if (mine.mean === 0) return { chance: 0, glory: 0 }
  const pile = view.monster === null ? 0 : warriorGlory(view, seat)
  const strong = { ...mine, mean: mine.mean + turn.tactics + pile }
  return { chance: chance(strong, foe.guess), glory: mine.glory }
}

/** Points an attack with this squad promises against one foe. */
function attackWorth(turn: Turn, squad: Squad, foe: Foe): number {
  const found = chanceAgainst(turn, squad, foe)
  const sends = jarlAt(turn.view, turn.seat)?.base.kind === 'sendOnLoss'
  const consoled = sends ? CONSOLED * found.glory : 0
  return found.chance * (foe.prize + found.glory) + (1 - found.chance) * consoled
}

function attackNow(turn: Turn, squad: Squad, target: Seat, last: boolean): number {
  const foe = turn.foes.find((one) => one.seat === target)
  if (foe === undefined) return 0
  const worth = attackWorth(turn, squad, foe)
  return last ? worth + 0.6 * guessGlory(turn.view, turn.seat, squad, turn.rolls) : worth
}

/** What a squad promises for the next turn: its best attack. */
function promise(turn: Turn, squad: Squad): number {
  const worth = turn.foes.map((foe) => attackWorth(turn, squad, foe))
  return Math.max(0, ...worth)
}

/** What leaves the hand costs a little, so that equal squads are built from the weaker card. */
function keptWorth(turn: Turn, cards: readonly CardId[], last: boolean): number {
  if (last) return 0
  return cards.reduce((sum, card) => sum - 0.03 * cardWorth(turn.view, turn.seat, card), 0)
}

/** The squad with some more cards; where it is full the weakest make room. */
function withCards(turn: Turn, own: Squad, cards: readonly CardId[]): Squad {
  const squad = own.filter((one) => one !== null)
  const limit = squadLimit(turn.view, turn.seat)
  const jarl = jarlAt(turn.view, turn.seat)
  while (squad.length > 0 && squad.length + cards.length > limit) {
    const worth = squad.map((one) => plainWorth(one.card, jarl))
    squad.splice(worth.indexOf(Math.min(...worth)), 1)
  }
  return [...squad, ...cards.map((card) => ({ card, tyr: null }))]
}
