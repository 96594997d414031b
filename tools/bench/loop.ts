import { below, type RngState, seedRng } from '@meadhall/kernel'
import type { BenchTarget } from './games.ts'

/** What a measured loop did. */
export interface Work {
  readonly games: number
  readonly actions: number
  readonly seconds: number
}

/** When to stop: after so many seconds, or so many actions. */
export interface Limit {
  readonly seconds: number
  readonly actions: number
}

/**
 * Random play with full enumeration: list all legal actions, take one, carry it out. With `copy`
 * every action is carried out on a copy of the state, which is what the ratio compares with.
 */
export function playLoop(
  target: BenchTarget,
  limit: Limit,
  copy?: (state: unknown) => unknown,
): Work {
  const rng = seedRng('bench')
  const start = performance.now()
  let actions = 0
  let games = 0
  let seconds = 0
  while (seconds < limit.seconds && actions < limit.actions) {
    actions += playGame(target, games, rng, copy)
    games += 1
    seconds = (performance.now() - start) / 1000
  }
  return { games, actions, seconds }
}

function playGame(
  { rules, setups }: BenchTarget,
  number: number,
  rng: RngState,
  copy?: (state: unknown) => unknown,
): number {
  const setup = setups[number % setups.length]
  if (setup === undefined) throw new Error('no set-up to measure')
  const options = rules.parseOptions(setup.options, setup.seats)
  let state = rules.setup({ options, seats: setup.seats, seed: `bench/${number}` })
  const legal: unknown[] = []
  let actions = 0
  for (let open = rules.decisions(state); open.length > 0; open = rules.decisions(state)) {
    const decision = open[0]
    if (decision === undefined) break
    rules.legalActions(state, decision, legal)
    const action = legal[below(rng, legal.length)]
    if (copy !== undefined) state = copy(state)
    rules.apply(state, action)
    actions += 1
  }
  return actions
}
