import { at, below, type Emit, shuffle } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { isWarrior, lokiOf } from '../cards/index.ts'
import { type CardId, JARLS, type JarlCard, type JarlId } from '../cards/printed.ts'
import {
  discardCards,
  drawCards,
  drawToHand,
  removeCard,
  shuffleBack,
  takeFromHand,
} from '../effects/cards.ts'
import type { ValhallaEvent } from '../events.ts'
import type { JarlFrame, PickFrame, SetupFrame, StartDiscardFrame, SwapFrame } from '../frames.ts'
import { endGame } from '../outcome.ts'
import { ask, isSolo, playerAt, pop, type State, seatAfter, topFrame } from '../state.ts'
import { HAND, startHandDraft } from './hand-draft.ts'

export const DEALT = 7
export const SOLO_HAND = 6
const SOLO_DISCARD = 40

/** Cards discarded at the start by number of players (VH-15). */
const START_DISCARD: Readonly<Record<number, number>> = { 2: 40, 3: 20, 4: 10, 5: 0, 6: 0 }
const TWO_DECKS_DISCARD = 20

/** The set-up after the deck is shuffled, step by step, then the game, then its end. */
export function stepSetup(state: State, frame: SetupFrame, emit: Emit<ValhallaEvent>): void {
  frame.step += 1
  switch (frame.step) {
    case 1:
      return dealJarls(state, emit)
    case 2:
      return isSolo(state) ? soloHand(state, emit) : showWarriors(state, emit)
    case 3:
      return isSolo(state) ? undefined : dealHands(state, emit)
    case 4:
      dealTyr(state, emit)
      state.frames.push({ kind: 'rounds', turn: state.first, left: -1 })
      return
    default:
      pop(state)
      endGame(state, emit)
  }
}

/** Jarls that may be dealt: with two players not those for three and more (VH-14). */
export function jarlsInGame(state: Readonly<State>): JarlCard[] {
  if (isSolo(state)) return JARLS.filter((jarl) => jarl.solo)
  const fitting = JARLS.filter((jarl) => jarl.minPlayers <= state.players.length)
  return state.options.firstGame ? fitting.filter((jarl) => jarl.beginner) : fitting
}

/** Three are dealt, or five; four with six players (VH-124, VH-R25); in a first game just one. */
export function jarlsEach(state: Readonly<State>): number {
  if (state.options.firstGame) return 1
  if (!state.options.fiveJarls) return 3
  return state.players.length === 6 ? 4 : 5
}

function dealJarls(state: State, emit: Emit<ValhallaEvent>): void {
  if (state.options.simple) return
  const ids = jarlsInGame(state).map((jarl) => jarl.id)
  if (!isSolo(state)) shuffle(state.rng, ids)
  state.players.forEach((player, seat) => {
    player.offered = isSolo(state) ? ids.slice() : ids.splice(0, jarlsEach(state))
    emit?.({
      type: 'jarls-offered',
      seat,
      count: player.offered.length,
      jarls: player.offered.slice(),
    })
  })
  state.frames.push({ kind: 'jarls', chosen: state.players.map(() => null) })
}

/** All choose in secret, then the Jarls are revealed together (VH-14). */
export function stepJarls(state: State, frame: JarlFrame, emit: Emit<ValhallaEvent>): void {
  if (frame.chosen.includes(null)) {
    state.players.forEach((player, seat) => {
      if (player.offered.length > 1) ask(state, seat, 'jarl')
      else frame.chosen[seat] = at(player.offered, 0)
    })
    if (state.open.length > 0) return
  }
  pop(state)
  state.players.forEach((player, seat) => {
    player.jarl = frame.chosen[seat] as JarlId
    player.offered = []
    emit?.({ type: 'jarl-revealed', seat, jarl: player.jarl })
  })
}

export function answerJarl(
  state: State,
  action: AnswerTo<'jarl'>,
  emit: Emit<ValhallaEvent>,
): void {
  topFrame(state, 'jarls').chosen[action.by] = action.jarl
  emit?.({ type: 'jarl-chosen', seat: action.by, jarl: action.jarl })
}

/** How many cards are discarded face up at the start (VH-15, VH-55, VH-70, VH-R22). */
function startDiscard(state: Readonly<State>): number {
  const { options, players, loki } = state
  const trick = loki === null ? 0 : lokiOf(loki).startDiscard
  const decks = options.valkyries && options.dwarves ? TWO_DECKS_DISCARD : 0
  return Math.max(0, (START_DISCARD[players.length] ?? 0) + trick + decks)
}

function discardFromDeck(state: State, count: number, emit: Emit<ValhallaEvent>): void {
  const cards = drawCards(state, count)
  state.discard.push(...cards)
  emit?.({ type: 'deck-discarded', count: cards.length, cards })
}

