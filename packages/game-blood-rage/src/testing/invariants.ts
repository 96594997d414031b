import { at } from '@meadhall/kernel'
import { checkFlow, must } from '@meadhall/kernel/testing'
import { ALL_CARDS, type Card, cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { LEADER, SLOTS, UNITS, type Unit } from '../ids.ts'
import { legalActions } from '../legal/index.ts'
import { BOARD, BOX, isFjord, PROVINCES } from '../map.ts'
import { cardsOnTable } from '../phases/battle-order.ts'
import {
  figureIndex,
  figuresIn,
  figuresOnBoard,
  isOpen,
  isShip,
  placeOfUnit,
  roomIn,
  WARRIORS,
} from '../queries/figures.ts'
import { hasPassed } from '../queries/passing.ts'
import { HORNS, MAX_RAGE, statValue } from '../queries/stats.ts'
import type { ClanState, State } from '../state.ts'

/** Throws if a state breaks what must hold after every action, saying what is broken. */
export function checkInvariants(state: Readonly<State>): void {
  for (const clan of state.clans) checkClan(clan)
  checkBoard(state)
  checkCards(state)
  checkTokens(state)
  checkDecisions(state)
}

function checkClan(clan: Readonly<ClanState>): void {
  const { clan: name } = clan
  must(clan.warriors.reduce((sum, count) => sum + count, 0) === WARRIORS, `${name} has 8 Warriors`)
  must(
    clan.warriors.every((count) => count >= 0),
    `${name} has no negative Warriors`,
  )
  must(clan.rage >= 0 && clan.rage <= MAX_RAGE, `${name} Rage 0–12, is ${clan.rage}`)
  must(clan.glory >= 0, `${name} Glory at least 0, is ${clan.glory}`)
  must(
    clan.steps.every((step) => step >= 1 && step <= 6),
    `${name} stats on steps 1–6`,
  )
  must(figuresOnBoard(clan) <= statValue(clan, HORNS), `${name} figures within Horns`)
  must(clan.upgrades.length === SLOTS, `${name} has eight slots`)
  for (let unit: Unit = LEADER; unit < UNITS; unit++) checkSingle(clan, unit)
  checkHand(clan)
}

/** A monster stands somewhere exactly if its card lies in the slot; ships only in fjords. */
function checkSingle(clan: Readonly<ClanState>, unit: Unit): void {
  const place = placeOfUnit(clan, unit)
  must(
    (place === BOX) === figureIndex(clan, unit) < 0,
    `${clan.clan} unit ${unit} has a card and a figure`,
  )
  if (place >= BOARD) return
  must(
    isFjord(place) === isShip(clan, unit),
    `${clan.clan} unit ${unit} in the right kind of place`,
  )
}

/** Six drafted, one kept, and what Loki's Poison may bring. */
function checkHand(clan: Readonly<ClanState>): void {
  must(clan.hand.length <= 12, `${clan.clan} hand of ${clan.hand.length}`)
  const hand = clan.hand.slice()
  for (const card of clan.shown) {
    const index = hand.indexOf(card)
    must(index >= 0, `${clan.clan} shows ${card} without having it`)
    hand.splice(index, 1)
  }
}

function checkBoard(state: Readonly<State>): void {
  for (let place = 0; place < BOARD; place++) {
    const figures = state.clans.reduce((sum, clan) => sum + figuresIn(clan, place), 0)
    if (!isOpen(state, place))
      must(figures === 0 || isRagnarokNow(state), `place ${place} is closed and empty`)
    else if (place < PROVINCES)
      must(roomIn(state, place) >= 0, `province ${place} within its villages`)
    const warriors = state.clans.reduce((sum, clan) => sum + at(clan.warriors, place), 0)
    must(!isFjord(place) || warriors === 0, `no Warriors in fjord ${place}`)
  }
}

/** While Ragnarök asks what flees, the destroyed province still has figures. */
function isRagnarokNow(state: Readonly<State>): boolean {
  return state.frames.some((frame) => frame.kind === 'ragnarok')
}

/** Every card of the game is in exactly one place: found as often as it is in the decks. */
function checkCards(state: Readonly<State>): void {
  const balance = new Int8Array(ALL_CARDS.length)
  for (const card of ALL_CARDS) balance[card.index] = copiesOf(card, state.clans.length)
  for (const card of allCards(state)) {
    const { index } = cardOf(card)
    balance[index] = (balance[index] ?? 0) - 1
  }
  const wrong = balance.findIndex((count) => count !== 0)
  must(wrong < 0, `the copies of ${ALL_CARDS[wrong]?.id}: ${-(balance[wrong] ?? 0)} too many`)
}

function copiesOf(card: Card, players: number): number {
  return card.marks.filter((mark) => mark <= players).length
}

function allCards(state: Readonly<State>): CardId[] {
  const cards = [...state.decks.flat(), ...state.discard]
  for (const clan of state.clans) {
    cards.push(...clan.hand, ...clan.quests, ...clan.buried)
    if (clan.kept !== null) cards.push(clan.kept)
    for (const card of clan.upgrades) if (card !== null) cards.push(card)
  }
  for (const frame of state.frames) {
    if (frame.kind === 'draft') cards.push(...frame.packets.flat())
    if (frame.kind === 'battle') cards.push(...cardsOnTable(frame))
  }
  return cards
}

function checkTokens(state: Readonly<State>): void {
  const counts = state.tokens.toSorted().join(' ')
  must(
    counts === 'axes axes glory horns horns rage rage rage yggdrasil',
    `the nine tokens, found ${counts}`,
  )
  must(state.tokens[0] === 'yggdrasil', "Yggdrasil's token in Yggdrasil")
  must(!at(state.destroyed, 0), 'Yggdrasil stands')
  must(
    state.phase === 'action' || state.phase !== 'draft' || !state.pillaged.includes(true),
    'tokens turned for a new age',
  )
}

function checkDecisions(state: Readonly<State>): void {
  checkFlow(state, state.clans.length, (decision) => legalActions(state, decision))
  for (const { kind, seat } of state.open) {
    if (kind !== 'turn') continue
    must(at(state.clans, seat).rage > 0, 'turns need Rage')
    must(!hasPassed(state, seat), 'who passed has no more turns')
  }
}
