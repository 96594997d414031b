import type { Fields } from '@meadhall/kernel'
import type { EngineBattle } from './engine-battle.ts'

/** A difference with everything that is needed to see it again: a scenario that leads to it. */
export function report(
  seed: string,
  given: Fields,
  battle: EngineBattle,
  difference: string,
): string {
  const scenario = {
    format: 'meadhall-scenario',
    version: 1,
    game: 'valhalla',
    title: difference,
    given,
    steps: battle.asked.map(({ seat, answer }) => ({ [`p${seat + 1}`]: answer })),
  }
  return `seed ${seed}: ${difference}\n${JSON.stringify(scenario)}`
}
