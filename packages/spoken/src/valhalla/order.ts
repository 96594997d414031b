import {
  bestArmings,
  gloryOf,
  type ValhallaAction,
  type ValhallaDecision,
  type View,
  valhalla,
  worthWith,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { phaseSide } from './battle.ts'

type Arm = Extract<ValhallaAction, { type: 'arm' }>

const ORDER = [
  'play',
  'play-two',
  'attack',
  'draw',
  'arm',
  'free-reroll',
  'reroll',
  'turn',
  'tactic',
  'done',
]

/** Answers in the order in which they are told: in a phase the best armings first. */
export function inOrder(
  view: View,
  { kind }: ValhallaDecision,
  legal: readonly ValhallaAction[],
): readonly ValhallaAction[] {
  if (kind !== 'phase' && kind !== 'turn') return legal
  const rank = armRanks(view, legal)
  return legal.toSorted((a, b) => {
    const byKind = ORDER.indexOf(a.type) - ORDER.indexOf(b.type)
    return byKind !== 0 || a.type !== 'arm' || b.type !== 'arm' ? byKind : rank(a) - rank(b)
  })
}

/** Those of the best set in its order, then the others by the strength they bring. */
function armRanks(view: View, legal: readonly ValhallaAction[]): (arm: Arm) => number {
  const mayArm = legal.some(({ type }) => type === 'arm')
  const [best] = mayArm ? bestArmings(view, Math.max(0, phaseSide(view)), 1) : []
  const arms = best?.arms ?? []
  return (arm) => {
    const place = arms.findIndex(({ seat, space }) => seat === arm.seat && space === arm.space)
    if (place < 0) return 1000 - worthOf(view, arm)
    return place + (at(arms, place).dice === arm.dice ? 0 : 0.5)
  }
}

/** What the side would have with this warrior armed. */
export function worthOf(view: View, arm: Pick<Arm, 'seat' | 'space'>): number {
  const side = view.battle?.sides[Math.max(0, phaseSide(view))]
  return side === undefined ? 0 : worthWith(view, side, [arm])
}

/** How an answer is split into groups: what is chosen first, then its details. */
export function partsOf(action: ValhallaAction): readonly string[] {
  const words = valhalla.formatAction(action)
  switch (action.type) {
    case 'arm':
      return [`arm ${action.seat} ${action.space}`, words]
    case 'tactic':
      return [`tactic ${action.card}`, words]
    case 'reroll':
    case 'turn':
    case 'play-two':
      return [action.type, words]
    default:
      return [words]
  }
}

/** Groups by the glory of the card, where a whole discard pile is on offer. */
export function gloryParts(action: ValhallaAction): readonly string[] {
  const words = valhalla.formatAction(action)
  return action.type === 'card' ? [`glory ${gloryOf(action.card)}`, words] : [words]
}

const MANY = 12

/** Whether so many cards of the discard pile are on offer that they are grouped by their glory. */
export function isByGlory({ kind }: ValhallaDecision, count: number): boolean {
  return kind === 'glory' && count > MANY
}
