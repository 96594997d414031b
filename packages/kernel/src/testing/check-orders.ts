import { canonical } from '../canonical.ts'
import type { Action, Decision } from '../decision.ts'
import { sameAction } from '../replay.ts'
import { fault } from './fault.ts'
import type { Trace } from './trace.ts'

/** Orders answer what they say they do, with what is legal, and say what they take for granted. */
export function checkOrders(trace: Trace, decision: Decision, legal: readonly Action[]): void {
  const { rules, game, place, report } = trace
  const view = rules.view(game.state, decision.seat)
  checkAssumed(trace, view, decision.kind)
  for (const { id, answers } of rules.orders) {
    checkAssumed(trace, view, id)
    const answer = rules.orderAnswer(view, decision, legal, id)
    if (answer === null) continue
    report.ordered += 1
    if (!answers.includes(decision.kind))
      throw fault(place, `order "${id}" answers ${decision.kind}, which it does not name`)
    if (!legal.some((action) => sameAction(action, answer)))
      throw fault(place, `order "${id}" answers ${canonical(answer)}, which is not legal`)
  }
}

function checkAssumed({ rules, place }: Trace, view: unknown, about: string): void {
  const assumed: unknown = rules.assumes(view, about)
  if (typeof assumed !== 'string' || assumed.length > 512)
    throw fault(place, `what "${about}" takes for granted is no short text`)
}
