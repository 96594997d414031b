import {
  type CardId,
  cardName,
  decisionMessage,
  type ValhallaDecision,
  type View,
} from '@meadhall/game-valhalla'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { Target } from '../../../table/assembly.ts'
import type { Begun } from '../../../table/game-board.ts'
import { readTarget, readWarrior } from './targets.ts'

/** What comes next after a button. */
const AFTER_DOING: Readonly<Record<string, UiKey>> = {
  attack: 'vh.step.attack',
  reroll: 'vh.step.reroll',
  turn: 'vh.step.turn',
}

/** Where somebody is in an answer of several parts. */
export function stepOf(view: View, decision: ValhallaDecision, begun: Begun): Sayable {
  const { kind, which } = readTarget(begun.picked.at(-1) ?? begun.held ?? '')
  const key = nextKey(decision, kind, which, begun.open)
  const card = cardAt(view, kind, which)
  if (key === undefined) return decisionMessage(view, decision)
  return card === null ? { key } : { key, params: { card: cardName(card) } }
}

function nextKey(
  { kind: question }: ValhallaDecision,
  kind: string,
  which: string,
  open: ReadonlySet<Target>,
): UiKey | undefined {
  if (kind === 'do') return AFTER_DOING[which]
  if (kind === 'warrior') return 'vh.step.arm'
  if (question === 'thor') return 'vh.step.support'
  if (question === 'tyr') return 'vh.step.attach'
  if (question === 'phase') return 'vh.step.price'
  // The button that plays one warrior alone is always there; all else is a second one.
  return open.size > 1 ? 'vh.step.second' : 'vh.step.alone'
}

function cardAt({ players }: View, kind: string, which: string): CardId | null {
  if (kind === 'card') return which as CardId
  if (kind !== 'warrior') return null
  const { seat, space } = readWarrior(which)
  return players[seat]?.squad[space]?.card ?? null
}
