import { at, type Seat } from '@meadhall/kernel'
import { cardAction, doneAction, type ValhallaAction } from '../actions.ts'
import { gloryOf, isTactic, isWarrior } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { fittingValues } from '../queries/glory.ts'
import { isCallable, isMissionMet } from '../queries/hands.ts'
import { isSolo, playerAt, type State, sideAt, topFrame } from '../state.ts'
import type { WhyKey } from '../why.ts'
import type { Question } from './question.ts'

function listCards(
  cards: readonly CardId[],
  seat: Seat,
  out: ValhallaAction[],
  fits?: (card: CardId) => boolean,
): void {
  for (let index = 0; index < cards.length; index++) {
    const card = at(cards, index)
    if (cards.indexOf(card) < index || fits?.(card) === false) continue
    out.push(cardAction('card', seat, card))
  }
}

type Source = (state: Readonly<State>, seat: Seat) => readonly CardId[]

interface CardChoice {
  readonly from: Source
  readonly fits?: (state: Readonly<State>, seat: Seat, card: CardId) => boolean
  /** Why a card outside of the source, one that does not fit, and none at all are refused. */
  readonly absent: WhyKey
  readonly unfit?: WhyKey
  readonly must?: Question<'keep'>['must']
}

/** A question answered with a card of some list, perhaps with none. */
function cardQuestion({ from, fits, absent, unfit, must }: CardChoice): Question<'mission'> {
  return {
    ...(must && { must }),
    list(state, { seat }, out) {
      listCards(
        from(state, seat),
        seat,
        out,
        fits === undefined ? undefined : (card) => fits(state, seat, card),
      )
      if (must === undefined) out.push(doneAction(seat))
    },
    why(state, { seat }, action) {
      if (action.type === 'done') return null
      if (!from(state, seat).includes(action.card)) return absent
      if (fits === undefined || fits(state, seat, action.card)) return null
      return unfit ?? absent
    },
  }
}

const hand: Source = (state, seat) => playerAt(state, seat).hand

export const pickQuestion = cardQuestion({
  from: (state) => topFrame(state, 'pick').offer,
  absent: 'not-on-offer',
  must: 'must-pick',
})
export const startDiscardQuestion = cardQuestion({
  from: hand,
  absent: 'not-in-hand',
  must: 'must-throw-away',
})
export const swapQuestion = cardQuestion({ from: hand, absent: 'not-in-hand' })
export const handDraftQuestion = cardQuestion({ from: hand, absent: 'not-in-hand' })
export const handFillQuestion = cardQuestion({
  from: (state) => topFrame(state, 'handDraft').pool,
  absent: 'not-in-pool',
  must: 'must-fill',
})
export const keepQuestion = cardQuestion({
  from: (state) => topFrame(state, 'draw').drawn,
  absent: 'not-drawn',
  must: 'must-keep',
})
/** A monster takes a card before a battle (VH-111); Ivar and Ragnhild pay with one (VH-7). */
export const discardCardQuestion = cardQuestion({
  from: hand,
  absent: 'not-in-hand',
  must: (state) => (isSolo(state) ? 'must-discard' : 'must-pay-card'),
})
export const forceDiscardQuestion = cardQuestion({
  from: hand,
  fits: (_state, _seat, card) => isTactic(card),
  absent: 'not-in-hand',
  unfit: 'no-tactic-to-give',
  must: 'must-give-tactic',
})
export const dwarfCardQuestion = cardQuestion({ from: hand, absent: 'not-in-hand' })
export const playBonusQuestion = cardQuestion({
  from: hand,
  fits: (_state, _seat, card) => isWarrior(card),
  absent: 'not-in-hand',
  unfit: 'not-a-warrior',
})
export const stealQuestion = cardQuestion({
  from: (state) => playerAt(state, topFrame(state, 'steal').from).hand,
  absent: 'not-in-hand',
  must: 'must-take-card',
})
export const returnTacticQuestion = cardQuestion({
  from: (state) => sideAt(state, topFrame(state, 'returnTactic').side).tactics,
  absent: 'not-played',
})

/** VH-66: a mission whose demand was met; in solo the limit has room for it (VH-R43). */
export const missionQuestion = cardQuestion({
  from: hand,
  fits: (state, _seat, card) =>
    isMissionMet(state, sideAt(state, topFrame(state, 'mission').side), card),
  absent: 'not-in-hand',
  unfit: 'mission-not-met',
})

/** VH-72: tactics for before the battle, if the discard pile has a warrior. */
export const beforeBattleQuestion = cardQuestion({
  from: hand,
  fits: (state, _seat, card) => isCallable(state, card),
  absent: 'not-in-hand',
  unfit: 'not-before-battle',
})

/** VH-R28: warriors of the discard pile that make the exact sum. */
export const gloryQuestion: Question<'glory'> = {
  must: 'must-choose',
  list(state, { seat }, out) {
    const values = fittingValues(state.discard, topFrame(state, 'glory').left)
    listCards(state.discard, seat, out, (card) => isWarrior(card) && values[gloryOf(card)] === true)
  },
  why(state, _decision, action) {
    if (!state.discard.includes(action.card) || !isWarrior(action.card)) return 'sum-not-possible'
    const values = fittingValues(state.discard, topFrame(state, 'glory').left)
    return values[gloryOf(action.card)] ? null : 'sum-not-possible'
  },
}
