import { canonical } from '../canonical.ts'
import type { Action, Decision } from '../decision.ts'
import { sameAction } from '../replay.ts'
import { pick } from '../rng.ts'
import { fault, located } from './fault.ts'
import type { Pool, Trace } from './trace.ts'

/** The open decisions: one a seat at most, each with an id of its own, and none after the end. */
export function checkOpen(trace: Trace): readonly Decision[] {
  const { rules, game, place } = trace
  const open = rules.decisions(game.state)
  const over = rules.outcome(game.state)
  if (open.length > 0 && over !== null) throw fault(place, 'an outcome while somebody is asked')
  if (open.length === 0 && over === null) throw fault(place, 'nobody is asked, but no outcome')
  const asked = new Set(open.map(({ seat }) => seat))
  if (asked.size < open.length) throw fault(place, 'two open decisions of one seat')
  for (const decision of open) checkId(trace, decision)
  trace.open = new Set(open.map(({ id }) => id))
  return open
}

function checkId(trace: Trace, decision: Decision): void {
  const { asked, place, spec } = trace
  const { id, seat } = decision
  if (!Number.isInteger(seat) || seat < 0 || seat >= spec.seats)
    throw fault(place, `decision ${id} asks seat ${seat}`)
  const text = JSON.stringify(decision)
  const known = asked.get(id)
  if (known !== undefined && (known !== text || !trace.open.has(id)))
    throw fault(place, `decision id ${id} names two questions: ${known} and ${text}`)
  asked.set(id, text)
}

/** The legal answers: at least one, none twice, each well told, allowed by `whyNot` and playable. */
export function checkLegal(trace: Trace, decision: Decision): Action[] {
  const { rules, game, place } = trace
  const legal = rules.legalActions(game.state, decision)
  if (legal.length === 0) throw fault(place, `decision ${JSON.stringify(decision)} has no option`)
  const texts = legal.map(canonical)
  const twice = texts.find((text, index) => texts.indexOf(text) !== index)
  if (twice !== undefined) throw fault(place, `legal action listed twice: ${twice}`)
  checkInto(trace, decision, legal)
  for (const action of legal) {
    if (action.by !== decision.seat)
      throw fault(place, `seat ${decision.seat} is offered ${canonical(action)}`)
    checkAction(trace, action)
  }
  return legal
}

/** A given list is emptied, filled and handed back. */
function checkInto(trace: Trace, decision: Decision, legal: readonly Action[]): void {
  const { rules, game, place } = trace
  const into: Action[] = [{ type: 'left over', by: 0 }]
  const filled = rules.legalActions(game.state, decision, into)
  if (filled !== into || canonical(into) !== canonical(legal))
    throw fault(place, `legalActions fills a given list differently: ${canonical(into)}`)
}

function checkAction(trace: Trace, action: Action): void {
  const { rules, game, place } = trace
  const name = canonical(action)
  located(place, `applying the legal action ${name}`, () =>
    rules.apply(rules.clone(game.state), action),
  )
  const reason = rules.whyNot(game.state, action)
  if (reason !== null) throw fault(place, `whyNot forbids the legal ${name} by ${reason.rule}`)
  const text = rules.formatAction(action)
  const read = located(place, `parseAction("${text}")`, () => rules.parseAction(text, action.by))
  if (!sameAction(read, action))
    throw fault(place, `"${text}" is read as ${canonical(read)}, not ${name}`)
}

/** `whyNot` and the list of legal actions must agree on actions of other moments and seats as well. */
export function checkAttempts(trace: Trace, legal: readonly Action[]): void {
  const { rules, game, place, pool, spec, rng } = trace
  const allowed = new Set(legal.map(canonical))
  for (const action of legal) remember(pool, action)
  for (let count = 0; count < spec.attempts; count++) {
    const attempt = pick(rng, pool.actions)
    const reason = rules.whyNot(game.state, attempt)
    const name = canonical(attempt)
    if ((reason === null) !== allowed.has(name)) {
      const verdict = reason === null ? 'allows' : `forbids (${reason.rule})`
      throw fault(place, `whyNot ${verdict} ${name}, the list of legal actions does not agree`)
    }
    if (reason !== null && !(reason.rule && reason.key))
      throw fault(place, `whyNot gives no rule or no text for ${name}`)
    trace.report.attempts += 1
  }
}

function remember({ known, actions }: Pool, action: Action): void {
  const name = canonical(action)
  if (!known.has(name)) actions.push(action)
  known.add(name)
}
