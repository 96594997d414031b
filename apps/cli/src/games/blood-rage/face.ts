import {
  type CardId,
  type ClanId,
  cardOf,
  cardText,
  type MessageKey,
  type View,
} from '@meadhall/game-blood-rage'
import cards from '@meadhall/game-blood-rage/locales/en.cards.json' with { type: 'json' }
import texts from '@meadhall/game-blood-rage/locales/en.json' with { type: 'json' }
import type { Seat } from '@meadhall/kernel'
import { readerAt, type Say, sayIn } from '../../text/format.ts'
import type { Paint } from '../../text/paint.ts'
import { tongueOf } from '../../text/tongue.ts'

/** How the game is put into words and colours. */
export interface Face {
  readonly say: Say
  readonly paint: Paint
}

/** What one player sees. */
export interface Scene extends Face {
  readonly view: View
  readonly seat: Seat
}

const TEXTS = { ...texts, ...cards }

/** How typed moves are read. */
export const TONGUE = tongueOf('en', TEXTS)

/** Sentences speak to the clan of the one at the terminal, where there is one. */
export function faceWith(paint: Paint, clan?: ClanId): Face {
  const you = clan === undefined ? undefined : readerAt(`clan.${clan}`)
  const language = { locale: 'en', texts: TEXTS, paint: paint.name, you }
  return { say: sayIn(language), paint }
}

/** A name by its key, in its colour. */
export function nameOf({ say, paint }: Face, key: MessageKey): string {
  return paint.name(key, say({ key, params: {} }))
}

/** What kind of card it is and what is printed on it: "Battle +3", "Upgrade (Monster) STR 2". */
export function cardKind(face: Face, id: CardId): string {
  const card = cardOf(id)
  const type = nameOf(face, `card-type.${card.type}`)
  if (card.type === 'quest') return `${type}, ${card.glory} Glory`
  if (card.type === 'battle')
    return `${type} ${card.strength === null ? '+X' : `+${card.strength}`}${card.whiteCircle ? ' ○' : ''}`
  const slot = nameOf(face, `slot.${card.slot ?? 'clan'}`)
  return `${slot} upgrade, STR ${card.strength}${card.does.starred ? '*' : ''}`
}

/** A card's text, or that it has none. */
export function textOf(face: Face, id: CardId): string {
  return face.say(cardText(id)) || 'No text.'
}
