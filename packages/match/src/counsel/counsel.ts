import type { Asked, Bot, Witnessed } from '@meadhall/bots'
import type { Action, GameEvent, Message, Seat } from '@meadhall/kernel'
import { journalOf } from '../journal.ts'
import { type Position, playedThrough, startOf } from '../position.ts'
import type { MatchRecord } from '../storing/record.ts'

type AnyAsked = Asked<unknown, Action>
type AnyWitnessed = Witnessed<unknown, Action>

/** What somebody would do in a seat's place, and what they think of it. */
export interface Hint {
  readonly action: Action
  /** To win with it, 0 to 1; `null` where nobody can tell. */
  readonly chance: number | null
  readonly reason: Message | null
}

/** What somebody thinks of an action. */
export type Grounds = Omit<Hint, 'action'>

/** Why somebody may have done what they did at a step. */
export interface Why extends Grounds {
  readonly step: number
}

/** What a seat is asked, as a bot would hear it; `null` where it has nothing to choose. */
export function askedOf(position: Position, seat: Seat): AnyAsked | null {
  const question = position.question(seat)
  if (question === undefined || question.legal.length < 2) return null
  return { view: position.view(seat), decision: question.decision, legal: question.legal }
}

/**
 * What was done at a step, and what a viewer could see the moment before. `null` where a part of what
 * was chosen is hidden from them: then even a guess at the reason would tell something.
 */
export function witnessedAt(
  record: MatchRecord,
  { rules, game, tales }: Position,
  viewer: Seat,
  step: number,
): AnyWitnessed | null {
  const action = game.actions[step - 1]
  const tale = tales[step]
  if (action === undefined || tale === undefined || action.by === viewer) return null
  const told = tale.events.map((event) => rules.redact(event, viewer))
  if (!isSeen(action, tale.events, told)) return null
  const { actions, raises } = game
  const line = { actions: actions.slice(0, step - 1), raises: raises.filter(isBefore(step)) }
  const before = playedThrough(rules, startOf(record), journalOf(line))
  const decision = before.question(action.by)?.decision
  return decision === undefined ? null : { view: before.view(viewer), decision, action }
}

/**
 * Whether all that was chosen was told: the whole step, or its first event and every name in the
 * action. What was drawn in consequence of it may be hidden.
 */
function isSeen(action: Action, events: readonly GameEvent[], told: readonly GameEvent[]): boolean {
  if (events.length === 0) return false
  if (JSON.stringify(told) === JSON.stringify(events)) return true
  if (JSON.stringify(told[0]) !== JSON.stringify(events[0])) return false
  const text = JSON.stringify(told)
  return namesIn(action).every((name) => text.includes(JSON.stringify(name)))
}

/** Cards, places and whatever else an action names, however deep. */
function namesIn({ type: _, by: __, ...chosen }: Action): string[] {
  const names: string[] = []
  JSON.stringify(chosen, (_key, value) => {
    if (typeof value === 'string') names.push(value)
    return value
  })
  return names
}

/**
 * The same at that step or, where it was not seen whole, at an earlier one of the same seat, back to
 * the viewer's own last action: who keeps a card in secret has done something in the open before.
 */
export function lastWitnessed(
  record: MatchRecord,
  position: Position,
  viewer: Seat,
  step: number,
): { readonly step: number; readonly witnessed: AnyWitnessed } | null {
  const byAt = (one: number): Seat | undefined => position.game.actions[one - 1]?.by
  for (let earlier = step; earlier > 0 && byAt(earlier) !== viewer; earlier--) {
    if (byAt(earlier) !== byAt(step)) continue
    const witnessed = witnessedAt(record, position, viewer, earlier)
    if (witnessed !== null) return { step: earlier, witnessed }
  }
  return null
}

function isBefore(step: number): (raise: { readonly from: number }) => boolean {
  return ({ from }) => from < step
}

/** How long somebody thinks about a hint, and the seed of their thoughts: the same hint for the same question. */
export interface HintNeeds {
  readonly bot: Bot<unknown, Action>
  readonly how: Parameters<Bot<unknown, Action>['choose']>[1]
}

/** A hint from what the seat may see; `null` where there is none. */
export async function hintFor(asked: AnyAsked, { bot, how }: HintNeeds): Promise<Hint | null> {
  const opinion = await bot.weigh?.(asked, how)
  const [first] = opinion?.answers ?? []
  if (opinion === undefined || first === undefined) return null
  return { action: first.answer, chance: first.chance, reason: opinion.reason }
}

/** A reason from what the one who asks could see; `null` where there is none. */
export async function whyOf(
  witnessed: AnyWitnessed,
  { bot, how }: HintNeeds,
): Promise<Grounds | null> {
  const opinion = await bot.explain?.(witnessed, how)
  const [first] = opinion?.answers ?? []
  if (opinion == null || first === undefined) return null
  return { chance: first.chance, reason: opinion.reason }
}
