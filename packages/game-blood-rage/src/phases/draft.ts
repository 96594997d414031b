import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { CardId } from '../cards/printed.ts'
import { removeOne } from '../effects/hand.ts'
import type { BloodRageEvent } from '../events.ts'
import type { DraftFrame } from '../frames.ts'
import { DEALT, KEPT, passedBy, takenAfter } from '../queries/draft.ts'
import { ask, askAll, clanAt, pop, type State, topFrame } from '../state.ts'

/** Gods' Gifts: deals the age's cards, to draft or to play with as they are (BR-4). */
export function startDraft(state: State, emit: Emit<BloodRageEvent>): void {
  const packets = state.clans.map((_, seat) => deal(state, seat, emit))
  for (const clan of state.clans) clan.passed = []
  if (state.options.firstGame && state.age === 1) {
    state.clans.forEach((clan, seat) => clan.hand.push(...at(packets, seat)))
    return
  }
  state.frames.push({ kind: 'draft', round: 0, packets })
  openRound(state)
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
function openRound(state: State): void {
  askAll(state, 'draft')
}

export function answerDraft(
  state: State,
  action: AnswerTo<'draft'>,
  emit: Emit<BloodRageEvent>,
): void {
  const frame = topFrame(state, 'draft')
  const clan = clanAt(state, action.by)
  removeOne(at(frame.packets, action.by), action.card)
  clan.hand.push(action.card)
  emit?.({ type: 'drafted', seat: action.by, clan: clan.clan, card: action.card })
  if (clan.hand.length < takenAfter(frame.round, state.clans.length)) ask(state, action.by, 'draft')
}

/** All have chosen: the packets go round, until each has six cards. */
export function stepDraft(state: State, frame: DraftFrame, emit: Emit<BloodRageEvent>): void {
  if (takenAfter(frame.round, state.clans.length) >= KEPT) return endDraft(state, frame, emit)
  passLeft(frame)
  emit?.({ type: 'packets-passed', round: frame.round })
  openRound(state)
}

/** Each packet moves to the next seat. */
function passLeft(frame: DraftFrame): void {
  const { packets } = frame
  frame.round += 1
  const last = at(packets, packets.length - 1)
  for (let seat = packets.length - 1; seat > 0; seat--) packets[seat] = at(packets, seat - 1)
  packets[0] = last
}

/** BR-4.3: the last cards are discarded unseen; a kept card comes back to the hand (BR-4.1). */
function endDraft(state: State, frame: DraftFrame, emit: Emit<BloodRageEvent>): void {
  pop(state)
  for (let seat: Seat = 0; seat < state.clans.length; seat++) {
    clanAt(state, seat).passed = passedBy(state, frame, seat)
  }
  state.clans.forEach((clan, seat) => {
    const rest = at(frame.packets, seat)
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
