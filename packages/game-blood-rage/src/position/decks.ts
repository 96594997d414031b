import { at, ScenarioError } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { State } from '../state.ts'

/** A card and where the position puts it. */
interface Placed {
  readonly place: string
  readonly card: CardId
}

/**
 * Takes every placed card out of the decks: each card lies in one place only, and no oftener than
 * it exists for so many players (BR-2.5).
 */
export function takePlaced(state: State): void {
  for (const { place, card } of placedCards(state)) takeFromDeck(state, card, place)
}

function placedCards(state: Readonly<State>): Placed[] {
  const placed = state.discard.map((card) => ({ place: 'given.discard', card }))
  for (const clan of state.clans) {
    const lists: Readonly<Record<string, readonly (CardId | null)[]>> = {
      upgrades: clan.upgrades,
      hand: clan.hand,
      quests: clan.quests,
      discarded: clan.buried,
      kept: [clan.kept],
    }
    for (const [field, cards] of Object.entries(lists))
      for (const card of cards)
        if (card !== null) placed.push({ place: `given.${clan.clan}.${field}`, card })
  }
  return placed
}

/** Takes one copy of a card out of its deck, or says that there is none left. */
export function takeFromDeck(state: State, card: CardId, place: string): void {
  const deck = at(state.decks, cardOf(card).age - 1)
  const index = deck.indexOf(card)
  if (index < 0) {
    throw new ScenarioError(
      place,
      `there is no (further) "${card}" in a game of ${state.clans.length}`,
    )
  }
  deck.splice(index, 1)
}

/** Puts cards on top of their decks, the first of them first to be dealt. */
export function stack(state: State, cards: readonly CardId[]): void {
  for (const card of cards.toReversed()) at(state.decks, cardOf(card).age - 1).unshift(card)
}
