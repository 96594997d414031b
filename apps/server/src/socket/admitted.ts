import type { LiveTable } from '../tables/live-table.ts'

/** What somebody was let in by: a session, a seat's link, or nothing. */
export interface Pass {
  /** Whether it still lets them in: asked before everything that they say. */
  isGood(): Promise<boolean>
  /** Calls back when it lets nobody in any more; the result stops that. */
  watch(ended: () => void): () => void
}

/** A stranger's, who has no more rights than anybody. */
export const NO_PASS: Pass = {
  isGood: () => Promise.resolve(true),
  watch: () => () => undefined,
}

/** Whom a hello was found to be. */
export interface Admitted {
  readonly table: LiveTable
  readonly seat: number | null
  readonly person: string | null
  readonly mutes: Set<string>
  readonly isByLink: boolean
  /** Whose screen it is, where it only shows the game to everybody. */
  readonly screenOf: string | null
  readonly pass: Pass
}
