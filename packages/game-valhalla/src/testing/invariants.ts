import { at } from '@meadhall/kernel'
import { checkFlow, must } from '@meadhall/kernel/testing'
import { deckCards, isWarrior } from '../cards/index.ts'
import { CARDS, type CardId } from '../cards/printed.ts'
import { isGrey } from '../dice.ts'
import { GREY_DICE, SHIELDS } from '../ids.ts'
import { legalActions } from '../legal/index.ts'
import { monsterSide, warriorGlory } from '../queries/monster.ts'
import { squadLimit, squadSize } from '../queries/squad.ts'
import type { PlayerState, State } from '../state.ts'

/** Throws if a state breaks what must hold after every action, saying what is broken. */
export function checkInvariants(state: Readonly<State>): void {
  state.players.forEach((player, seat) => checkPlayer(state, player, seat))
  checkShields(state)
  checkCards(state)
  checkDice(state)
  checkDecisions(state)
}

function checkPlayer(state: Readonly<State>, player: Readonly<PlayerState>, seat: number): void {
  const name = `p${seat + 1}`
  const inBattle = state.battle !== null
  must(inBattle || squadSize(player) <= squadLimit(state, seat), `${name}'s squad within its limit`)
  must(player.shields >= 0 && player.shields <= SHIELDS, `${name} has 0 to 4 own shields`)
  for (const fighter of player.squad)
    must(fighter === null || isWarrior(fighter.card), `${name}'s squad holds warriors`)
  const hand = player.hand.slice()
  for (const card of player.shown) {
    const index = hand.indexOf(card)
    must(index >= 0, `${name} shows ${card} without having it`)
    hand.splice(index, 1)
  }
}

/** Every shield is with its owner or with one who captured it; solo shields are simply lost. */
function checkShields(state: Readonly<State>): void {
  if (state.monster !== null || state.over) return
  state.players.forEach((player, seat) => {
    const captured = state.players.reduce((sum, other) => sum + at(other.captured, seat), 0)
    must(player.shields + captured === SHIELDS, `the four shields of p${seat + 1}`)
  })
}

const INDEX = new Map(CARDS.map((card, index) => [card.id, index]))

/** Every card of the game is in exactly one place: found as often as there are copies. */
function checkCards(state: Readonly<State>): void {
  const balance = new Int16Array(CARDS.length)
  const count = (card: CardId, by: number): void => {
    const index = INDEX.get(card) ?? 0
    balance[index] = (balance[index] ?? 0) + by
  }
  const { options } = state
  for (const card of deckCards('base')) count(card, 1)
  for (const deck of ['thor', 'valkyries', 'dwarves', 'tyr'] as const) {
    if (options[deck]) for (const card of deckCards(deck)) count(card, 1)
  }
  for (const card of allCards(state)) count(card, -1)
  const wrong = balance.findIndex((left) => left !== 0)
  must(wrong < 0, `the copies of ${CARDS[wrong]?.id}: ${-(balance[wrong] ?? 0)} too many`)
}

function allCards(state: Readonly<State>): CardId[] {
  const cards = [...state.deck, ...state.discard, ...state.unused]
  for (const player of state.players) {
    cards.push(...player.hand, ...player.valhalla)
    for (const fighter of player.squad) {
      if (fighter === null) continue
      cards.push(fighter.card)
      if (fighter.tyr !== null) cards.push(fighter.tyr)
    }
  }
  for (const side of state.battle?.sides ?? []) {
    cards.push(...side.tactics, ...side.aside, ...side.thor.map((one) => one.card))
  }
  for (const frame of state.frames) cards.push(...inFrame(frame))
  return cards
}

function inFrame(frame: State['frames'][number]): readonly CardId[] {
  switch (frame.kind) {
    case 'pick':
      return frame.offer
    case 'startDiscard':
      return frame.thrown.flat()
    case 'swap':
      return frame.aside
    case 'handDraft':
      return frame.pool
    case 'play':
      return frame.cards
    case 'draw':
      return frame.drawn
    default:
      return []
  }
}

/** The three grey dice are in the pool, in a hand of dice or on warriors. */
function checkDice(state: Readonly<State>): void {
  let grey = state.grey
  for (const side of state.battle?.sides ?? []) {
    grey += side.dice.filter(isGrey).length
    for (const armed of side.armed) grey += armed.dice.filter(isGrey).length
  }
  for (const frame of state.frames) {
    if (frame.kind === 'reroll') grey += frame.chosen.filter(isGrey).length
    if (frame.kind === 'newWeapons') grey += frame.rolled.length
  }
  must(grey === GREY_DICE, `three grey dice, found ${grey}`)
}

function checkDecisions(state: Readonly<State>): void {
  checkFlow(state, state.players.length, (decision) => legalActions(state, decision))
  const side = monsterSide(state)
  if (side !== null && state.battle === null)
    must(warriorGlory(state, 0) <= side.valhallaLimit, 'glory within the limit')
}
