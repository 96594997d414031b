import { at, type Emit } from '@meadhall/kernel'
import type { AnswerTo } from '../answers.ts'
import type { ThorEffect } from '../cards/card.ts'
import { cardOf } from '../cards/index.ts'
import { drawToHand, stealRandom, takeFromHand } from '../effects/cards.ts'
import { type Handlers, handle } from '../effects/handlers.ts'
import type { ValhallaEvent } from '../events.ts'
import { battleOf, playerAt, type State, sideAt } from '../state.ts'

/** What Thor's Support does for the fighter (VH-61). */
const SUPPORT: Handlers<ThorEffect> = {
  draw(state, index, effect, emit) {
    drawToHand(state, sideAt(state, index).seat, effect.count, emit)
  },
  strength(state, index, effect) {
    sideAt(state, index).strength += effect.value
  },
  freeReroll(state, index, effect) {
    sideAt(state, index).freeRerolls += effect.count
  },
  extraDie(state, index, effect) {
    sideAt(state, index).extraDice += effect.count
  },
  stealRandom(state, index, effect, emit) {
    const [side, foe] = [sideAt(state, index), sideAt(state, 1 - index)]
    stealRandom(state, side.seat, foe.seat, effect.count, emit)
  },
}

/** VH-59, VH-61: a bystander helps one of the fighters. */
export function answerThor(
  state: State,
  action: AnswerTo<'thor'>,
  emit: Emit<ValhallaEvent>,
): void {
  if (action.type === 'done') return
  const battle = battleOf(state)
  const index = action.seat === battle.attacker ? 0 : 1
  takeFromHand(playerAt(state, action.by), action.card)
  at(battle.sides, index).thor.push({ card: action.card, by: action.by })
  emit?.({ type: 'support-played', seat: action.by, card: action.card, foe: action.seat })
  const card = cardOf(action.card)
  if (card.type === 'thor') handle(SUPPORT, state, index, card.effect, emit)
}
