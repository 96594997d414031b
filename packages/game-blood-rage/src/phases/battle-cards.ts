import { at, type Emit, type Seat } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { putIntoHand, removeOne, takeFromHand } from '../effects/hand.ts'
import type { BloodRageEvent } from '../events.ts'
import type { BattleFrame } from '../frames.ts'
import { isParticipant } from '../queries/battle.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { clanAt, type State, topFrame } from '../state.ts'
import { nextStep } from './battle-order.ts'

/** A card laid face down (BR-6.3). */
export function answerBattleCard(
  state: State,
  action: AnswerTo<'battle-card'>,
  emit: Emit<BloodRageEvent>,
): void {
  topFrame(state, 'battle').chosen[action.by] = action.card
  emit?.({
    type: 'card-chosen',
    seat: action.by,
    clan: clanAt(state, action.by).clan,
    card: action.card,
  })
}

/** Turns a participant's card up. */
export function revealOne(
  state: State,
  battle: BattleFrame,
  seat: Seat,
  emit: Emit<BloodRageEvent>,
): void {
  if (!isParticipant(battle, seat)) return
  const clan = clanAt(state, seat)
  const card = at(battle.chosen, seat)
  battle.chosen[seat] = null
  if (card === null) return emit?.({ type: 'no-card', clan: clan.clan })
  takeFromHand(clan, card)
  at(battle.played, seat).push(card)
  emit?.({ type: 'card-revealed', clan: clan.clan, card })
}

/** Whether a revealed quest can count for something (BR-6.20). */
export function mayCountQuest(
  state: Readonly<State>,
  battle: Readonly<BattleFrame>,
  seat: Seat,
): boolean {
  const card = at(battle.played, seat)[0]
  if (card === undefined || cardOf(card).type !== 'quest') return false
  return clanAt(state, seat).upgrades.some(
    (id) => id !== null && cardOf(id).does.questBonus !== undefined,
  )
}

export function answerQuestBonus(
  state: State,
  action: AnswerTo<'quest-bonus'>,
  emit: Emit<BloodRageEvent>,
): void {
  const battle = topFrame(state, 'battle')
  battle.questBonus[action.by] = action.bonus
  battle.cursor += 1
  const card = at(at(battle.played, action.by), 0)
  emit?.({ type: 'quest-counted', clan: clanAt(state, action.by).clan, card, bonus: action.bonus })
}

/** A card added after the reveal, or none (BR-6.5). */
export function answerWhiteCircle(
  state: State,
  action: AnswerTo<'white-circle'>,
  emit: Emit<BloodRageEvent>,
): void {
  const battle = topFrame(state, 'battle')
  const clan = clanAt(state, action.by)
  battle.cursor += 1
  if (action.type === 'decline') {
    battle.declined += 1
    return emit?.({ type: 'window-declined', clan: clan.clan })
  }
  battle.declined = 0
  takeFromHand(clan, action.card)
  at(battle.played, action.by).push(action.card)
  emit?.({ type: 'card-added', clan: clan.clan, card: action.card })
}

/** Tyr's Prowess: 1 Rage for each card taken back. */
export function canRecover(state: Readonly<State>, battle: Readonly<BattleFrame>): boolean {
  if (battle.winner === null || battle.spent.length === 0) return false
  const clan = clanAt(state, battle.winner)
  return clan.rage >= 1 && clanUpgradeWith(clan, 'recoversCards', true) !== null
}

export function answerRecover(
  state: State,
  action: AnswerTo<'recover-card'>,
  emit: Emit<BloodRageEvent>,
): void {
  const battle = topFrame(state, 'battle')
  if (action.type === 'decline') return nextStep(battle)
  const clan = clanAt(state, action.by)
  clan.rage -= 1
  removeOne(battle.spent, action.card)
  putIntoHand(clan, action.card)
  emit?.({ type: 'card-recovered', clan: clan.clan, card: action.card })
}

/** BR-6.8: the winner discards, losers take their cards back. */
export function returnCards(state: State, battle: BattleFrame, emit: Emit<BloodRageEvent>): void {
  battle.played.forEach((cards, seat) => {
    const clan = clanAt(state, seat)
    if (seat !== battle.winner) for (const card of cards) returnCard(state, seat, card, emit)
    else {
      for (const card of battle.spent) emit?.({ type: 'card-discarded', clan: clan.clan, card })
      state.discard.push(...battle.spent.splice(0))
    }
  })
}

function returnCard(state: State, seat: Seat, card: CardId, emit: Emit<BloodRageEvent>): void {
  const clan = clanAt(state, seat)
  putIntoHand(clan, card)
  emit?.({ type: 'card-returned', clan: clan.clan, card })
}