/** VH-15 to VH-18: the discard pile, the warriors on offer, the start player. */
function showWarriors(state: State, emit: Emit<ValhallaEvent>): void {
  discardFromDeck(state, startDiscard(state), emit)
  const offer: CardId[] = []
  const others: CardId[] = []
  while (offer.length < state.players.length + 1) {
    const [card] = drawCards(state, 1)
    if (card === undefined) throw new Error('the deck has too few warriors')
    if (isWarrior(card)) offer.push(card)
    else others.push(card)
  }
  shuffleBack(state, others, emit)
  emit?.({ type: 'warriors-shown', cards: offer.slice() })
  if (state.options.firstPlayer < 0) state.first = below(state.rng, state.players.length)
  emit?.({ type: 'start-player', seat: state.first })
  state.frames.push({
    kind: 'pick',
    offer,
    turn: seatAfter(state, state.first, -1),
    left: state.players.length,
  })
}

/** VH-18: counter-clockwise from the start player's right; the last warrior goes back. */
export function stepPick(state: State, frame: PickFrame, emit: Emit<ValhallaEvent>): void {
  if (frame.left > 0) return ask(state, frame.turn, 'pick-warrior')
  pop(state)
  shuffleBack(state, frame.offer, emit)
}

export function answerPick(
  state: State,
  action: AnswerTo<'pick-warrior'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'pick')
  removeCard(frame.offer, action.card)
  playerAt(state, action.by).squad[0] = { card: action.card, tyr: null }
  emit?.({ type: 'warrior-picked', seat: action.by, card: action.card })
  frame.left -= 1
  frame.turn = seatAfter(state, frame.turn, -1)
}

/** VH-20: seven cards, two thrown away; VH-122: five and none; VH-123: five and a draft. */
function dealHands(state: State, emit: Emit<ValhallaEvent>): void {
  const { simple, handDraft } = state.options
  const count = simple || handDraft ? HAND : DEALT
  state.players.forEach((_, seat) => drawToHand(state, seat, count, emit))
  if (simple) return
  if (handDraft) return startHandDraft(state, emit)
  state.frames.push({ kind: 'startDiscard', thrown: state.players.map(() => []) })
  state.players.forEach((_, seat) => ask(state, seat, 'start-discard'))
}

export function answerStartDiscard(
  state: State,
  action: AnswerTo<'start-discard'>,
  emit: Emit<ValhallaEvent>,
): void {
  const thrown = at(topFrame(state, 'startDiscard').thrown, action.by)
  takeFromHand(playerAt(state, action.by), action.card)
  thrown.push(action.card)
  emit?.({ type: 'card-thrown', seat: action.by, card: action.card })
  if (thrown.length < DEALT - HAND) ask(state, action.by, 'start-discard')
}

/** All at the same time, from the start player on; with six players back into the deck (VH-15). */
export function stepStartDiscard(
  state: State,
  frame: StartDiscardFrame,
  emit: Emit<ValhallaEvent>,
): void {
  pop(state)
  const all: CardId[] = []
  for (let steps = 0; steps < state.players.length; steps++) {
    const seat = seatAfter(state, state.first, steps)
    const cards = at(frame.thrown, seat)
    if (state.players.length === 6) all.push(...cards)
    else discardCards(state, seat, cards, emit)
  }
  shuffleBack(state, all, emit)
}

/** VH-79: each gets one of the Tyr cards that stayed out of the deck. */
function dealTyr(state: State, emit: Emit<ValhallaEvent>): void {
  if (!state.options.tyr) return
  state.players.forEach((player, seat) => {
    const card = state.unused.pop()
    if (card === undefined) return
    player.hand.push(card)
    emit?.({ type: 'cards-drawn', seat, count: 1, cards: [card] })
  })
}

/** VH-93: 40 cards are discarded, six are drawn, and any of them may be changed once. */
function soloHand(state: State, emit: Emit<ValhallaEvent>): void {
  discardFromDeck(state, SOLO_DISCARD, emit)
  drawToHand(state, 0, SOLO_HAND, emit)
  state.frames.push({ kind: 'swap', aside: [] })
}

export function stepSwap(state: State, _frame: SwapFrame, emit: Emit<ValhallaEvent>): void {
  if (playerAt(state, 0).hand.length > 0) return ask(state, 0, 'swap-hand')
  finishSwap(state, emit)
}

export function answerSwap(
  state: State,
  action: AnswerTo<'swap-hand'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'swap')
  if (action.type === 'done') return finishSwap(state, emit)
  takeFromHand(playerAt(state, action.by), action.card)
  frame.aside.push(action.card)
}

function finishSwap(state: State, emit: Emit<ValhallaEvent>): void {
  const { aside } = topFrame(state, 'swap')
  pop(state)
  drawToHand(state, 0, aside.length, emit)
  shuffleBack(state, aside, emit)
}
