import {
  type BloodRageDecision,
  cardName,
  decisionMessage,
  type MessageKey,
} from '@meadhall/game-blood-rage'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { Begun } from '../../../table/game-board.ts'
import { type Thing, thingOf } from './targets.ts'

/** What comes next in each action, by what was pointed at last. */
const NEXT: Readonly<Record<string, UiKey>> = {
  challenge: 'br.step.challenge',
  invade: 'br.step.invade',
  'invade figure': 'br.step.invade.figure',
  march: 'br.step.march',
  'march place': 'br.step.march.place',
  pillage: 'br.step.pillage',
  quest: 'br.step.quest',
  return: 'br.step.return',
  'return figure': 'br.step.return.figure',
  upgrade: 'br.step.upgrade',
  'upgrade card': 'br.step.upgrade.card',
}

/** Where somebody is in an answer of several parts. */
export function stepMessage(decision: BloodRageDecision, { picked, held }: Begun): Sayable {
  const things = [...picked, ...(held === null ? [] : [held])].flatMap((one) => thingOf(one) ?? [])
  const [doing, ...others] = things
  const last = others.at(-1)
  if (held !== null) return { key: 'br.step.held', params: paramsOf(things) }
  if (doing?.kind !== 'do') return decisionMessage(decision)
  const key = NEXT[last === undefined ? doing.what : `${doing.what} ${last.kind}`]
  return key === undefined ? decisionMessage(decision) : { key, params: paramsOf(others) }
}

function paramsOf(things: readonly Thing[]): Readonly<Record<string, MessageKey>> {
  return Object.fromEntries(things.flatMap(paramOf))
}

function paramOf(thing: Thing): readonly (readonly [string, MessageKey])[] {
  switch (thing.kind) {
    case 'place':
      return [['place', `place.${thing.place}`]]
    case 'figure':
      return [['figure', `figure.${thing.figure}`]]
    case 'card':
      return [['card', cardName(thing.card)]]
    default:
      return []
  }
}
