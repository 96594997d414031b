import { removeAt } from '@meadhall/kernel'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import type { ClanState } from '../state.ts'

/** Takes one copy out of a list; the card must be there. */
export function removeOne(list: CardId[], card: CardId): void {
  if (!dropOne(list, card)) throw new Error(`no card "${card}" to take`)
}

/** Takes one copy out of a list where it is there. */
export function dropOne(list: CardId[], card: CardId): boolean {
  const index = list.indexOf(card)
  if (index < 0) return false
  removeAt(list, index)
  return true
}

/** Takes a card from the hand openly: everybody sees it go. */
export function takeFromHand(clan: ClanState, card: CardId): void {
  removeOne(clan.hand, card)
  dropOne(clan.shown, card)
}

/** Puts a card that everybody has seen into the hand (BR-11.21). */
export function putIntoHand(clan: ClanState, card: CardId): void {
  clan.hand.push(card)
  clan.shown.push(card)
}

/** Takes a quest from the hand face down: which of the known quests is left is then unsure. */
export function hideQuest(clan: ClanState, card: CardId): void {
  removeOne(clan.hand, card)
  clan.shown = clan.shown.filter((known) => cardOf(known).type !== 'quest')
}
