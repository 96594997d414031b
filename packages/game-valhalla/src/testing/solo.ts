import { deckCards } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { type Given, given } from './given.ts'
import { checkInvariants } from './invariants.ts'

/** A roll with one of each face. */
export const EACH = 'sword axe spear bow shield miss'

type Fields = Readonly<Record<string, unknown>>

/** A solo game; Fenrir unless told otherwise. */
export function solo(position: Fields): Given {
  return given({ players: 1, ...position })
}

/** The monster's next die covers its last symbol, so that it attacks once the player has drawn. */
export function underAttack(position: Fields & { readonly dice: readonly string[] }): Given {
  const game = solo({
    monster: { covered: ['sword', 'axe'] },
    ...position,
    dice: ['spear miss miss miss', ...position.dice],
  })
  game.does('p1', 'draw')
  keep(game)
  keep(game)
  return game
}

/** Keeps the first of the cards drawn. */
export function keep(game: Given): void {
  if (game.asks()['p1'] === 'keep') game.does('p1', game.legal('p1')[0] ?? '')
}

/** A solo game whose deck holds these cards and no others: all the rest has been discarded. */
export function withDeck(deck: readonly CardId[], position: Fields, placed: readonly CardId[]) {
  const discard = deckCards('base')
  for (const card of [...deck, ...placed]) discard.splice(discard.indexOf(card), 1)
  return solo({ ...position, deck, discard })
}

/** What kinds of events there were, in order. */
export function kinds(game: Given): string[] {
  checkInvariants(game.state)
  return game.events.map((event) => event.type)
}
