import {
  type ActionType,
  actionMessage,
  type BloodRageAction,
  type BloodRageDecision,
  bloodRage,
  cardName,
  cardOf,
  isSpareUpgrade,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { listed, literal, type Tongue } from '../tongue.ts'
import type { Grouping } from '../typed/menu.ts'
import { kindText } from './cards.ts'
import type { BloodRageAsked } from './scene.ts'

/** The kinds of action of a turn in the order in which they are told. */
const ORDER: readonly ActionType[] = [
  'invade',
  'return',
  'march',
  'upgrade',
  'quest',
  'pillage',
  'challenge',
  'sacrifice',
  'pass',
]

/** Answers in the order in which they are told: by kind of action, cards that count in a battle first. */
export function inOrder({ view, decision, legal }: BloodRageAsked): readonly BloodRageAction[] {
  if (decision.kind === 'turn')
    return legal
      .filter((action) => !isSpareUpgrade(at(view.clans, action.by), action))
      .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
  if (decision.kind !== 'battle-card') return legal
  return legal.toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)))
}

/** Whether a card counts nothing in a battle by itself. */
export function isIdle(action: BloodRageAction): boolean {
  return action.type === 'card' && cardOf(action.card).type !== 'battle'
}

/** What is chosen about an action, step by step: only a turn has several kinds. */
export function partsOf(decision: BloodRageDecision, action: BloodRageAction): readonly string[] {
  const words = bloodRage.formatAction(action)
  return decision.kind === 'turn' ? words.split(' ') : [words]
}

/** A whole answer; cards on offer come with what they are. */
export function actionText(asked: BloodRageAsked, action: BloodRageAction, tongue: Tongue): string {
  const said = tongue.say(actionMessage(asked.view, asked.decision, action))
  const isCard = action.type === 'card' || action.type === 'upgrade' || action.type === 'quest'
  return isCard ? `${said} (${kindText(action.card, tongue)})` : said
}

/** Many answers of a turn are grouped by kind, then by figure, card or province. */
export function groupingOf(asked: BloodRageAsked, tongue: Tongue): Grouping<BloodRageAction> {
  const label = (actions: readonly BloodRageAction[], depth: number): string =>
    groupText(actions, depth, tongue)
  return {
    parts: (action) => partsOf(asked.decision, action),
    isGrouped: () => false,
    groupLabel: label,
    label: (action) => actionText(asked, action, tongue),
    title: label,
  }
}

/** "Invade: Leader, Warrior (12)": a kind of action, what it can be done with, and how many ways there are. */
function groupText(actions: readonly BloodRageAction[], depth: number, tongue: Tongue): string {
  const kind = tongue.say({ key: `spoken.deed.${at(actions, 0).type}` })
  const all = new Set(actions.map((action) => detailText(action, tongue)))
  const details = depth === 0 ? [...all] : [...all].slice(0, 1)
  const text = literal(`${kind}: ${listed(details)}`)
  return tongue.say({ key: 'spoken.group', params: { text, count: actions.length } })
}

/** The first thing to choose about an action of a kind. */
function detailText(action: BloodRageAction, tongue: Tongue): string {
  if ('figure' in action) return tongue.say({ key: `figure.${action.figure}` })
  if ('card' in action) return tongue.say({ key: cardName(action.card) })
  if ('from' in action) return tongue.say({ key: `place.${action.from}` })
  return 'place' in action ? tongue.say({ key: `place.${action.place}` }) : ''
}
