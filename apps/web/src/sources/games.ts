import type { AnyRules, Outcome } from '@meadhall/kernel'
import {
  journalOf,
  type LoadedMatch,
  lineOf,
  RECORD_VERSION,
  type SeatInfo,
  tidySeats,
  type UndoPolicy,
} from '@meadhall/match'
import { create } from 'zustand'
import { type BrowserStore, browserStore } from './host/browser-store.ts'
import type { Recording } from './host/protocol.ts'
import { randomHex } from './random.ts'

export interface NewGame {
  readonly rules: Pick<AnyRules, 'id' | 'version'>
  readonly options: unknown
  readonly seats: readonly SeatInfo[]
  readonly undo: UndoPolicy
}

/** Whether a newer version took the store over: this page must be loaded anew to see the games. */
export const useOutdated = create(() => false)

let store: Promise<BrowserStore> | null = null

function forget(): void {
  store = null
}

/** The games kept in this browser. Rejects with a `HostFailure` where they cannot be had. */
export function games(): Promise<BrowserStore> {
  if (store === null) {
    store = browserStore(() => {
      forget()
      useOutdated.setState(true)
    })
    // The next one who asks may be luckier.
    store.catch(forget)
  }
  return store
}

/** So many random bytes that nobody can guess the cards. */
const SEED_BYTES = 32
const ID_BYTES = 16

/** Lays a new game out and returns its id. */
export function createGame({ rules, options, seats, undo }: NewGame): Promise<string> {
  const game = { game: rules.id, rulesVersion: rules.version, options, seats }
  return keepGame({ ...game, seed: randomHex(SEED_BYTES), actions: [], raises: [] }, null, undo)
}

/** Stores a game with all that was done in it and returns its id. */
export async function keepGame(
  recording: Recording,
  result: Outcome | null,
  undo: UndoPolicy,
): Promise<string> {
  const { game, rulesVersion, options, seats: given, seed, fairness, actions } = recording
  const id = randomHex(ID_BYTES)
  const own = { version: RECORD_VERSION, id, seats: tidySeats(given), undo } as const
  const summary = { steps: actions.length, result, standing: null }
  const store = await games()
  const start = { game, rulesVersion, options, seed, ...(fairness && { fairness }) }
  await store.create({ ...own, ...start }, summary, journalOf(recording))
  return id
}

/** A stored game as one hands it on: without what was taken back. */
export function recordingOf({ match, entries }: LoadedMatch): Recording {
  const { game, rulesVersion, options, seats, seed, fairness } = match
  const start = { game, rulesVersion, options, seats, seed, ...(fairness && { fairness }) }
  return { ...start, ...lineOf(entries) }
}
