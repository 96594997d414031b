import type { Asked, Bot, Witnessed } from '@meadhall/bots'
import type { Action, Message, Seat } from '@meadhall/kernel'
import { journalOf } from '../journal.ts'
import { type Position, playedThrough, startOf } from '../position.ts'
import type { MatchRecord } from '../storing/record.ts'

type AnyAsked = Asked<unknown, Action>
type AnyWitnessed = Witnessed<unknown, Action>

/** What somebody would do in a seat's place, and what they think of it. */
export interface Hint {
  readonly action: Action
  /** To win with it, 0 to 1. */
  readonly chance: number
  readonly reason: Message | null
}

/** Why somebody may have done what they did. */
export type Why = Omit<Hint, 'action'>

/** What a seat is asked, as a bot would hear it; `null` where it has nothing to choose. */
export function askedOf(position: Position, seat: Seat): AnyAsked | null {
  const question = position.question(seat)
  if (question === undefined || question.legal.length < 2) return null
  return { view: position.view(seat), decision: question.decision, legal: question.legal }
}

/**
 * What was done at a step, and what a viewer could see the moment before. `null` where a part of it
 * is hidden from them: then even a guess at the reason would tell something.
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
  const isSeen = tale.events.every(
    (event) => JSON.stringify(rules.redact(event, viewer)) === JSON.stringify(event),
  )
  if (!isSeen || tale.events.length === 0) return null
  const { actions, raises } = game
  const line = { actions: actions.slice(0, step - 1), raises: raises.filter(isBefore(step)) }
  const before = playedThrough(rules, startOf(record), journalOf(line))
  const decision = before.question(action.by)?.decision
  return decision === undefined ? null : { view: before.view(viewer), decision, action }
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
export async function whyOf(witnessed: AnyWitnessed, { bot, how }: HintNeeds): Promise<Why | null> {
  const opinion = await bot.explain?.(witnessed, how)
  const [first] = opinion?.answers ?? []
  if (opinion == null || first === undefined) return null
  return { chance: first.chance, reason: opinion.reason }
}
