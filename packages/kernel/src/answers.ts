import type { Action } from './decision.ts'
import type { Emit } from './event.ts'

/** Which types of action answer each kind of decision: a game has one such table. */
export type AnswerTable = { readonly [kind: string]: readonly string[] }

/** The actions that answer one kind of decision, by a game's table. */
export type ActionFor<A extends Action, T extends AnswerTable, K extends keyof T> = Extract<
  A,
  { readonly type: T[K][number] }
>

/** What an answer to each kind of decision does: a missing one does not compile. */
export type Answering<S, A extends Action, T extends AnswerTable, E> = {
  readonly [K in keyof T]: (state: S, action: ActionFor<A, T, K>, emit: Emit<E>) => void
}

/** Whether an action is of a type that answers a kind of decision; nothing about legality. */
export function isAnswerTo<A extends Action, T extends AnswerTable, K extends keyof T>(
  table: T,
  kind: K,
  action: A,
): action is ActionFor<A, T, K> {
  return table[kind]?.includes(action.type) === true
}

/** Hands an answer to the handler of its decision, which then knows what it may be. */
export function carryOut<S, A extends Action, T extends AnswerTable, E, K extends keyof T>(
  { table, handlers }: { readonly table: T; readonly handlers: Answering<S, A, T, E> },
  kind: K,
  state: S,
  action: A,
  emit: Emit<E>,
): void {
  if (!isAnswerTo(table, kind, action))
    throw new Error(`"${action.type}" does not answer "${String(kind)}"`)
  handlers[kind](state, action, emit)
}
