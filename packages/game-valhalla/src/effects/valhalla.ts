import type { Emit } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { Ref } from '../battle.ts'
import { gloryOf, warriorOf } from '../cards/index.ts'
import type { CardId, WarriorCard } from '../cards/printed.ts'
import type { ValhallaEvent } from '../events.ts'
import type { SendFrame } from '../frames.ts'
import { sendable } from '../legal/send.ts'
import { abilities } from '../queries/jarl.ts'
import { roomInValhalla } from '../queries/monster.ts'
import { ask, battleOf, isSolo, playerAt, pop, type State, sideAt, topFrame } from '../state.ts'
import { discardCards, drawToHand } from './cards.ts'
import { takeGlory } from './glory.ts'
import { discardFighter, takeFighter } from './squad.ts'

/** Warriors of one side go to Valhalla together, as one group for favours (VH-64). */
export function sendGroup(
  state: State,
  side: number,
  refs: readonly Ref[],
  emit: Emit<ValhallaEvent>,
): void {
  const battle = battleOf(state)
  const { seat } = sideAt(state, side)
  const cards: CardId[] = []
  const own: CardId[] = []
  for (const ref of refs) {
    const { card, tyr } = takeFighter(state, ref.seat, ref.space)
    if (tyr !== null) discardCards(state, ref.seat, [tyr], emit)
    playerAt(state, seat).valhalla.push(card)
    cards.push(card)
    if (ref.seat === seat) own.push(card)
    emit?.({ type: 'warrior-sent', seat, card })
  }
  battle.sent[side] = own
  const favours = cards.map((card) => favourOf(warriorOf(card), own))
  payGroup(state, side, favours, emit)
}

/** Favours in the order in which the warriors left, then the Jarl's glory (VH-R17). */
function payGroup(
  state: State,
  side: number,
  favours: readonly number[],
  emit: Emit<ValhallaEvent>,
): void {
  const { seat } = sideAt(state, side)
  // What is pushed last is paid first; by the rules of 0.1.0 that was the Jarl.
  const isNew = state.version >= 2
  if (isNew) payJarl(state, side, emit)
  for (const value of isNew ? favours.toReversed() : favours) takeGlory(state, seat, value)
  if (!isNew) payJarl(state, side, emit)
}

/** Vingor's wolves: of the own squad only, like all that Jarls count (VH-88). */
function payJarl(state: State, index: number, emit: Emit<ValhallaEvent>): void {
  const side = sideAt(state, index)
  if (battleOf(state).sent[index]?.length === 0) return
  for (const effect of abilities(state, side.seat, side, 'gloryForSent')) {
    if (isSolo(state)) drawToHand(state, side.seat, effect.soloDraw, emit)
    else takeGlory(state, side.seat, effect.value)
  }
}

/** VH-65: extra glory by who of the own squad leaves with it (VH-R60). */
function favourOf(card: WarriorCard, group: readonly CardId[]): number {
  const { favour } = card
  if (favour === null) return 0
  const others = group.filter((other) => other !== card.id)
  switch (favour.kind) {
    case 'perOther':
      return favour.value * others.length
    case 'alone':
      return others.length === 0 ? favour.value : 0
    case 'withClan':
      return others.some((other) => warriorOf(other).clan === favour.clan) ? favour.value : 0
  }
}

/** Lets a side send up to so many of its activated warriors. */
export function startSend(state: State, side: number, left: number, discardRest = false): void {
  state.frames.push({ kind: 'send', side, left, discardRest, chosen: [] })
}

/** Asks for warrior after warrior; then they leave as one group. */
export function stepSend(state: State, frame: SendFrame, emit: Emit<ValhallaEvent>): void {
  if (allMustGo(state, frame)) frame.chosen = sideAt(state, frame.side).armed.slice()
  else if (frame.left > 0 && sendable(state, frame).length > 0)
    return ask(state, sideAt(state, frame.side).seat, 'send')
  finishSend(state, frame, emit)
}

/** VH-99: after a won solo attack all of them go; there is a choice only if the limit is too low. */
function allMustGo(state: Readonly<State>, frame: Readonly<SendFrame>): boolean {
  const { armed, seat } = sideAt(state, frame.side)
  const glory = armed.reduce((sum, one) => sum + gloryOf(one.card), 0)
  return frame.discardRest && glory <= roomInValhalla(state, seat)
}

export function answerSend(
  state: State,
  action: AnswerTo<'send'>,
  emit: Emit<ValhallaEvent>,
): void {
  const frame = topFrame(state, 'send')
  if (action.type === 'done') return finishSend(state, frame, emit)
  frame.left -= 1
  frame.chosen.push({ seat: action.seat, space: action.space })
}

function finishSend(state: State, frame: SendFrame, emit: Emit<ValhallaEvent>): void {
  pop(state)
  const side = sideAt(state, frame.side)
  const stays = frame.discardRest
    ? side.armed.filter((one) => !frame.chosen.some((ref) => ref.space === one.space))
    : []
  sendGroup(state, frame.side, frame.chosen, emit)
  for (const one of stays) discardFighter(state, one.seat, one.space, emit)
}
