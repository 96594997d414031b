import { at, ScenarioError, type Seat } from '@meadhall/kernel'
import { cardAction } from '../actions.ts'
import { apply, run } from '../apply.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { DEALT, KEPT, packetHolder, packetOrigin, takesPerRound } from '../queries/draft.ts'
import type { State } from '../state.ts'
import { stack, takeFromDeck } from './decks.ts'
import { type Fields, readCard, readList } from './words.ts'

/** Takes the cards in front of each seat, as far as the position names them, out of the deck. */
export function takePackets(state: State, given: Fields): CardId[][] {
  return state.clans.map(({ clan }) => {
    const path = `given.packets.${clan}`
    return readList(path, given[clan]).map((name) => {
      const card = ofThisAge(state, path, readCard(path, name, state.age))
      takeFromDeck(state, card, path)
      return card
    })
  })
}

function ofThisAge(state: Readonly<State>, path: string, card: CardId): CardId {
  if (cardOf(card).age === state.age) return card
  throw new ScenarioError(path, `"${card}" is not drafted in age ${state.age}`)
}

/**
 * Brings the draft to where it stands by dealing what must have been dealt and drafting it again:
 * so everybody has seen what they would have seen in a game. Hands hold what was taken so far, in
 * the order in which it was taken; they tell the round.
 */
export function playDraft(state: State, packets: CardId[][]): void {
  const takes = takesPerRound(state.clans.length)
  const round = roundOf(state, takes)
  fillPackets(state, packets)
  const picks = state.clans.map((clan) => clan.hand.splice(0))
  stack(state, dealtBefore(packets, picks, round, takes).flat())
  state.frames = [{ kind: 'age', next: 0 }]
  run(state, undefined)
  for (let first = 0; first <= round * takes; first += takes)
    picks.forEach((cards, seat) => draftAgain(state, seat, cards.slice(first, first + takes)))
}

function draftAgain(state: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) apply(state, cardAction('card', seat, card))
}

/** How often the packets were passed on: the hands say it, and none may be a round ahead. */
function roundOf(state: Readonly<State>, takes: number): number {
  const round = Math.floor(Math.min(...state.clans.map(({ hand }) => hand.length)) / takes)
  for (const { clan, hand } of state.clans) {
    const path = `given.${clan}.hand`
    for (const card of hand) ofThisAge(state, path, card)
    if (hand.length <= (round + 1) * takes && round * takes < KEPT) continue
    throw new ScenarioError(
      path,
      `holds ${hand.length} drafted cards: too many for round ${round + 1} of the draft`,
    )
  }
  return round
}

/** Packets hold what is left of eight cards; what is not named comes off the top of the deck. */
function fillPackets(state: State, packets: CardId[][]): void {
  const sizeOf = (seat: Seat): number => DEALT - at(state.clans, seat).hand.length
  packets.forEach((packet, seat) => {
    const path = `given.packets.${at(state.clans, seat).clan}`
    if (packet.length > sizeOf(seat))
      throw new ScenarioError(path, `holds ${packet.length} cards where ${sizeOf(seat)} are left`)
    packet.push(...at(state.decks, state.age - 1).splice(0, sizeOf(seat) - packet.length))
  })
}

/** The packets as they were dealt, by seat: what is left of each and all that was taken from it. */
function dealtBefore(
  packets: readonly CardId[][],
  picks: readonly CardId[][],
  round: number,
  takes: number,
): CardId[][] {
  const players = packets.length
  const dealt = packets.map((_, origin) =>
    at(packets, packetHolder(origin, round, players)).slice(),
  )
  picks.forEach((cards, seat) =>
    cards.forEach((card, index) => {
      const origin = packetOrigin(seat, Math.floor(index / takes), players)
      at(dealt, origin).push(card)
    }),
  )
  return dealt
}
