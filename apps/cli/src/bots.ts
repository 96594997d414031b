import { LEVELS, type Level } from '@meadhall/bots'
import type { SimulatedBot } from './simulate/batch.ts'
import { UsageError } from './usage.ts'

/** The level of a name; the error lists the names there are. */
export function botNamed(word: string): Level {
  return namedIn(LEVELS, word)
}

/** The same where one that takes any answer will do, too. */
export function simulatedNamed(word: string): SimulatedBot {
  return namedIn([...LEVELS, 'random'], word)
}

function namedIn<N extends string>(names: readonly N[], word: string): N {
  const name = names.find((one) => one === word)
  if (name !== undefined) return name
  throw new UsageError(`--bots must be one of ${names.join(', ')}, not "${word}"`)
}
