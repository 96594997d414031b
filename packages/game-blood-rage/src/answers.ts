import type { ActionFor } from '@meadhall/kernel'
import type { ActionType, BloodRageAction } from './actions.ts'

/**
 * What a player can be asked, and which types of action answer it. `legal/` says which of those are
 * legal, `apply.ts` what they do; both are narrowed by this table.
 */
export const ANSWERS_TO = {
  draft: ['card'],
  turn: [
    'pass',
    'invade',
    'march',
    'upgrade',
    'quest',
    'pillage',
    'challenge',
    'return',
    'sacrifice',
  ],
  march: ['figure', 'decline'],
  'free-invasion': ['place', 'decline'],
  'extra-warrior': ['accept', 'decline'],
  'instant-pillage': ['accept', 'decline'],
  'call-to-battle': ['figure', 'decline'],
  'battle-card': ['card'],
  'quest-bonus': ['bonus'],
  'white-circle': ['card', 'decline'],
  'keep-figure': ['figure'],
  'save-figure': ['figure', 'flee', 'decline'],
  'recover-card': ['card', 'decline'],
  'raise-stat': ['stat'],
  'move-leader': ['place', 'decline'],
  sacrifice: ['figure'],
  discard: ['card', 'decline'],
} as const satisfies { readonly [kind: string]: readonly ActionType[] }

export type DecisionKind = keyof typeof ANSWERS_TO
export const DECISION_KINDS = Object.keys(ANSWERS_TO) as readonly DecisionKind[]

/** The actions that answer a kind of decision. */
export type AnswerTo<K extends DecisionKind> = ActionFor<BloodRageAction, typeof ANSWERS_TO, K>
