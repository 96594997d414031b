import { deckCards } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { removeCard } from '../effects/cards.ts'
import { seenCards } from '../table.ts'
import type { View } from '../view.ts'
import type { FrameView } from '../view-frame.ts'

/** All cards in the game, less those whose place the viewer knows. */
export function unknownCards(view: View): CardId[] {
  const { options } = view
  const left = deckCards('base')
  if (options.thor) left.push(...deckCards('thor'))
  if (options.valkyries) left.push(...deckCards('valkyries'))
  if (options.dwarves) left.push(...deckCards('dwarves'))
  if (options.tyr) left.push(...deckCards('tyr'))
  for (const card of knownCards(view)) removeCard(left, card)
  return left
}

function knownCards(view: View): CardId[] {
  const known = view.discard.slice()
  for (const player of view.players) {
    known.push(
      ...(typeof player.hand === 'number' ? player.shown : player.hand),
      ...seenCards(player.valhalla),
    )
    for (const fighter of player.squad) {
      if (fighter === null) continue
      known.push(fighter.card)
      if (fighter.tyr !== null) known.push(fighter.tyr)
    }
  }
  for (const side of view.battle?.sides ?? []) {
    known.push(
      ...side.tactics,
      ...seenCards(side.aside),
      ...side.thor.map((support) => support.card),
    )
  }
  for (const frame of view.frames) known.push(...inFrame(frame))
  return known
}

function inFrame(frame: FrameView): readonly CardId[] {
  switch (frame.kind) {
    case 'pick':
      return frame.offer
    case 'startDiscard':
      return frame.thrown.flatMap(seenCards)
    case 'swap':
      return seenCards(frame.aside)
    case 'handDraft':
      return frame.pool
    case 'play':
      return frame.cards
    case 'draw':
      return seenCards(frame.drawn)
    default:
      return []
  }
}
