import type { ValhallaEvent } from '../events.ts'
import type { State } from '../state.ts'
import { type Fields, readCard, readCards, readJarl } from './words.ts'

const named = (seat: unknown): unknown => {
  if (typeof seat !== 'number') return seat
  return seat < 0 ? 'monster' : `p${seat + 1}`
}

/** An event in words: players where the game has seats. */
export function eventInWords(_state: Readonly<State>, event: ValhallaEvent): Fields {
  const words: Record<string, unknown> = { ...event }
  for (const part of ['seat', 'foe']) if (part in words) words[part] = named(words[part])
  return words
}

/** An expected event with the ids of the cards and Jarls it names. */
export function readEvent(_state: Readonly<State>, said: Fields, place: string): Fields {
  const { card, cards, jarl } = said
  return {
    ...said,
    ...(typeof card === 'string' && { card: readCard(`${place}.card`, card) }),
    ...(Array.isArray(cards) && { cards: readCards(`${place}.cards`, cards) }),
    ...(typeof jarl === 'string' && { jarl: readJarl(`${place}.jarl`, jarl) }),
  }
}
