import type { Words } from '../../i18n/words.ts'
import { folded, wordsOf } from '../rules/search.ts'
import type { Exhibit, Shelf } from './exhibit.ts'

/** What somebody looks for: words, and a place on some shelves. */
export interface Choice {
  readonly query: string
  readonly on: Readonly<Partial<Record<Shelf, string>>>
}

/** A choice as it stands in the address, so that it can be handed on. */
export function choiceIn(search: string, shelves: readonly Shelf[]): Choice {
  const asked = new URLSearchParams(search)
  const on = shelves.flatMap((shelf) => {
    const key = asked.get(shelf)
    return key === null ? [] : [[shelf, key]]
  })
  return { query: asked.get('q') ?? '', on: Object.fromEntries(on) }
}

export function searchOf({ query, on }: Choice): string {
  const asked = new URLSearchParams({ ...on, ...(query === '' ? {} : { q: query }) })
  return asked.size === 0 ? '' : `?${asked}`
}

/** Whether an exhibit is among those looked for. */
export function fits({ query, on }: Choice, exhibit: Exhibit, { say }: Words): boolean {
  const isThere = Object.entries(on).every(([shelf, key]) => exhibit.on[shelf as Shelf] === key)
  if (!isThere) return false
  // Names may have places to break at.
  const text = folded([exhibit.name, ...exhibit.says].map(say).join(' ').replaceAll('\u00ad', ''))
  return wordsOf(query).every((word) => text.includes(word))
}

/** The places of a shelf that something stands on, in the order of the exhibits. */
export function placesOn(shelf: Shelf, exhibits: readonly Exhibit[]): string[] {
  return [...new Set(exhibits.flatMap(({ on }) => on[shelf] ?? []))]
}
