import type { Key } from 'react'

/** A key for each: what it is known by, and for a second of the same name also which one it is. */
export function keysOf<T>(items: readonly T[], by: (item: T, place: number) => Key): string[] {
  const met = new Map<string, number>()
  return items.map((item, place) => {
    const name = String(by(item, place))
    const before = met.get(name) ?? 0
    met.set(name, before + 1)
    return before === 0 ? name : `${name} (${before + 1})`
  })
}
