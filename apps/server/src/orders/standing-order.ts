import { type Action, type AnyRules, type Seat, sameAction } from '@meadhall/kernel'
import type { Question } from '@meadhall/match'
import type { OrderWish } from '@meadhall/protocol'

/** Raised when the shape of a stored order changes. */
export const ORDER_VERSION = 1

/** What somebody left word of, and what they took for granted. */
export interface StandingOrder {
  readonly version: typeof ORDER_VERSION
  readonly id: string
  readonly seat: Seat
  readonly person: string
  readonly wish: OrderWish
  readonly assumes: string
}

/** What an order is about: its name in the rules, or the kind of decision it answers ahead. */
export function aboutOf(wish: OrderWish): string {
  return wish.kind === 'standing' ? wish.order : wish.decision
}

/** Whether the rules know what is wished for. */
export function isKnown({ orders }: AnyRules, wish: OrderWish): boolean {
  return wish.kind === 'ahead' || orders.some(({ id }) => id === wish.order)
}

/** Whether all that an order took for granted is still so. */
export function holds(rules: AnyRules, view: unknown, { wish, assumes }: StandingOrder): boolean {
  return rules.assumes(view, aboutOf(wish)) === assumes
}

/** What an order answers to a question; `null` where it does not speak of it. */
export function answerOf(
  rules: AnyRules,
  view: unknown,
  { decision, legal }: Question,
  { wish }: StandingOrder,
): Action | null {
  if (wish.kind === 'standing') return rules.orderAnswer(view, decision, legal, wish.order)
  if (wish.decision !== decision.kind) return null
  return legal.find((action) => sameAction(action, wish.action)) ?? null
}
