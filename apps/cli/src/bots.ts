import { LEVELS, type Level } from '@meadhall/bots'
import type { SimulatedBot } from './simulate/batch.ts'
import { UsageError } from './usage.ts'

/** The level that an option names; the error lists the names there are. */
export function levelNamed(option: string, word: string): Level {
  return namedIn(LEVELS, option, word)
}

/** The same where one that takes any answer will do, too. */
export function simulatedNamed(word: string): SimulatedBot {
  return namedIn([...LEVELS, 'random'], '--bots', word)
}

function namedIn<N extends string>(names: readonly N[], option: string, word: string): N {
  const name = names.find((one) => one === word)
  if (name !== undefined) return name
  throw new UsageError(`${option} must be one of ${names.join(', ')}, not "${word}"`)
}
