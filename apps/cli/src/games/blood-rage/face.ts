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
import type { Tongue } from '@meadhall/spoken'
import { readerAt, type Say, sayIn } from '../../text/format.ts'
import type { Paint } from '../../text/paint.ts'
import type { Speech } from '../../text/speech.ts'
import { tongueOf } from '../../text/tongue.ts'

/** How the game is put into words and colours. */
export interface Face {
  readonly say: Say
  readonly paint: Paint
  /** The texts of the terminal itself. */
  readonly t: Speech['t']
  readonly speech: Speech
}

/** What one player sees. */
export interface Scene extends Face {
  readonly view: View
  readonly seat: Seat
}

const known = new Map<string, Readonly<Record<string, string>>>()

function textsIn(speech: Speech): Readonly<Record<string, string>> {
  const all = known.get(speech.locale) ?? {
    ...speech.texts('blood-rage', texts),
    ...speech.texts('blood-rage.cards', cards),
  }
  known.set(speech.locale, all)
  return all
}

const tongues = new Map<string, Tongue>()

/** How typed moves are read; made once a language. */
export function tongueIn(speech: Speech): Tongue {
  const tongue = tongues.get(speech.locale) ?? tongueOf(speech, textsIn(speech))
  tongues.set(speech.locale, tongue)
  return tongue
}

/** Sentences speak to the clan of the one at the terminal, where there is one. */
export function faceWith(speech: Speech, paint: Paint, clan?: ClanId): Face {
  const you = clan === undefined ? undefined : readerAt(speech, `clan.${clan}`)
  const language = { locale: speech.locale, texts: textsIn(speech), paint: paint.name, you }
  return { say: sayIn(language), paint, t: speech.t, speech }
}

/** A name by its key, in its colour. */
export function nameOf({ say, paint }: Face, key: MessageKey): string {
  return paint.name(key, say({ key, params: {} }))
}

/** What kind of card it is and what is printed on it: "Battle +3", "Upgrade (Monster) STR 2". */
export function cardKind(face: Face, id: CardId): string {
  const card = cardOf(id)
  const type = nameOf(face, `card-type.${card.type}`)
  if (card.type === 'quest') return face.t('cli.br.card.quest', { type, glory: card.glory ?? 0 })
  if (card.type === 'battle')
    return `${type} ${card.strength === null ? '+X' : `+${card.strength}`}${card.whiteCircle ? ' ○' : ''}`
  const slot = nameOf(face, `slot.${card.slot ?? 'clan'}`)
  const strength = `${card.strength}${card.does.starred ? '*' : ''}`
  return face.t('cli.br.card.upgrade', { slot, strength })
}

/** A card's text, or that it has none. */
export function textOf(face: Face, id: CardId): string {
  return face.say(cardText(id)) || face.t('cli.br.card.no-text')
}
