import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { allAround, threaten } from '../effects/destroy.ts'
import { removeOne } from '../effects/hand.ts'
import { release } from '../effects/move.ts'
import { gainGlory } from '../effects/tracks.ts'
import type { BloodRageEvent } from '../events.ts'
import type { DiscardFrame, QuestFrame, RagnarokFrame } from '../frames.ts'
import { placeId } from '../map.ts'
import { isCompleted } from '../queries/quests.ts'
import { factorOf, forEachWith } from '../queries/upgrades.ts'
import { ask, type ClanState, clanAt, pop, type State, seatAfter, topFrame } from '../state.ts'

/** Discard: each may keep one card, all at once and hidden; none in age 3 (BR-7.1, BR-7.2). */
export function stepDiscard(state: State, frame: DiscardFrame, emit: Emit<BloodRageEvent>): void {
  if (!frame.asked && state.age < 3) askWhatToKeep(state, frame)
  if (state.open.length > 0) return
  pop(state)
  state.clans.forEach((clan, seat) => buryHand(clan, seat, at(frame.keeps, seat), emit))
}

function askWhatToKeep(state: State, frame: DiscardFrame): void {
  frame.asked = true
  state.clans.forEach((clan, seat) => {
    if (clan.hand.length > 0) ask(state, seat, 'discard')
  })
}

export function answerDiscard(state: State, action: AnswerTo<'discard'>): void {
  if (action.type === 'card') topFrame(state, 'discard').keeps[action.by] = action.card
}

function buryHand(
  clan: ClanState,
  seat: Seat,
  keep: CardId | null,
  emit: Emit<BloodRageEvent>,
): void {
  if (keep !== null) removeOne(clan.hand, keep)
  clan.kept = keep
  const cards = clan.hand.splice(0)
  clan.buried.push(...cards)
  clan.shown = []
  clan.passed = []
  emit?.({
    type: 'hand-discarded',
    seat,
    clan: clan.clan,
    count: cards.length,
    kept: keep !== null,
    cards,
  })
}

/** Quests: all are revealed, then resolved from the first player clockwise (BR-8.1). */
export function stepQuest(state: State, frame: QuestFrame, emit: Emit<BloodRageEvent>): void {
  frame.revealed = true
  while (frame.cursor < state.clans.length) {
    const seat = seatAfter(state, state.first, frame.cursor)
    const card = clanAt(state, seat).quests.shift()
    if (card !== undefined) return resolveQuest(state, seat, card, emit)
    frame.cursor += 1
  }
  pop(state)
}

function resolveQuest(state: State, seat: Seat, id: CardId, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, seat)
  const card = cardOf(id)
  state.discard.push(id)
  if (!card.does.quest || !isCompleted(state, seat, card.does.quest)) {
    return emit?.({ type: 'quest-failed', clan: clan.clan, card: id })
  }
  emit?.({ type: 'quest-completed', clan: clan.clan, card: id })
  gainGlory(state, seat, (card.glory ?? 0) * factorOf(clan, 'questGloryFactor'), 'quest', id, emit)
  state.frames.push({ kind: 'raiseStat', seat, card: id, except: -1 })
}

/** Ragnarök: the doomed province goes, with everybody in and around it (BR-9). */
export function stepRagnarok(state: State, frame: RagnarokFrame, emit: Emit<BloodRageEvent>): void {
  frame.step += 1
  if (frame.step === 1) return destroyDoomed(state, emit)
  pop(state)
  const next = state.dooms[state.age]
  if (next !== undefined) emit?.({ type: 'doom-moved', place: placeId(next) })
}

function destroyDoomed(state: State, emit: Emit<BloodRageEvent>): void {
  const doomed = at(state.dooms, state.age - 1)
  state.destroyed[doomed] = true
  emit?.({ type: 'province-destroyed', place: placeId(doomed) })
  for (let steps = state.clans.length - 1; steps >= 0; steps--) {
    const seat = seatAfter(state, state.first, steps)
    threaten(state, seat, doomed, allAround(clanAt(state, seat), doomed), 'ragnarok')
  }
}

/** Release Valhalla: everybody comes back to the reserves (BR-10.1, BR-11.15). */
export function stepRelease(state: State, emit: Emit<BloodRageEvent>): void {
  pop(state)
  for (let steps = 0; steps < state.clans.length; steps++) {
    const seat = seatAfter(state, state.first, steps)
    const clan = clanAt(state, seat)
    const count = release(clan)
    if (count > 0) emit?.({ type: 'released', clan: clan.clan, count })
    forEachWith(clan, 'gloryPerRelease', (each, card) => {
      gainGlory(state, seat, count * each, 'card', card, emit)
    })
  }
}
