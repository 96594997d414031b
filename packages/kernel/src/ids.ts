/**
 * A number that remembers what it counts. Plain numbers may be assigned to it, but a `Seat` and a
 * place index cannot be mixed up.
 */
export type Flavoured<Name extends string> = number & { readonly __flavour?: Name }

/** A player's chair at the table, counted clockwise from 0. The next seat clockwise is its left. */
export type Seat = Flavoured<'Seat'>

/** Names one question to one player; after an undo the same names come again, so hosts number anew. */
export type DecisionId = Flavoured<'DecisionId'>

/** The element at an index that must exist: a broken invariant is an error, never `undefined`. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return found
}

/** Takes one element out and moves the rest up; unlike `splice` it leaves no garbage. */
export function removeAt<T>(list: T[], index: number): void {
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T
  list.pop()
}

/** Puts an element into its place in a sorted list; unlike `sort` it leaves no garbage. */
export function insertSorted<T extends number | string>(list: T[], element: T): void {
  let place = list.length
  for (; place > 0 && (list[place - 1] as T) > element; place--) list[place] = list[place - 1] as T
  list[place] = element
}

/** Makes a forgotten case of a union a compile error, and a clear one at run time. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected case: ${JSON.stringify(value)}`)
}
