/** Takes one of these out of a list that may hold several; whether there was one. */
export function takeOne<T>(list: T[], one: T): boolean {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
