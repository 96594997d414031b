import { at, below, type Emit, removeAt, type Seat, shuffle } from '@meadhall/kernel'
import { isWarrior } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { ValhallaEvent } from '../events.ts'
import { type PlayerState, playerAt, type State } from '../state.ts'

/** Takes one copy out of a list; it must be there. */
export function removeCard(list: CardId[], card: CardId): void {
  const index = list.indexOf(card)
  if (index < 0) throw new Error(`no card "${card}" to take`)
  removeAt(list, index)
}

/** Takes a card from a hand openly: everybody sees which it is. */
export function takeFromHand(player: PlayerState, card: CardId): void {
  removeCard(player.hand, card)
  const known = player.shown.indexOf(card)
  if (known >= 0) removeAt(player.shown, known)
}

/** Takes a card from a hand in secret: what is known of the hand may no longer be in it. */
export function hideFromHand(player: PlayerState, card: CardId): void {
  removeCard(player.hand, card)
  player.shown = []
}

/** Puts a card that everybody has seen into a hand. */
export function putIntoHand(player: PlayerState, card: CardId): void {
  player.hand.push(card)
  player.shown.push(card)
}

/** Shows a whole hand to everybody (VH-29, VH-77). */
export function showHand(state: State, seat: Seat, emit: Emit<ValhallaEvent>): void {
  const player = playerAt(state, seat)
  player.shown = player.hand.slice()
  emit?.({ type: 'hand-shown', seat, cards: player.hand.slice() })
}

/** Draws from the top; fewer or none when the deck runs out (VH-49). The last card causes the end. */
export function drawCards(state: State, count: number): CardId[] {
  const left = Math.max(0, state.deck.length - count)
  const drawn = state.deck.slice(left).reverse()
  state.deck.length = left
  if (state.deck.length === 0 && drawn.length > 0) state.ending = true
  return drawn
}

/** Draws into a hand; says how many cards there were. */
export function drawToHand(
  state: State,
  seat: Seat,
  count: number,
  emit: Emit<ValhallaEvent>,
): number {
  const cards = drawCards(state, count)
  playerAt(state, seat).hand.push(...cards)
  emit?.({ type: 'cards-drawn', seat, count: cards.length, cards })
  return cards.length
}

/** Puts cards face up on the discard pile, in order. */
export function discardCards(
  state: State,
  seat: Seat,
  cards: readonly CardId[],
  emit: Emit<ValhallaEvent>,
): void {
  if (cards.length === 0) return
  state.discard.push(...cards)
  emit?.({ type: 'cards-discarded', seat, cards: cards.slice() })
}

/** Shuffles cards into the deck. */
export function shuffleBack(
  state: State,
  cards: readonly CardId[],
  emit: Emit<ValhallaEvent>,
): void {
  if (cards.length === 0) return
  state.deck.push(...cards)
  shuffle(state.rng, state.deck)
  emit?.({ type: 'cards-shuffled-back', count: cards.length })
}

/** Takes random cards out of a hand, in secret. */
function takeRandom(state: State, seat: Seat, count: number): CardId[] {
  const player = playerAt(state, seat)
  const { hand } = player
  const taken: CardId[] = []
  while (taken.length < count && hand.length > 0) {
    const index = below(state.rng, hand.length)
    taken.push(at(hand, index))
    removeAt(hand, index)
  }
  if (taken.length > 0) player.shown = []
  return taken
}

/** Random cards of a hand go face up: what else was known of it stays known (VH-R61). */
export function discardRandom(
  state: State,
  seat: Seat,
  count: number,
  emit: Emit<ValhallaEvent>,
): void {
  const player = playerAt(state, seat)
  const known = player.shown.slice()
  const cards = takeRandom(state, seat, count)
  // By the rules of 0.1.0 all that was known of the hand was forgotten.
  if (state.version >= 2) player.shown = without(known, cards)
  discardCards(state, seat, cards, emit)
}

/** A list less one copy of each of some cards, as far as they are in it. */
function without(list: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const left = list.slice()
  for (const card of cards) {
    const index = left.indexOf(card)
    if (index >= 0) removeAt(left, index)
  }
  return left
}

/** Takes random cards from another player's hand into one's own. */
export function stealRandom(
  state: State,
  seat: Seat,
  from: Seat,
  count: number,
  emit: Emit<ValhallaEvent>,
): void {
  for (const card of takeRandom(state, from, count)) {
    playerAt(state, seat).hand.push(card)
    emit?.({ type: 'card-stolen', seat, foe: from, card })
  }
}

/** The first warrior from the top of the discard pile, taken out of it, or null (VH-72). */
export function takeTopOfDiscard(state: State, fits: (card: CardId) => boolean): CardId | null {
  for (let index = state.discard.length - 1; index >= 0; index--) {
    const card = at(state.discard, index)
    if (!fits(card)) continue
    removeAt(state.discard, index)
    return card
  }
  return null
}

export function takeTopWarrior(state: State): CardId | null {
  return takeTopOfDiscard(state, isWarrior)
}
