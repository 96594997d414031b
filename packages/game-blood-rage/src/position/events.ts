import type { BloodRageEvent } from '../events.ts'
import type { State } from '../state.ts'
import { type Fields, readCard, readList } from './words.ts'

/** An event in words: a clan's name where the game has its seat. */
export function eventInWords(state: Readonly<State>, event: BloodRageEvent): Fields {
  return 'seat' in event ? { ...event, seat: state.clans[event.seat]?.clan } : { ...event }
}

/** An expected event with the ids of the cards it names. */
export function readEvent({ age }: Readonly<State>, said: Fields, place: string): Fields {
  const { card, cards } = said
  return {
    ...said,
    ...(typeof card === 'string' && { card: readCard(`${place}.card`, card, age) }),
    ...(Array.isArray(cards) && {
      cards: readList(`${place}.cards`, cards).map((one) => readCard(`${place}.cards`, one, age)),
    }),
  }
}
