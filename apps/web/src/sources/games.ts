import type { Action, AnyRules, Outcome } from '@meadhall/kernel'
import { create } from 'zustand'
import { browserStore } from './host/browser-store.ts'
import { type GameStore, STORED_VERSION, type StoredGame } from './host/stored-game.ts'
import { tidySeats } from './host/stored-shape.ts'
import { randomHex } from './random.ts'
import type { SeatInfo } from './source.ts'

export interface NewGame {
  readonly rules: Pick<AnyRules, 'id' | 'version'>
  readonly options: unknown
  readonly seats: readonly SeatInfo[]
}

/** Whether a newer version took the store over: this page must be loaded anew to see the games. */
export const useOutdated = create(() => false)

let store: Promise<GameStore> | null = null

function forget(): void {
  store = null
}

/** The games kept in this browser. Rejects with a `HostFailure` where they cannot be had. */
export function games(): Promise<GameStore> {
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
export function createGame({ rules, options, seats }: NewGame): Promise<string> {
  const game = { game: rules.id, rulesVersion: rules.version, options, seats }
  return keepGame({ ...game, seed: randomHex(SEED_BYTES), actions: [], result: null })
}

/** A game as it comes from elsewhere. */
export type Brought = Pick<
  StoredGame,
  'game' | 'rulesVersion' | 'options' | 'seats' | 'seed' | 'result'
> & { readonly actions: readonly Action[]; readonly result: Outcome | null }

/** Stores a game with all that was done in it and returns its id. */
export async function keepGame({ actions, ...brought }: Brought): Promise<string> {
  const id = randomHex(ID_BYTES)
  const now = Date.now()
  const dates = { created: now, touched: now }
  const own = { ...dates, version: STORED_VERSION, id, steps: actions.length } as const
  const game = { ...brought, ...own, seats: tidySeats(brought.seats) }
  await (await games()).create(game, actions)
  return id
}
