import * as v from 'valibot'
import { ActionShape, Id } from '../words.ts'

/**
 * What a seat leaves word of: an order that the rules know, or an answer ahead to the next decision
 * of a kind. Either is dropped when what it took for granted has changed.
 */
export const OrderWish = v.variant('kind', [
  v.object({ kind: v.literal('standing'), order: Id }),
  v.object({ kind: v.literal('ahead'), decision: Id, action: ActionShape }),
])
export type OrderWish = v.InferOutput<typeof OrderWish>

/** What this seat left word of, and which orders it may give. Nobody else is told. */
export const OrdersTold = v.object({
  type: v.literal('orders'),
  orders: v.array(v.object({ id: Id, wish: OrderWish })),
  /** With the kinds of decision each answers; its text is `order.<id>`. */
  offered: v.array(v.object({ id: Id, answers: v.array(Id) })),
})
export type OrdersTold = v.InferOutput<typeof OrdersTold>
