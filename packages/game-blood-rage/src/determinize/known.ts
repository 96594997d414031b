import { at } from '@meadhall/kernel'
import { ALL_CARDS, cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { dropOne, removeOne } from '../effects/hand.ts'
import { cardsOnTable } from '../phases/battle-order.ts'
import { firstSights } from '../queries/draft.ts'
import type { View } from '../view.ts'
import type { Cards, FrameView } from '../view-frame.ts'

/** All cards of an age in the game, less those whose place the viewer knows. */
export function unknownOf(view: View, age: number): CardId[] {
  const left: CardId[] = []
  for (const card of ALL_CARDS) {
    if (card.age !== age) continue
    for (const mark of card.marks) if (mark <= view.clans.length) left.push(card.id)
  }
  for (const card of knownCards(view)) if (cardOf(card).age === age) removeOne(left, card)
  return left
}

/** What the viewer saw passing by in this age's draft: all of it was dealt to somebody. */
export function seenPassing(view: View): CardId[] {
  if (view.viewer === null) return []
  const own = at(view.clans, view.viewer)
  for (const frame of view.frames) {
    if (frame.kind !== 'draft') continue
    const seen = firstSights(frame.sights ?? [], view.clans.length)
    for (const card of listed(own.hand)) dropOne(seen, card)
    for (const card of listed(at(frame.packets, view.viewer))) dropOne(seen, card)
    return seen
  }
  return (own.passed ?? []).slice()
}

function knownCards(view: View): CardId[] {
  const known: CardId[] = view.discard.slice()
  for (const clan of view.clans) {
    for (const card of clan.upgrades) if (card !== null) known.push(card)
    known.push(...listed(clan.quests), ...listed(clan.kept), ...listed(clan.buried))
    known.push(...(typeof clan.hand === 'number' ? clan.shown : clan.hand))
  }
  for (const frame of view.frames) known.push(...knownInFrame(frame))
  return known
}

/** Cards that a frame itself holds: packets, and revealed cards on their way. */
function knownInFrame(frame: FrameView): readonly CardId[] {
  if (frame.kind === 'draft') return frame.packets.flatMap(listed)
  return frame.kind === 'battle' ? cardsOnTable(frame) : []
}

/** The cards, where the viewer may see them. */
export function listed(cards: Cards): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}
