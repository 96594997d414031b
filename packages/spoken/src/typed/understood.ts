import type { Action, Reason } from '@meadhall/kernel'

/** What typed words mean at a decision. */
export type Understood<A extends Action = Action> =
  | { readonly kind: 'action'; readonly action: A }
  /** Several legal answers fit, or those that begin so. */
  | { readonly kind: 'several'; readonly actions: readonly A[] }
  /** The words name several things, of which only one is legal. */
  | { readonly kind: 'unclear'; readonly actions: readonly A[] }
  /** Nothing legal: what may have been meant. The rules say why it is not allowed. */
  | { readonly kind: 'attempts'; readonly actions: readonly A[] }
  /** No such words: the first that is not known, and what it is close to. */
  | { readonly kind: 'unknown'; readonly strange: string | null; readonly guess: string | null }

/** Something that is not allowed, and why. */
export interface Refused<A extends Action = Action> {
  readonly action: A
  readonly reason: Reason
}

/** Reasons that say least come last: another reading of the words may say more. */
const WEAK = ['why.wrong-slot', 'why.not-in-hand', 'why.not-an-answer']

/** Of all that was tried, what is refused with most to say; `null` where nothing is. */
export function refusedOf<A extends Action>(
  attempts: readonly A[],
  reasons: readonly (Reason | null)[],
): Refused<A> | null {
  const refused = attempts.flatMap((action, index): Refused<A>[] => {
    const reason = reasons[index] ?? null
    return reason === null ? [] : [{ action, reason }]
  })
  const weight = ({ reason }: Refused<A>): number => WEAK.indexOf(reason.key)
  return refused.toSorted((a, b) => weight(a) - weight(b))[0] ?? null
}
