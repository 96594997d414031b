import { at, insertSorted, type Seat } from '@meadhall/kernel'
import type { CardId } from '../cards/printed.ts'
import type { DraftFrame } from '../frames.ts'
import { clanAt, type State } from '../state.ts'

/** Cards dealt to each, and cards each ends up with (BR-4.2, BR-4.3). */
export const DEALT = 8
export const KEPT = 6

/** How many cards each takes before passing on: two with two players (BR-4.4). */
export function takesPerRound(players: number): number {
  return players === 2 ? 2 : 1
}

/** How many cards each has in hand after a round. */
export function takenAfter(round: number, players: number): number {
  return (round + 1) * takesPerRound(players)
}

/** The seat that was dealt the packet that is in front of a seat in some round. */
export function packetOrigin(seat: Seat, round: number, players: number): Seat {
  return (seat - (round % players) + players) % players
}

/** The seat that has a packet in front of it in some round. */
export function packetHolder(origin: Seat, round: number, players: number): Seat {
  return (origin + round) % players
}

/** What a seat took in a round: hands grow in the order of the draft. */
function takenIn(state: Readonly<State>, seat: Seat, round: number): readonly CardId[] {
  const takes = takesPerRound(state.clans.length)
  return clanAt(state, seat).hand.slice(round * takes, (round + 1) * takes)
}

/**
 * What lay in front of a seat in each round, before it took anything. Nothing of it is stored: a
 * packet then is what is left of it now and what was taken from it since.
 */
export function sightsOf(
  state: Readonly<State>,
  frame: Readonly<DraftFrame>,
  seat: Seat,
): CardId[][] {
  const players = state.clans.length
  return Array.from({ length: frame.round + 1 }, (_, round) => {
    const origin = packetOrigin(seat, round, players)
    const cards = at(frame.packets, packetHolder(origin, frame.round, players)).slice()
    for (let later = round; later <= frame.round; later++) {
      cards.push(...takenIn(state, packetHolder(origin, later, players), later))
    }
    return cards.sort()
  })
}

/** Every card that was seen, once: a packet shows all it will ever show the first time. */
export function firstSights(sights: readonly (readonly CardId[])[], players: number): CardId[] {
  return sights.slice(0, players).flat()
}

/**
 * All that passed by a seat in a finished draft: of each packet what others took after the seat had
 * seen it, and what others discarded of it at the end.
 */
export function passedBy(
  state: Readonly<State>,
  frame: Readonly<DraftFrame>,
  seat: Seat,
): CardId[] {
  const players = state.clans.length
  const takes = takesPerRound(players)
  const passed: CardId[] = []
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    const { hand } = clanAt(state, other)
    for (let index = 0; index < hand.length; index++) {
      const round = Math.floor(index / takes)
      const seenIn = (seat - packetOrigin(other, round, players) + players) % players
      if (seenIn < round) insertSorted(passed, at(hand, index))
    }
    for (const card of at(frame.packets, other)) insertSorted(passed, card)
  }
  return passed
}
