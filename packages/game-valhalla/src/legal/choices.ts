import type { Seat } from '@meadhall/kernel'
import {
  attachAction,
  doneAction,
  jarlAction,
  lineAction,
  seatAction,
  supportAction,
  warriorAction,
} from '../actions.ts'
import type { Armed, Battle, Side } from '../battle.ts'
import { cardOf, isCardId, lokiOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { mayHold } from '../queries/hands.ts'
import { firstLine } from '../queries/loki.ts'
import { squadSize } from '../queries/squad.ts'
import { battleOf, playerAt, type State, sideAt, topFrame } from '../state.ts'
import type { Verdict, WhyKey } from '../why.ts'
import type { Question } from './question.ts'
import { whyNotOnRoad } from './road.ts'

export const jarlQuestion: Question<'jarl'> = {
  list(state, { seat }, out) {
    for (const jarl of playerAt(state, seat).offered) out.push(jarlAction(seat, jarl))
  },
  why(state, { seat }, action) {
    return playerAt(state, seat).offered.includes(action.jarl) ? null : 'jarl-not-offered'
  },
}

/** VH-28, VH-R11: one that was there before the action makes room. */
export const replaceQuestion: Question<'replace'> = {
  list(state, { seat }, out) {
    const { placed } = topFrame(state, 'play')
    playerAt(state, seat).squad.forEach((fighter, space) => {
      if (fighter !== null && !placed.includes(space)) out.push(warriorAction(seat, seat, space))
    })
  },
  why(state, { seat }, action) {
    if (action.seat !== seat || !playerAt(state, seat).squad[action.space])
      return 'no-warrior-there'
    return topFrame(state, 'play').placed.includes(action.space) ? 'just-placed' : null
  },
}

/** VH-80: a Tyr card under one of the warriors just added. */
export const tyrQuestion: Question<'tyr'> = {
  list(state, { seat }, out) {
    const { spaces } = topFrame(state, 'tyr')
    const { hand: cards, squad } = playerAt(state, seat)
    cards.forEach((card, index) => {
      if (cardOf(card).type !== 'tyr' || cards.indexOf(card) < index) return
      for (const space of spaces)
        if (squad[space]?.tyr === null) out.push(attachAction(seat, card, space))
    })
    out.push(doneAction(seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'done') return null
    if (!playerAt(state, seat).hand.includes(action.card)) return 'not-in-hand'
    if (cardOf(action.card).type !== 'tyr') return 'not-a-tyr-card'
    const free = playerAt(state, seat).squad[action.space]?.tyr === null
    return topFrame(state, 'tyr').spaces.includes(action.space) && free ? null : 'not-just-added'
  },
}

/** VH-60: the supported fighter has fewer warriors, or as many. */
function meetsThor(
  state: Readonly<State>,
  battle: Readonly<Battle>,
  card: CardId,
  seat: Seat,
): boolean {
  const thor = cardOf(card)
  if (thor.type !== 'thor') return false
  const foe = seat === battle.attacker ? battle.defender : battle.attacker
  const [own, other] = [squadSize(playerAt(state, seat)), squadSize(playerAt(state, foe))]
  return thor.condition === 'fewer' ? own < other : own <= other
}

function whyNotSupport(state: Readonly<State>, seat: Seat, card: CardId, fighter: Seat): Verdict {
  const battle = battleOf(state)
  if (!isCardId(card) || !playerAt(state, seat).hand.includes(card)) return 'not-in-hand'
  if (cardOf(card).type !== 'thor') return 'not-thor'
  if (fighter !== battle.attacker && fighter !== battle.defender) return 'not-a-fighter'
  return meetsThor(state, battle, card, fighter) ? null : 'thor-condition'
}

/** Whether a bystander could have a Thor card for one of the fighters, for all that is known (VH-R47). */
export function maySupport(state: Readonly<State>, seat: Seat): boolean {
  const { attacker, defender } = battleOf(state)
  return mayHold(playerAt(state, seat), (card) =>
    [attacker, defender].some((fighter) => whyNotSupport(state, seat, card, fighter) === null),
  )
}

/** VH-59: which Thor card for which fighter, if any. */
export const thorQuestion: Question<'thor'> = {
  list(state, { seat }, out) {
    const battle = battleOf(state)
    const cards = playerAt(state, seat).hand
    cards.forEach((card, index) => {
      if (cardOf(card).type !== 'thor' || cards.indexOf(card) < index) return
      for (const fighter of [battle.attacker, battle.defender]) {
        if (whyNotSupport(state, seat, card, fighter) === null)
          out.push(supportAction(seat, card, fighter))
      }
    })
    out.push(doneAction(seat))
  },
  why(state, { seat }, action) {
    if (action.type === 'done') return null
    return whyNotSupport(state, seat, action.card, action.seat)
  },
}

/** Ragnhild names the winner, or keeps silent. */
export const wagerQuestion: Question<'wager'> = {
  list(state, { seat }, out) {
    const battle = battleOf(state)
    out.push(
      seatAction('seat', seat, battle.attacker),
      seatAction('seat', seat, battle.defender),
      doneAction(seat),
    )
  },
  why(state, _decision, action) {
    if (action.type === 'done') return null
    const battle = battleOf(state)
    return action.seat === battle.attacker || action.seat === battle.defender
      ? null
      : 'not-a-fighter'
  },
}

/** VH-75: a warrior of the defender that is not used; one must be named (VH-R61). */
export const blockQuestion: Question<'block'> = {
  must: 'must-block',
  list(state, { seat }, out) {
    const { defender } = battleOf(state)
    const { blocked } = sideAt(state, 1)
    playerAt(state, defender).squad.forEach((fighter, space) => {
      if (fighter !== null && ((blocked >> space) & 1) === 0)
        out.push(warriorAction(seat, defender, space))
    })
  },
  why(state, _decision, action) {
    const { defender } = battleOf(state)
    if (action.seat !== defender || !playerAt(state, defender).squad[action.space])
      return 'no-warrior-there'
    return ((sideAt(state, 1).blocked >> action.space) & 1) === 1 ? 'warrior-blocked' : null
  },
}

type WhyNotArmed = (state: Readonly<State>, side: Readonly<Side>, armed: Readonly<Armed>) => Verdict

interface ArmedChoice {
  readonly sideOf: (state: Readonly<State>) => number
  readonly unfit: WhyNotArmed
  /** Why nobody at all may not be the answer, where it may not. */
  readonly must?: WhyKey
}

/** Pointing at an activated warrior of a side. */
function armedQuestion({ sideOf, unfit, must }: ArmedChoice): Question<'deny'> {
  return {
    ...(must && { must }),
    list(state, { seat }, out) {
      const side = sideAt(state, sideOf(state))
      for (const one of side.armed)
        if (unfit(state, side, one) === null) out.push(warriorAction(seat, one.seat, one.space))
      if (must === undefined) out.push(doneAction(seat))
    },
    why(state, _decision, action) {
      if (action.type === 'done') return null
      const side = sideAt(state, sideOf(state))
      const armed = side.armed.find((one) => one.seat === action.seat && one.space === action.space)
      return armed === undefined ? 'not-activated' : unfit(state, side, armed)
    },
  }
}

/** VH-68: whom the attacker gives to the Road. */
export const roadQuestion = armedQuestion({
  sideOf: () => 0,
  unfit: whyNotOnRoad,
  must: 'must-name-one',
})
export const denyQuestion = armedQuestion({
  sideOf: (state) => 1 - topFrame(state, 'deny').side,
  unfit: (_state, side, armed) => (side.denied.includes(armed.card) ? 'denied' : null),
})

/** VH-118: a warrior of the own squad. */
export const loseWarriorQuestion: Question<'lose-warrior'> = {
  list(state, { seat }, out) {
    playerAt(state, seat).squad.forEach((fighter, space) => {
      if (fighter !== null) out.push(warriorAction(seat, seat, space))
    })
  },
  why(state, { seat }, action) {
    return action.seat === seat && playerAt(state, seat).squad[action.space]
      ? null
      : 'no-warrior-there'
  },
}

/** VH-56: the line that fits or one below it, or none. */
export const lokiQuestion: Question<'loki'> = {
  list(state, { seat }, out) {
    const count = state.loki === null ? 0 : lokiOf(state.loki).lines.length
    for (let line = firstLine(state); line < count; line++) out.push(lineAction(seat, line))
    out.push(doneAction(seat))
  },
  why(state, _decision, action) {
    if (action.type === 'done') return null
    const count = state.loki === null ? 0 : lokiOf(state.loki).lines.length
    return action.line >= firstLine(state) && action.line < count ? null : 'line-above'
  },
}
