import type { Bots } from '@meadhall/bots'
import type { AnyRules } from '@meadhall/kernel'
import { HostFailure } from './failure.ts'

/** Each game's rules and bots are chunks of their own. */
const RULES: Readonly<Record<string, () => Promise<AnyRules>>> = {
  'blood-rage': async () => (await import('@meadhall/game-blood-rage')).bloodRage,
  valhalla: async () => (await import('@meadhall/game-valhalla')).valhalla,
}
const BOTS: Readonly<Record<string, () => Promise<Bots>>> = {
  'blood-rage': async () => (await import('@meadhall/bots/blood-rage')).bloodRageBots,
  valhalla: async () => (await import('@meadhall/bots/valhalla')).valhallaBots,
}

export function rulesOf(game: string): Promise<AnyRules> {
  return loadFrom(RULES, game)
}

export function botsOf(game: string): Promise<Bots> {
  return loadFrom(BOTS, game)
}

function loadFrom<T>(from: Readonly<Record<string, () => Promise<T>>>, game: string): Promise<T> {
  const load = Object.hasOwn(from, game) ? from[game] : undefined
  if (load === undefined) throw new HostFailure('damaged', `unknown game "${game}"`)
  return load()
}
