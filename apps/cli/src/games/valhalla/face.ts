import {
  dieKey,
  jarlName,
  type MessageKey,
  type State,
  seatName,
  type ValhallaDecision,
  type ValhallaEvent,
  type View,
} from '@meadhall/game-valhalla'
import cards from '@meadhall/game-valhalla/locales/en.cards.json' with { type: 'json' }
import texts from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import type { Seat } from '@meadhall/kernel'
import type { Tongue } from '@meadhall/spoken'
import { readerAt, type Say, sayIn } from '../../text/format.ts'
import type { Paint } from '../../text/paint.ts'
import type { Speech } from '../../text/speech.ts'
import { tongueOf } from '../../text/tongue.ts'

/** How the game is put into words and colours. */
export interface Face {
  readonly say: Say
  /** Says sentences to the one at the terminal: "you" instead of their name. */
  readonly tell: Say
  /** The same with players by their seats: for telling whose Jarl is whose. */
  readonly tellBySeat: Say
  readonly paint: Paint
  /** How typed moves are read. */
  readonly tongue: Tongue
  /** The texts of the terminal itself. */
  readonly t: Speech['t']
  readonly speech: Speech
}

/** What one player sees at a decision. */
export interface Scene extends Face {
  readonly state: State
  readonly view: View
  readonly seat: Seat
  readonly decision: ValhallaDecision
}

const known = new Map<string, Readonly<Record<string, string>>>()

/** Every text of the game in a language, by its key. */
export function textsIn(speech: Speech): Readonly<Record<string, string>> {
  const all = known.get(speech.locale) ?? {
    ...speech.texts('valhalla', texts),
    ...speech.texts('valhalla.cards', cards),
  }
  known.set(speech.locale, all)
  return all
}

/** Names that stand for seats, by the seat's key. */
export type SeatNames = Readonly<Record<string, string>>

/** Players are called by their Jarls, once these are known. */
export function seatNames(speech: Speech, events: readonly ValhallaEvent[]): SeatNames {
  const names: Record<string, string> = {}
  for (const event of events) {
    if (event.type === 'jarl-revealed')
      names[seatName(event.seat)] = textsIn(speech)[jarlName(event.jarl)] ?? event.jarl
  }
  return names
}

export function faceWith(speech: Speech, paint: Paint, names: SeatNames, seat?: Seat): Face {
  const you = seat === undefined ? undefined : readerAt(speech, seatName(seat))
  const painted = (key: string, text: string): string =>
    paint.name(key.startsWith('clan.') ? '' : key, names[key] ?? text)
  const told = (key: string, text: string): string =>
    key === you?.key ? paint.name(key, text) : painted(key, text)
  const language = { locale: speech.locale, texts: textsIn(speech) }
  return {
    say: sayIn({ ...language, paint: painted }),
    tell: sayIn({ ...language, paint: told, you }),
    tellBySeat: sayIn({ ...language, paint: paint.name, you }),
    paint,
    tongue: tongueOf(speech, textsIn(speech), names),
    t: speech.t,
    speech,
  }
}

/** A name by its key: as a parameter it gets the colour and the seat's own name. */
export function nameOf({ say }: Face, key: MessageKey): string {
  return say({ key: '{name}', params: { name: key } })
}

/** "axe bow*": dice in words, with the marks of grey ones and of cards. */
export function diceText(face: Face, dice: string): string {
  return dice
    .split(' ')
    .filter(Boolean)
    .map((die) => {
      const [, weapon = '', mark = ''] = /^(\w+)(.*)$/.exec(die) ?? []
      return nameOf(face, dieKey(weapon)) + mark
    })
    .join(' ')
}

export function playerName(face: Face, seat: Seat): string {
  return nameOf(face, seatName(seat))
}
