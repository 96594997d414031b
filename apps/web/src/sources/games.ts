import type { Action, AnyRules, Outcome } from '@meadhall/kernel'
import { browserStore } from './host/browser-store.ts'
import { type GameStore, STORED_VERSION, type StoredGame } from './host/stored-game.ts'
import type { SeatInfo } from './source.ts'

export interface NewGame {
  readonly rules: Pick<AnyRules, 'id' | 'version'>
  readonly options: unknown
  readonly seats: readonly SeatInfo[]
}

let store: Promise<GameStore> | null = null

/** The games kept in this browser. Rejects where the browser keeps nothing. */
export function games(): Promise<GameStore> {
  if (store === null) {
    store = browserStore()
    // The next one who asks may be luckier.
    store.catch(() => {
      store = null
    })
  }
  return store
}

/** 32 random bytes: nobody can guess the cards. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Lays a new game out and returns its id. */
export function createGame({ rules, options, seats }: NewGame): Promise<string> {
  const game = { game: rules.id, rulesVersion: rules.version, options, seats }
  return keepGame({ ...game, seed: freshSeed(), actions: [], result: null })
}

/** A game as it comes from elsewhere. */
export type Brought = Pick<
  StoredGame,
  'game' | 'rulesVersion' | 'options' | 'seats' | 'seed' | 'result'
> & { readonly actions: readonly Action[]; readonly result: Outcome | null }

/** Stores a game with all that was done in it and returns its id. */
export async function keepGame({ actions, ...brought }: Brought): Promise<string> {
  const id = crypto.randomUUID()
  const now = Date.now()
  const dates = { created: now, touched: now }
  const game = { ...brought, ...dates, version: STORED_VERSION, id, steps: actions.length } as const
  await (await games()).create(game, actions)
  return id
}
