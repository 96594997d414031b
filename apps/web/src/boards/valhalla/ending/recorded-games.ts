import { readdirSync, readFileSync } from 'node:fs'
import {
  type State,
  type ValhallaAction,
  type ValhallaEvent,
  valhalla,
} from '@meadhall/game-valhalla'
import type { LogEntry } from '../game.ts'

const FOLDER = new URL('../../../../../../packages/game-valhalla/fixtures/', import.meta.url)

interface Recorded {
  readonly options: unknown
  readonly seats: readonly unknown[]
  readonly seed: string
  readonly actions: readonly ValhallaAction[]
  readonly rules?: readonly { readonly version: number }[]
}

/** A recorded game played again: how it ended, and what everybody heard of it. */
export function replayed(name: string): {
  readonly state: State
  readonly log: readonly LogEntry[]
} {
  const game = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded
  const count = game.seats.length
  const state = valhalla.setup({
    options: valhalla.parseOptions(game.options, count),
    seats: count,
    seed: game.seed,
    version: game.rules?.[0]?.version ?? valhalla.version,
  })
  const log = game.actions.map((action, index): LogEntry => {
    const events: ValhallaEvent[] = []
    valhalla.apply(state, action, (event) => events.push(valhalla.redact(event, null)))
    return { step: index + 1, by: action.by, events, returns: 0 }
  })
  return { state, log }
}

export const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
export const SHARED_NAMES = NAMES.filter((name) => !name.startsWith('solo'))
