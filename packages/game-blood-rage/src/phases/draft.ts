import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { BloodRageAction } from '../actions.ts'
import type { CardId } from '../cards/printed.ts'
import { dropOne, removeOne } from '../effects/hand.ts'
import type { BloodRageEvent } from '../events.ts'
import { ask, clanAt, type DraftFrame, pop, type State, topFrame } from '../state.ts'

/** Cards dealt to each, and cards each ends up with (BR-4.2, BR-4.3). */
export const DEALT = 8
export const KEPT = 6

/** How many cards each takes before passing on: two with two players (BR-4.4). */
export function takesPerRound(players: number): number {
  return players === 2 ? 2 : 1
}

/** Gods' Gifts: deals the age's cards, to draft or to play with as they are (BR-4). */
export function startDraft(state: State, emit: Emit<BloodRageEvent>): void {
  const packets = state.clans.map((_, seat) => deal(state, seat, emit))
  for (const clan of state.clans) clan.passed = []
  if (state.options.firstGame && state.age === 1) {
    state.clans.forEach((clan, seat) => clan.hand.push(...at(packets, seat)))
    return
  }
  const lastSeen = state.clans.map(() => state.clans.map((): CardId[] => []))
  state.frames.push({ at: 'draft', round: 0, packets, taken: state.clans.map(() => []), lastSeen })
  openRound(state, topFrame(state, 'draft'))
}

function deal(state: State, seat: Seat, emit: Emit<BloodRageEvent>): CardId[] {
  const cards = at(state.decks, state.age - 1).splice(0, DEALT)
  emit?.({
    type: 'dealt',
    seat,
    clan: clanAt(state, seat).clan,
    count: cards.length,
    cards: cards.slice(),
  })
  return cards
}

/** Everybody looks at the cards in front of them and is asked to take one. */
function openRound(state: State, frame: DraftFrame): void {
  const players = state.clans.length
  state.clans.forEach((clan, seat) => {
    if (frame.round < players) clan.passed.push(...at(frame.packets, seat))
    ask(state, seat, 'draft')
  })
}

export function answerDraft(
  state: State,
  action: BloodRageAction,
  emit: Emit<BloodRageEvent>,
): void {
  if (action.type !== 'card') return
  const frame = topFrame(state, 'draft')
  const clan = clanAt(state, action.by)
  removeOne(at(frame.packets, action.by), action.card)
  dropOne(clan.passed, action.card)
  const taken = at(frame.taken, action.by)
  taken.push(action.card)
  emit?.({ type: 'drafted', seat: action.by, clan: clan.clan, card: action.card })
  if (taken.length < takesPerRound(state.clans.length)) ask(state, action.by, 'draft')
}

/** All have chosen: the cards go to the hands and the rest goes round, until each has six. */
export function stepDraft(state: State, frame: DraftFrame, emit: Emit<BloodRageEvent>): void {
  frame.taken.forEach((cards, seat) => clanAt(state, seat).hand.push(...cards.splice(0)))
  if (clanAt(state, 0).hand.length >= KEPT) return endDraft(state, frame, emit)
  passLeft(frame)
  frame.round += 1
  emit?.({ type: 'packets-passed', round: frame.round })
  openRound(state, frame)
}

/** Each packet moves to the next seat; what its last holder saw of it stays known to them. */
function passLeft(frame: DraftFrame): void {
  const players = frame.packets.length
  frame.packets.forEach((packet, seat) => {
    at(frame.lastSeen, seat)[packetOrigin(seat, frame.round, players)] = packet.slice()
  })
  const last = frame.packets.pop()
  if (last !== undefined) frame.packets.unshift(last)
}

/** The seat that was dealt the packet now in front of a seat. */
export function packetOrigin(seat: Seat, round: number, players: number): Seat {
  return (seat - (round % players) + players) % players
}

/** BR-4.3: the last cards are discarded unseen; a kept card comes back to the hand (BR-4.1). */
function endDraft(state: State, frame: DraftFrame, emit: Emit<BloodRageEvent>): void {
  pop(state)
  state.clans.forEach((clan, seat) => {
    const rest = at(frame.packets, seat)
    for (const card of rest) dropOne(clan.passed, card)
    clan.buried.push(...rest)
    emit?.({
      type: 'draft-leftovers',
      seat,
      clan: clan.clan,
      count: rest.length,
      cards: rest.slice(),
    })
    if (clan.kept !== null) clan.hand.push(clan.kept)
    clan.kept = null
  })
}
