import {
  actionMessage,
  cardName,
  cardOf,
  type DecisionKind,
  sideWorth,
  type ValhallaAction,
  type ValhallaDecision,
  type View,
} from '@meadhall/game-valhalla'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { Target } from '../../../table/assembly.ts'
import { putAside } from '../hand/offers.ts'

interface Text extends Sayable {
  readonly key: UiKey
}

const text = (key: UiKey, params?: Sayable['params']): Text =>
  params === undefined ? { key } : { key, params }

/** Kinds of decision whose way of answering is not told by the question. */
const HINTS: Readonly<Partial<Record<DecisionKind, UiKey>>> = {
  turn: 'vh.hint.turn',
  phase: 'vh.hint.phase',
  reroll: 'vh.hint.reroll',
  tyr: 'vh.hint.tyr',
  thor: 'vh.hint.thor',
  'hand-draft': 'vh.hint.hand-draft',
  'swap-hand': 'vh.hint.swap-hand',
  glory: 'vh.hint.glory',
  'jarl-half': 'vh.hint.jarl-half',
}
/** Cards thrown away at the start (VH-20). */
const THROWN = 2

export function hintOf(view: View, { kind }: ValhallaDecision): Sayable | null {
  if (kind === 'start-discard')
    return text('vh.hint.start-discard', { left: Math.max(1, THROWN - putAside(view).length) })
  if (kind === 'phase' && view.battle?.kind === 'ragnarok') return text('vh.hint.ragnarok')
  const lacked = kind === 'thor' || kind === 'tyr' || kind === 'mission' ? kind : null
  if (lacked !== null && !holds(view, lacked)) return text(`vh.hint.no-${lacked}`)
  const key = HINTS[kind]
  return key === undefined ? null : text(key)
}

/** Who holds no such card is asked all the same: to be passed over would tell it to the others. */
function holds({ players, viewer }: View, type: 'thor' | 'tyr' | 'mission'): boolean {
  const hand = viewer === null ? 0 : (players[viewer]?.hand ?? 0)
  return typeof hand === 'number' || hand.some((card) => cardOf(card).type === type)
}

/** The side of the battle that a seat fights on, or -1. */
function sideOf(view: View, seat: number): number {
  return view.battle?.sides.findIndex((side) => side.seat === seat) ?? -1
}

/** A whole answer in words, with the strength that a phase would end with, or the glory. */
export function actionOf(view: View, decision: ValhallaDecision, action: ValhallaAction): Sayable {
  const isEnd = action.type === 'done' && decision.kind === 'phase'
  const side = isEnd ? sideOf(view, decision.seat) : -1
  if (isEnd && view.battle?.kind === 'ragnarok')
    return text('vh.do.ragnarok', { glory: sideWorth(view, side) })
  const strength = isEnd ? sideWorth(view, side) : 0
  return actionMessage(view, decision, action, strength)
}

const DEEDS: Readonly<Partial<Record<ValhallaAction['type'], UiKey>>> = {
  arm: 'vh.deed.arm',
  attach: 'vh.deed.attach',
  attack: 'vh.deed.attack',
  draw: 'vh.deed.draw',
  play: 'vh.deed.play',
  'play-two': 'vh.deed.play-two',
  reroll: 'vh.deed.reroll',
  support: 'vh.deed.support',
  tactic: 'vh.deed.tactic',
  turn: 'vh.deed.turn',
}

/** What an action of a turn or a battle is called. */
export function deedOf({ type }: ValhallaAction): Sayable | null {
  const key = DEEDS[type]
  return key === undefined ? null : text(key)
}

/** The label of a button in the bar. */
export function doingOf(
  view: View,
  decision: ValhallaDecision,
  target: Target,
  actions: readonly ValhallaAction[],
): Sayable {
  const [first] = actions
  if (first?.type === 'play') return text('vh.do.alone', { card: cardName(first.card) })
  if (target === 'do:attack') return text('vh.do.attack')
  if (target === 'do:reroll') return text('vh.do.reroll')
  if (target === 'do:turn') return text('vh.do.turn')
  if (first === undefined) return text('vh.do.done')
  return actionOf(view, decision, first)
}
