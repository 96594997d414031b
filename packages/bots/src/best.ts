import { at } from '@meadhall/kernel'

/** The answer with the highest worth; the first of equals. */
export function best<A>(legal: readonly A[], worth: (action: A) => number): A {
  let found = at(legal, 0)
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const value = worth(action)
    if (value <= highest) continue
    highest = value
    found = action
  }
  return found
}
