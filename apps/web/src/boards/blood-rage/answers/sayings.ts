import {
  actionMessage,
  type BloodRageAction,
  type BloodRageDecision,
  type BloodRageEvent,
  eventMessage,
  type View,
} from '@meadhall/game-blood-rage'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { Target } from '../../../table/assembly.ts'
import { partsOf } from './parts.ts'

const DEEDS: Readonly<Partial<Record<BloodRageAction['type'], UiKey>>> = {
  challenge: 'br.deed.challenge',
  invade: 'br.deed.invade',
  march: 'br.deed.march',
  pass: 'br.deed.pass',
  pillage: 'br.deed.pillage',
  quest: 'br.deed.quest',
  return: 'br.deed.return',
  sacrifice: 'br.deed.sacrifice',
  upgrade: 'br.deed.upgrade',
}

/** What an action of a turn is called. */
export function deedMessage({ type }: BloodRageAction): Sayable | null {
  const key = DEEDS[type]
  return key === undefined ? null : { key }
}

const DOING: Readonly<Record<string, UiKey>> = {
  'do:challenge': 'br.do.challenge',
  'do:invade': 'br.do.invade',
  'do:march': 'br.do.march',
  'do:pillage': 'br.do.pillage',
  'do:quest': 'br.do.quest',
  'do:return': 'br.do.return',
  'do:upgrade': 'br.do.upgrade',
}

/** The label of a button: where it is the whole answer, it says all of it. */
export function doingMessage(
  view: View,
  decision: BloodRageDecision,
  target: Target,
  actions: readonly BloodRageAction[],
): Sayable {
  const whole = actions.find((action) => partsOf(view, action).length === 1)
  if (whole !== undefined) return actionMessage(view, decision, whole)
  return { key: DOING[target] ?? 'br.do.invade' }
}

/** Whose turn it is and that cards are passed on is seen, and needs no sentence. */
const UNSAID: readonly BloodRageEvent['type'][] = ['turn-began', 'packets-passed']

export function eventSaying(event: BloodRageEvent): Sayable | null {
  return UNSAID.includes(event.type) ? null : eventMessage(event)
}
