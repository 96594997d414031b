import {
  type BloodRageAction,
  type CardId,
  cardOf,
  SLOTS_OF,
  type View,
} from '@meadhall/game-blood-rage'
import type { Target } from '../../../table/assembly.ts'
import {
  bonusTarget,
  cardTarget,
  doTarget,
  figureTarget,
  placeTarget,
  slotTarget,
  statTarget,
} from './targets.ts'

/** What one points at, in order, to give an answer. */
export function partsOf(view: View, action: BloodRageAction): readonly Target[] {
  switch (action.type) {
    case 'invade':
      return [doTarget('invade'), figureTarget(action.figure, 'reserve'), placeTarget(action.place)]
    case 'return':
      return [
        doTarget('return'),
        figureTarget(action.figure, 'valhalla'),
        placeTarget(action.place),
      ]
    case 'march':
      return [doTarget('march'), placeTarget(action.from), placeTarget(action.to)]
    case 'pillage':
    case 'challenge':
      return [doTarget(action.type), placeTarget(action.place)]
    case 'upgrade':
      return [doTarget('upgrade'), cardTarget(action.card), ...slotParts(view, action)]
    case 'quest':
      return [doTarget('quest'), cardTarget(action.card)]
    default:
      return answerParts(action)
  }
}

type Answer = Exclude<
  BloodRageAction,
  { type: 'invade' | 'return' | 'march' | 'pillage' | 'challenge' | 'upgrade' | 'quest' }
>

/** Answers to all other questions name one thing, or are a word. */
function answerParts(action: Answer): readonly Target[] {
  switch (action.type) {
    case 'card':
      return [cardTarget(action.card)]
    case 'figure':
      return [figureTarget(action.figure, action.place)]
    case 'place':
      return [placeTarget(action.place)]
    case 'stat':
      return [statTarget(action.stat)]
    case 'bonus':
      return [bonusTarget(action.bonus)]
    default:
      return [doTarget(action.type)]
  }
}

/**
 * The slot has to be pointed at where an upgrade of its kind lies already. While all are empty the
 * first is meant unless another is pointed at.
 */
function slotParts(
  view: View,
  { by, card, slot }: { by: number; card: CardId; slot: number },
): readonly Target[] {
  const { first, count } = SLOTS_OF[cardOf(card).slot ?? 'clan']
  const slots = view.clans[by]?.upgrades.slice(first, first + count) ?? []
  const isUnderstood = slot === first && (count === 1 || slots.every((one) => one === null))
  return isUnderstood ? [] : [slotTarget(slot)]
}
