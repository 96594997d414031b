import type { Action, Decision, GameEvent } from '@meadhall/kernel'
import { BLOOD_RAGE } from './blood-rage.ts'
import type { Tip } from './tip.ts'
import { VALHALLA } from './valhalla.ts'

export type { Tip } from './tip.ts'

/** What is said in a first game, from the most urgent on: where several fit, the first is said. */
export const TIPS: Readonly<Record<string, readonly Tip[]>> = {
  'blood-rage': BLOOD_RAGE,
  valhalla: VALHALLA,
}

/** What a player meets. */
export interface Met {
  readonly decision: Decision | null
  readonly legal: readonly Action[]
  /** What happened last. */
  readonly events: readonly GameEvent[]
}

/** The tip for a moment, if one is due that was not given yet. */
export function dueTip(game: string, met: Met, given: readonly string[]): Tip | null {
  const tips = TIPS[game] ?? []
  return tips.find((tip) => !given.includes(tip.id) && fits(tip, met)) ?? null
}

function fits({ when }: Tip, { decision, legal, events }: Met): boolean {
  const isAsked = when.asked === undefined || decision?.kind === when.asked
  const isOpen = when.may === undefined || legal.some(({ type }) => type === when.may)
  const isTold = when.told === undefined || events.some(({ type }) => type === when.told)
  return decision !== null && isAsked && isOpen && isTold
}
