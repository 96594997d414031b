/** Where each group of inputs begins, one behind the other, and how many there are in all. */
export interface Layout<K extends string> {
  readonly at: Readonly<Record<K, number>>
  readonly size: number
}

/** Lays groups out in the order in which they are named, each with its width. */
export function layout<K extends string>(widths: Readonly<Record<K, number>>): Layout<K> {
  const places: [string, number][] = []
  let size = 0
  for (const [name, width] of Object.entries<number>(widths)) {
    places.push([name, size])
    size += width
  }
  return { at: Object.fromEntries(places) as Record<K, number>, size }
}
