import type { CardId } from '@meadhall/game-valhalla'
import {
  cardOf,
  countCards,
  gloryOf,
  jarlAt,
  LOKI,
  type LokiBonus,
  roomInValhalla,
  squadLimit,
  squadSize,
  type ValhallaAction,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { best } from '../best.ts'
import { chance, guessSeat, type Rolls } from './guess.ts'
import type { Sight } from './table.ts'
import { cardWorth, plainWorth, warriorWorth } from './worth.ts'

type Legal = readonly ValhallaAction[]

/** A card below this is given away without regret. */
const POOR = 1.5
const LAST_CARDS = 8

export function bestCard(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  return best(legal, (action) =>
    action.type === 'card' ? cardWorth(view, seat, action.card) : Number.NEGATIVE_INFINITY,
  )
}

export function worstCard(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  return best(legal, (action) =>
    action.type === 'card' ? -cardWorth(view, seat, action.card) : Number.NEGATIVE_INFINITY,
  )
}

/** Lays down the worst card while it is a poor one. */
export function poorCard(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  return best(legal, (action) =>
    action.type === 'card' ? POOR - cardWorth(view, seat, action.card) : 0,
  )
}

function cardAt(view: Sight, seat: Seat, space: number): CardId | null {
  return view.players[seat]?.squad[space]?.card ?? null
}

function gloryAt(view: Sight, seat: Seat, space: number): number {
  const card = cardAt(view, seat, space)
  return card === null ? 0 : gloryOf(card)
}

function worthAt(view: Sight, seat: Seat, space: number): number {
  const card = cardAt(view, seat, space)
  return card === null ? 0 : warriorWorth(warriorOf(card), jarlAt(view, seat))
}

/** The warrior that is worth least makes room. */
export function weakest(view: Sight, legal: Legal): ValhallaAction {
  return best(legal, (action) =>
    action.type === 'warrior' ? -worthAt(view, action.seat, action.space) : -100,
  )
}

/** The opposing warrior that is worth most. */
export function strongest(view: Sight, legal: Legal): ValhallaAction {
  return best(legal, (action) =>
    action.type === 'warrior' ? worthAt(view, action.seat, action.space) : 0,
  )
}

export function mostGlory(view: Sight, legal: Legal): ValhallaAction {
  return best(legal, (action) => {
    if (action.type !== 'warrior') return 0
    return gloryAt(view, action.seat, action.space)
  })
}

/** The Tyr card where it does most: a weapon fewer only for one that needs it. */
export function chooseTyr(view: Sight, legal: Legal): ValhallaAction {
  return best(legal, (action) => {
    if (action.type !== 'attach') return 0
    const tyr = cardOf(action.card)
    const card = cardAt(view, action.by, action.space)
    if (tyr.type !== 'tyr' || card === null) return -1
    const { needs, slots } = warriorOf(card)
    if (tyr.effect.kind !== 'dropSymbol') return tyr.effect.value / (slots + 1)
    const fits = needs.kind === 'weapons' && needs.weapons.includes(tyr.effect.face)
    return fits ? slots : -1
  })
}

/** How likely the attacker is to win the battle that begins. */
function attackerChance(view: Sight, rolls: Rolls): number {
  const battle = view.battle
  if (battle === null) return 0.5
  const { attacker, defender } = battle
  return chance(
    guessSeat(view, attacker, defender, 'attacker', rolls),
    guessSeat(view, defender, attacker, 'defender', rolls),
  )
}

/** Supports the one who is likely to win, since only then the card is worth points. */
export function chooseThor(view: Sight, legal: Legal, rolls: Rolls): ValhallaAction {
  const wins = attackerChance(view, rolls)
  return best(legal, (action) => {
    if (action.type !== 'support') return 0
    const likely = action.seat === view.battle?.attacker ? wins : 1 - wins
    return gloryOf(action.card) * (likely - 0.45)
  })
}

export function chooseWager(view: Sight, legal: Legal, rolls: Rolls): ValhallaAction {
  const wins = attackerChance(view, rolls)
  return best(legal, (action) => {
    if (action.type !== 'seat') return 0
    return action.seat === view.battle?.attacker ? wins : 1 - wins
  })
}

/** Calls a warrior if there is room for it. */
export function chooseBefore(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const full = squadSize(at(view.players, seat)) >= squadLimit(view, seat)
  const worth = full ? -1 : 1
  return best(legal, (action) => (action.type === 'card' ? worth : 0))
}

/** The half with dice or wild weapons if there are warriors for them. */
export function chooseHalf(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const many = squadSize(at(view.players, seat)) >= 2
  const wanted = many || jarlAt(view, seat)?.base.kind !== 'strength' ? 'extended' : 'base'
  return legal.find((action) => action.type === 'half' && action.half === wanted) ?? at(legal, 0)
}

/** A card for a Dwarf, if it is a poor one. */
export function chooseAside(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const jarl = jarlAt(view, seat)
  return best(legal, (action) => (action.type === 'card' ? 1.7 - plainWorth(action.card, jarl) : 0))
}

/** Who goes to Valhalla: those with glory to bring, and everybody when the end is near. */
export function chooseSend(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const frame = view.frames.at(-1)
  const must =
    frame?.kind === 'send' && (frame.discardRest || (view.monster !== null && frame.left < 10))
  return best(legal, (action) => {
    if (action.type !== 'warrior') return must ? -50 : 0
    const card = cardAt(view, action.seat, action.space)
    if (card === null) return -99
    if (view.monster !== null) return sendSolo(view, seat, legal, must, card)
    return must || action.seat !== seat ? gloryOf(card) : sendWorth(view, card)
  })
}

/** Glory now, less what the warrior could still do. */
function sendWorth(view: Sight, card: CardId): number {
  const { glory, strength } = warriorOf(card)
  const late = view.ending || countCards(view.deck) <= LAST_CARDS * view.players.length
  return late ? glory : glory - 0.3 * strength
}

/** Room that stays empty if a warrior of this glory goes first, and others after it. */
function waste(view: Sight, seat: Seat, legal: Legal, glory: number): number {
  const room = soloRoom(view, seat) - glory
  const others = legal
    .flatMap((action) => (action.type === 'warrior' ? [cardAt(view, seat, action.space)] : []))
    .map((card) => (card === null ? 0 : gloryOf(card)))
  others.splice(others.indexOf(glory), 1)
  let most = 0
  for (let bits = 0; bits < 1 << others.length; bits++) {
    const sum = others.reduce((all, one, index) => all + ((bits >> index) & 1) * one, 0)
    if (sum <= room) most = Math.max(most, sum)
  }
  return 2 * (room - most)
}

/** Glory that may still go in, the chosen ones counted as gone. */
function soloRoom(view: Sight, seat: Seat): number {
  const frame = view.frames.at(-1)
  const chosen = frame?.kind === 'send' ? frame.chosen : []
  const going = chosen.reduce((sum, ref) => sum + gloryAt(view, seat, ref.space), 0)
  return roomInValhalla(view, seat) - going
}

/** Alone, glory is strength for good, but a strong squad wins the next fight. */
function sendSolo(view: Sight, seat: Seat, legal: Legal, must: boolean, card: CardId): number {
  const { glory, strength } = warriorOf(card)
  if (must) return glory - waste(view, seat, legal, glory)
  return soloRoom(view, seat) >= glory ? glory - 0.25 * strength : -1
}

/** How many cards a line is about. */
function cardsOf(bonus: LokiBonus): number {
  if (bonus.kind === 'drawKeep') return bonus.keep
  return 'count' in bonus && bonus.count !== 'all' ? bonus.count : 1
}

const LOKI_WORTH: Readonly<
  Record<Exclude<LokiBonus['kind'], 'gloryFromDiscard' | 'sendActivated'>, number>
> = {
  stealRandom: 1.6,
  draw: 1.3,
  drawKeep: 1.8,
  takeTopTactic: 1.4,
  returnTactic: 1.2,
  playWarrior: 1.4,
  foeDiscardsRandom: 0.6,
}

/** The line of Loki's card that brings most. */
export function chooseLoki(view: Sight, seat: Seat, legal: Legal): ValhallaAction {
  const lines = LOKI.find((card) => card.id === view.loki)?.lines ?? []
  const armed = view.battle?.sides.find((side) => side.seat === seat)?.armed ?? []
  const glory = armed.map((one) => gloryOf(one.card)).sort((a, b) => b - a)
  return best(legal, (action) => {
    if (action.type !== 'line') return 0
    const bonus = lines[action.line]?.bonus
    if (bonus === undefined) return 0
    if (bonus.kind === 'gloryFromDiscard') return bonus.value
    if (bonus.kind === 'sendActivated') {
      const sent = glory.slice(0, bonus.count === 'all' ? glory.length : bonus.count)
      return 0.8 * sent.reduce((sum, one) => sum + one, 0)
    }
    return LOKI_WORTH[bonus.kind] * cardsOf(bonus)
  })
}
