import {
  type CardId,
  cardName,
  cardOf,
  cardTexts,
  type JarlId,
  type View,
} from '@meadhall/game-valhalla'
import { warriorBrief } from './brief.ts'
import { type Face, nameOf } from './face.ts'

/** What a card says, or nothing. */
export function textOf(face: Face, card: CardId): string {
  return cardTexts(card).map(face.say).join(' ')
}

/** "Ulf (Wolf 2: spear; 2 glory)" or "Fury [Tactic]". */
export function headOf(face: Face, id: CardId): string {
  const card = cardOf(id)
  const name = nameOf(face, cardName(id))
  if (card.type !== 'warrior') return `${name}${mark(face, id)}`
  return face.t('cli.vh.card.warrior', { name, brief: warriorBrief(face, id), glory: card.glory })
}

/** The other kinds say in their names what they are. */
function mark(face: Face, id: CardId): string {
  return cardOf(id).type === 'tactic' ? ` [${nameOf(face, 'card-type.tactic')}]` : ''
}

/** What is said of a card on offer, and what one needs to know: few words for a warrior, else its text. */
export function offered(face: Face, said: string, id: CardId): string {
  const card = cardOf(id)
  if (card.type !== 'warrior') return `${said}${mark(face, id)}: ${textOf(face, id)}`
  const brief = warriorBrief(face, id)
  return face.t('cli.vh.card.warrior', { name: said, brief, glory: card.glory })
}

/** A card with all that is printed on it. */
export function wholeCard(face: Face, id: CardId): string {
  const text = textOf(face, id)
  return text === '' ? headOf(face, id) : `${headOf(face, id)}: ${text}`
}

/** The warrior on a space, which must not be empty. */
export function cardAt(view: View, { seat, space }: { seat: number; space: number }): CardId {
  const fighter = view.players[seat]?.squad[space]
  if (!fighter) throw new Error(`no warrior on space ${space} of seat ${seat}`)
  return fighter.card
}

/** The abilities of a Jarl in a sentence or two. */
export function jarlText(face: Face, jarl: JarlId): string {
  const part = (name: string): string => face.say({ key: `jarl.${jarl}.${name}`, params: {} })
  return `${part('base')} ${part('condition')} ${part('extended')}`
}
