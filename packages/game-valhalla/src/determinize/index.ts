import { at, freshRng, pick, type RngState, type Seat, shuffle } from '@meadhall/kernel'
import type { Battle } from '../battle.ts'
import { cardOf, isWarrior, monsterStack } from '../cards/index.ts'
import { type CardId, JARLS, type JarlId } from '../cards/printed.ts'
import { cloneBattle, cloneFighter, cloneFrame } from '../clone.ts'
import type { ValhallaFrame } from '../frames.ts'
import type { MonsterState, PlayerState, State } from '../state.ts'
import type { BattleSeen, Cards, MonsterSeen, PlayerSeen } from '../table.ts'
import type { View } from '../view.ts'
import type { FrameView } from '../view-frame.ts'
import { unknownCards } from './known.ts'

/**
 * A full state that agrees with a view: what the viewer knows stays where it is, every other card is
 * dealt at random to a place that can hold it. It takes the view, so a bot cannot peek.
 */
export function determinize(view: View, rng: RngState): State {
  return imagine(view, shuffle(rng, unknownCards(view)), rng)
}

/** States in which each unknown card has been in a seat's hand once, unless only a pile can hold it. */
export function* everyHand(view: View, seat: Seat, rng: RngState): Generator<State> {
  const cards = shuffle(rng, unknownCards(view))
  const count = hiddenIn(at(view.players, seat))
  // Whoever has nothing hidden has one hand.
  const last = count === 0 ? 1 : Math.max(1, cards.length)
  for (let from = 0; from < last; from += Math.max(1, count))
    yield imagine(view, [...cards.slice(from), ...cards.slice(0, from)], rng, seat)
}

/** Deals the cards of a pool: to a seat's hand before all others', if one is named. */
function imagine(view: View, pool: CardId[], rng: RngState, favoured?: Seat): State {
  const unused = takeWhere(pool, view.unused, (card) => cardOf(card).type === 'tyr')
  const valhalla = view.players.map((player) => fillValhalla(player.valhalla, pool))
  const offers = fillOffers(view, rng)
  const first = favoured === undefined ? null : fillHand(at(view.players, favoured), pool)
  const players = view.players.map((player, seat) => {
    const hand = (seat === favoured ? first : null) ?? fillHand(player, pool)
    return fillPlayer(player, at(valhalla, seat), at(offers, seat), hand)
  })
  const battle = view.battle === null ? null : fillBattle(view.battle, pool)
  const frames = view.frames.map((frame) => fillFrame(frame, pool, offers, rng))
  return {
    version: view.version,
    options: view.options,
    players,
    first: view.first,
    deck: pool.splice(0, view.deck),
    discard: view.discard.slice(),
    unused,
    loki: view.loki,
    king: view.king && { holders: view.king.holders.slice(), levels: view.king.levels.slice() },
    monster: view.monster && fillMonster(view.monster),
    grey: view.grey,
    ending: view.ending,
    over: view.over,
    battle,
    frames,
    open: view.open.map((decision) => ({ ...decision })),
    nextDecision: view.nextDecision,
    rng: freshRng(rng),
    loaded: [],
  }
}

function takeWhere(pool: CardId[], count: number, fits: (card: CardId) => boolean): CardId[] {
  const taken: CardId[] = []
  for (let index = pool.length - 1; index >= 0 && taken.length < count; index--) {
    if (fits(at(pool, index))) taken.push(...pool.splice(index, 1))
  }
  return taken
}

/** Piles hold warriors, missions and Thor cards; warriors are what they mostly hold. */
function fillValhalla(cards: Cards, pool: CardId[]): CardId[] {
  if (typeof cards !== 'number') return cards.slice()
  const warriors = takeWhere(pool, cards, isWarrior)
  return [...warriors, ...pool.splice(0, cards - warriors.length)]
}

function fill(cards: Cards, pool: CardId[]): CardId[] {
  return typeof cards === 'number' ? pool.splice(0, cards) : cards.slice()
}

/** Jarls dealt to others, while they are being chosen. */
function fillOffers(view: View, rng: RngState): JarlId[][] {
  const known = new Set(
    view.players.flatMap((player) => (typeof player.offered === 'number' ? [] : player.offered)),
  )
  const fitting = JARLS.filter(
    (jarl) => jarl.minPlayers <= view.players.length && (!view.options.firstGame || jarl.beginner),
  )
  const left = shuffle(
    rng,
    fitting.map((jarl) => jarl.id).filter((id) => !known.has(id)),
  )
  return view.players.map((player) =>
    typeof player.offered === 'number' ? left.splice(0, player.offered) : player.offered.slice(),
  )
}

function fillPlayer(
  player: PlayerSeen,
  valhalla: CardId[],
  offered: JarlId[],
  hand: CardId[],
): PlayerState {
  return {
    jarl: player.jarl,
    offered,
    hand,
    shown: player.shown.slice(),
    squad: player.squad.map(cloneFighter),
    valhalla,
    shields: player.shields,
    captured: player.captured.slice(),
    attackedBy: player.attackedBy,
    defeated: player.defeated,
    angry: player.angry,
  }
}

function hiddenIn({ hand, shown }: PlayerSeen): number {
  return typeof hand === 'number' ? hand - shown.length : 0
}

/** What everybody has seen of a hand is in it; the rest is drawn. */
function fillHand(player: PlayerSeen, pool: CardId[]): CardId[] {
  if (typeof player.hand !== 'number') return player.hand.slice()
  return [...player.shown, ...pool.splice(0, hiddenIn(player))]
}

/** The cards that may not be read are known all the same: a monster's stack is always the same (VH-91). */
function fillMonster(monster: MonsterSeen): MonsterState {
  const all = monsterStack(monster.id).map((card) => card.id)
  const left = all.slice(all.length - monster.stack.length)
  return {
    id: monster.id,
    side: monster.side,
    stack: monster.stack.map((card, place) => card ?? at(left, place)),
    covered: monster.covered.slice(),
    beside: monster.beside.slice(),
    lastStand: monster.lastStand,
    fought: monster.fought,
    result: monster.result,
  }
}

function fillBattle(view: BattleSeen, pool: CardId[]): Battle {
  const sides = view.sides.map((side) => ({ ...side, aside: fill(side.aside, pool) }))
  return cloneBattle({ ...view, sides })
}

function fillFrame(
  frame: FrameView,
  pool: CardId[],
  offers: readonly JarlId[][],
  rng: RngState,
): ValhallaFrame {
  switch (frame.kind) {
    case 'jarls':
      return {
        kind: 'jarls',
        chosen: frame.chosen.map((jarl, seat) =>
          jarl === 'hidden' ? someJarl(offers, seat, rng) : jarl,
        ),
      }
    case 'startDiscard':
      return { kind: 'startDiscard', thrown: frame.thrown.map((cards) => fill(cards, pool)) }
    case 'swap':
      return { kind: 'swap', aside: fill(frame.aside, pool) }
    case 'draw':
      return { ...frame, drawn: fill(frame.drawn, pool) }
    default:
      return cloneFrame(frame)
  }
}

function someJarl(offers: readonly JarlId[][], seat: Seat, rng: RngState): JarlId {
  return pick(rng, at(offers, seat))
}
