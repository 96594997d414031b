import { assertNever, at, type Seat } from '@meadhall/kernel'
import { type BloodRageAction, cardAction, simpleAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { placeOf } from '../map.ts'
import { figuresOnBoard } from '../queries/figures.ts'
import { clanUpgradeWith } from '../queries/upgrades.ts'
import { clanAt, type State } from '../state.ts'
import type { Verdict } from '../why.ts'
import { listInvasions, whyNotInvade } from './invade.ts'
import { listMarches, whyNotMarch } from './march.ts'
import { listPillages, whyNotPillage } from './pillage.ts'
import type { Question } from './question.ts'
import { listUpgrades, whyNotUpgrade } from './upgrade.ts'

/** How many own figures Frigga's Sacrifice takes (BR-11.11). */
export const SACRIFICED = 2

function whyNotQuest(state: Readonly<State>, seat: Seat, card: CardId): Verdict {
  if (!clanAt(state, seat).hand.includes(card)) return 'quest-not-in-hand'
  return cardOf(card).type === 'quest' ? null : 'not-a-quest'
}

function listQuests(state: Readonly<State>, seat: Seat, out: BloodRageAction[]): void {
  const { hand } = clanAt(state, seat)
  for (let index = 0; index < hand.length; index++) {
    const id = at(hand, index)
    if (cardOf(id).type === 'quest' && hand.indexOf(id) === index)
      out.push(cardAction('quest', seat, id))
  }
}

function whyNotSacrifice(state: Readonly<State>, seat: Seat): Verdict {
  const clan = clanAt(state, seat)
  if (!clanUpgradeWith(clan, 'grants', 'sacrifice')) return 'needs-sacrifice'
  return figuresOnBoard(clan) < SACRIFICED ? 'needs-two-figures' : null
}

/** A turn: exactly one action (BR-5.2). */
export const turnQuestion: Question<'turn'> = {
  list(state, { seat }, out) {
    out.push(simpleAction('pass', seat))
    listInvasions(state, seat, 'invade', out)
    listMarches(state, seat, out)
    listUpgrades(state, seat, out)
    listQuests(state, seat, out)
    listPillages(state, seat, 'pillage', out)
    listPillages(state, seat, 'challenge', out)
    listInvasions(state, seat, 'return', out)
    if (whyNotSacrifice(state, seat) === null) out.push(simpleAction('sacrifice', seat))
  },
  why(state, { seat }, action) {
    switch (action.type) {
      case 'pass':
        return null
      case 'invade':
      case 'return':
        return whyNotInvade(state, seat, action.type, action.figure, action.place)
      case 'march':
        return whyNotMarch(state, seat, placeOf(action.from), placeOf(action.to))
      case 'upgrade':
        return whyNotUpgrade(state, seat, action.card, action.slot)
      case 'quest':
        return whyNotQuest(state, seat, action.card)
      case 'pillage':
      case 'challenge':
        return whyNotPillage(state, seat, action.type, placeOf(action.place))
      case 'sacrifice':
        return whyNotSacrifice(state, seat)
      default:
        return assertNever(action)
    }
  },
}
