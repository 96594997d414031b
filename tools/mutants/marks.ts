/** Marks the places of mutants in a source text, so that a run tells which of them were reached. */
import type { Mutant } from './mutant.ts'

/** The marks, a number for each, and what modules call; `reach-setup.ts` makes them for the tests. */
export const MARKS = '__mutantMarks'
export const LOADING = '__mutantsLoading'

/** A mutant and the number of its mark. */
export interface Numbered {
  readonly number: number
  readonly mutant: Mutant
}

/** The source with every place wrapped so that it first sets its mark. */
export function withMarks(source: string, marked: readonly Numbered[]): string {
  const opened = new Map<number, string>()
  const closed = new Map<number, string>()
  const outermostFirst = [...marked].sort(
    (one, other) => one.mutant.start - other.mutant.start || other.mutant.end - one.mutant.end,
  )
  for (const { number, mutant } of outermostFirst) {
    const before = opened.get(mutant.start) ?? ''
    opened.set(mutant.start, `${before}(${MARKS}[${number}] = 1, `)
    closed.set(mutant.end, `${closed.get(mutant.end) ?? ''})`)
  }
  return inserted(source, closed, opened)
}

/** What closes at a place goes before what opens there. */
function inserted(
  source: string,
  closed: ReadonlyMap<number, string>,
  opened: ReadonlyMap<number, string>,
): string {
  const places = [...new Set([0, ...closed.keys(), ...opened.keys(), source.length])]
  places.sort((one, other) => one - other)
  return places
    .map((place, index) => {
      const until = places[index + 1] ?? source.length
      return (closed.get(place) ?? '') + (opened.get(place) ?? '') + source.slice(place, until)
    })
    .join('')
}

/**
 * The source with its beginning and end told: what is reached while modules load, is reached for
 * every test that needs them, not only for the first.
 */
export function withLoadMarks(source: string): string {
  const begin = `const ${MARKS} = globalThis.${MARKS};globalThis.${LOADING}(1);`
  return `${begin}${source}\n;globalThis.${LOADING}(-1)\n`
}
