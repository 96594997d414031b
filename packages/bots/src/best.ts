import { at } from '@meadhall/kernel'

/** The answer with the highest worth; the first of equals. */
export function best<A>(legal: readonly A[], worth: (action: A, place: number) => number): A {
  let found = at(legal, 0)
  let highest = Number.NEGATIVE_INFINITY
  for (let place = 0; place < legal.length; place++) {
    const action = at(legal, place)
    const value = worth(action, place)
    if (value <= highest) continue
    highest = value
    found = action
  }
  return found
}
