import { at } from '@meadhall/kernel'
import { type BloodRageAction, bonusAction, cardAction, simpleAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SLOTS } from '../ids.ts'
import { clanAt, topFrame } from '../state.ts'
import type { ClanFigures } from '../table.ts'
import type { Question } from './question.ts'

/** A `card` answer for each different card of a list that fits. */
function listCards(
  cards: readonly CardId[],
  seat: number,
  out: BloodRageAction[],
  fits?: (card: CardId) => boolean,
): void {
  for (let index = 0; index < cards.length; index++) {
    const id = at(cards, index)
    if (cards.indexOf(id) < index || fits?.(id) === false) continue
    out.push(cardAction('card', seat, id))
  }
}

/** Which card to take of those in front (BR-4.3). */
export const draftQuestion: Question<'draft'> = {
  must: 'must-take-a-card',
  list(state, { seat }, out) {
    listCards(at(topFrame(state, 'draft').packets, seat), seat, out)
  },
  why(state, { seat }, action) {
    return at(topFrame(state, 'draft').packets, seat).includes(action.card) ? null : 'not-offered'
  },
}

/** Every participant with a card must choose one (BR-6.3). */
export const battleCardQuestion: Question<'battle-card'> = {
  must: 'must-play-a-card',
  list(state, { seat }, out) {
    listCards(clanAt(state, seat).hand, seat, out)
  },
  why(state, { seat }, action) {
    return clanAt(state, seat).hand.includes(action.card) ? null : 'card-not-in-hand'
  },
}

/** Which white-circle card to add, if any (BR-6.5). */
export const whiteCircleQuestion: Question<'white-circle'> = {
  list(state, { seat }, out) {
    listCards(clanAt(state, seat).hand, seat, out, isWhiteCircle)
    out.push(simpleAction('decline', seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'decline') return null
    if (!clanAt(state, seat).hand.includes(action.card)) return 'card-not-in-hand'
    return isWhiteCircle(action.card) ? null : 'not-a-white-circle'
  },
}

function isWhiteCircle(card: CardId): boolean {
  return cardOf(card).whiteCircle
}

/** Whether one of the clan's upgrades lets a quest count for this bonus (BR-6.20). */
function grantsQuestBonus(clan: ClanFigures, bonus: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = clan.upgrades[slot]
    if (card && cardOf(card).does.questBonus === bonus) return true
  }
  return false
}

const QUEST_BONUSES = [3, 5] as const

/** What a revealed quest counts for: nothing, or what Tyr's Domain or Wrath makes of it. */
export const questBonusQuestion: Question<'quest-bonus'> = {
  list(state, { seat }, out) {
    out.push(bonusAction(seat, 0))
    for (const bonus of QUEST_BONUSES) {
      if (grantsQuestBonus(clanAt(state, seat), bonus)) out.push(bonusAction(seat, bonus))
    }
  },
  why(state, { seat }, action) {
    return action.bonus === 0 || grantsQuestBonus(clanAt(state, seat), action.bonus)
      ? null
      : 'not-this-bonus'
  },
}

/** Which played cards to take back for 1 Rage each (Tyr's Prowess). */
export const recoverQuestion: Question<'recover-card'> = {
  list(state, { seat }, out) {
    listCards(topFrame(state, 'battle').spent, seat, out)
    out.push(simpleAction('decline', seat))
  },
  why(state, _decision, action) {
    if (action.type === 'decline') return null
    return topFrame(state, 'battle').spent.includes(action.card) ? null : 'not-played'
  },
}

/** Which card to keep for the next age, if any (BR-7.1, BR-7.2). */
export const discardQuestion: Question<'discard'> = {
  list(state, { seat }, out) {
    listCards(clanAt(state, seat).hand, seat, out)
    out.push(simpleAction('decline', seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'decline') return null
    return clanAt(state, seat).hand.includes(action.card) ? null : 'not-to-keep'
  },
}
