import type { Decision } from '@meadhall/kernel'

/**
 * A player made of code. It is given what its seat may see and the legal answers, never the state:
 * whatever it wants to look ahead into it must imagine itself.
 */
export interface Bot<V, A> {
  readonly name: string
  choose(view: V, decision: Decision, legal: readonly A[]): A
}
