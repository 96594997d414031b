/** Runs before every test file: collects the marks that the file reaches, if sources have any. */
import { afterAll } from 'vitest'
import { LOADING, MARKS } from './marks.ts'

/** What a test file hands over with its result. */
export interface Reach {
  /** The marks reached by what the file itself does. */
  readonly reached: readonly number[]
  /** The marks reached while a module was loaded for it. */
  readonly loaded: readonly number[]
}

/** More than any game has mutants. */
const MOST_MARKS = 10_000

/** Modules keep the marks they were loaded with, so these are one list for all files of a process. */
const shared = globalThis as { [MARKS]?: Uint8Array; [LOADING]?: (change: number) => void }
shared[MARKS] ??= new Uint8Array(MOST_MARKS)
const marks = shared[MARKS]
const loaded = new Uint8Array(MOST_MARKS)
let before = new Uint8Array(MOST_MARKS)
let depth = 0

/** While modules load, the marks are theirs; then they are the file's again. */
shared[LOADING] = (change) => {
  if (depth === 0) {
    before = marks.slice()
    marks.fill(0)
  }
  depth += change
  if (depth > 0) return
  for (const number of setIn(marks)) loaded[number] = 1
  marks.set(before)
}

function setIn(list: Uint8Array): number[] {
  return [...list.keys()].filter((number) => list[number] === 1)
}

marks.fill(0)
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern, and nothing of it is wanted
afterAll(({}, file) => {
  const reach: Reach = { reached: setIn(marks), loaded: setIn(loaded) }
  Object.assign(file.meta, { reach })
})
