import { type BloodRageAction, differs, type View } from '@meadhall/game-blood-rage'
import type { Asked, Bot } from '../bot.ts'

type BloodRageAsked = Asked<View, BloodRageAction>

/** The question with those of its answers that differ; the view is built only where it is needed. */
function differing(asked: BloodRageAsked): BloodRageAsked {
  const { decision, legal } = asked
  return {
    decision,
    get view() {
      return asked.view
    },
    legal: legal.filter((action) => action.type !== 'upgrade' || differs(asked.view, action)),
  }
}

/** A bot that is asked only for answers that differ. */
export function amongDiffering<B extends Bot<View, BloodRageAction>>(bot: B): B {
  return {
    ...bot,
    choose: (asked, how) => bot.choose(differing(asked), how),
    ...(bot.weigh && { weigh: (asked, how) => bot.weigh?.(differing(asked), how) }),
  }
}
