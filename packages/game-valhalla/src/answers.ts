import type { ActionFor } from '@meadhall/kernel'
import type { ActionType, ValhallaAction } from './actions.ts'

/**
 * What a player can be asked, and which types of action answer it. `legal/` says which of those are
 * legal, `apply.ts` what they do; both are narrowed by this table.
 */
export const ANSWERS_TO = {
  jarl: ['jarl'],
  'pick-warrior': ['card'],
  'start-discard': ['card'],
  'swap-hand': ['card', 'done'],
  'hand-draft': ['card', 'done'],
  'hand-fill': ['card'],
  turn: ['play', 'play-two', 'attack', 'draw'],
  replace: ['warrior'],
  tyr: ['attach', 'done'],
  keep: ['card'],
  thor: ['support', 'done'],
  wager: ['seat', 'done'],
  'before-battle': ['card', 'done'],
  'jarl-half': ['half'],
  phase: ['arm', 'reroll', 'free-reroll', 'tactic', 'turn', 'done'],
  reroll: ['die', 'done'],
  'new-weapons': ['die'],
  'turn-misses': ['turn', 'done'],
  block: ['warrior'],
  'force-discard': ['card'],
  'dwarf-card': ['card', 'done'],
  road: ['warrior'],
  deny: ['warrior', 'done'],
  send: ['warrior', 'done'],
  mission: ['card', 'done'],
  glory: ['card'],
  loki: ['line', 'done'],
  steal: ['card'],
  'return-tactic': ['card', 'done'],
  'discard-card': ['card'],
  'play-bonus': ['card', 'done'],
  'lose-warrior': ['warrior'],
} as const satisfies { readonly [kind: string]: readonly ActionType[] }

export type DecisionKind = keyof typeof ANSWERS_TO
export const DECISION_KINDS = Object.keys(ANSWERS_TO) as readonly DecisionKind[]

/** The actions that answer a kind of decision. */
export type AnswerTo<K extends DecisionKind> = ActionFor<ValhallaAction, typeof ANSWERS_TO, K>
