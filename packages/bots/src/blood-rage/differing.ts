import {
  type BloodRageAction,
  type BloodRageTypes,
  bloodRage,
  type ClanFigures,
  isSpareUpgrade,
  type View,
} from '@meadhall/game-blood-rage'
import { at, type Rules } from '@meadhall/kernel'
import type { Asked, Bot } from '../bot.ts'

/** Whether an answer is worth a thought of its own: empty slots of a kind are alike (BR-5.9). */
function differs(
  { clans }: { readonly clans: readonly ClanFigures[] },
  action: BloodRageAction,
): boolean {
  return action.type !== 'upgrade' || !isSpareUpgrade(at(clans, action.by), action)
}

/** The rules as bots look ahead by them: without answers that lead to the same as another. */
export const DIFFERING: Rules<BloodRageTypes> = {
  ...bloodRage,
  legalActions(state, decision, into) {
    const legal = bloodRage.legalActions(state, decision, into)
    if (decision.kind !== 'turn') return legal
    let count = 0
    for (const action of legal) if (differs(state, action)) legal[count++] = action
    legal.length = count
    return legal
  },
}

/** A bot that is asked only for answers that differ. */
export function amongDiffering<B extends Bot<View, BloodRageAction>>(bot: B): B {
  const without = (asked: Asked<View, BloodRageAction>): Asked<View, BloodRageAction> => {
    return { ...asked, legal: asked.legal.filter((action) => differs(asked.view, action)) }
  }
  return {
    ...bot,
    choose: (asked, how) => bot.choose(without(asked), how),
    ...(bot.weigh && { weigh: (asked, how) => bot.weigh?.(without(asked), how) }),
  }
}
