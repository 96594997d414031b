import { CHARACTERS, type Character, hasCharacter, LEVELS, type Level } from '@meadhall/bots'
import type { SimulatedBot } from './simulate/batch.ts'
import { UsageError } from './usage.ts'

/** The level that an option names; the error lists the names there are. */
function levelNamed(option: string, word: string): Level {
  return namedIn(LEVELS, option, word)
}

/** "norn" or "norn:aggressive". */
export interface CastBot {
  readonly level: Level
  readonly character?: Character
}

/** A level with a character where one is named, both checked. */
export function castNamed(option: string, word: string): CastBot {
  const [name = '', cast] = word.split(':')
  const level = levelNamed(option, name)
  if (cast === undefined) return { level }
  if (!hasCharacter(level)) throw new UsageError(`${option}: a ${level} has no character`)
  return { level, character: namedIn(CHARACTERS, option, cast) }
}

/** A level where one that takes any answer will do, too. */
export function simulatedNamed(word: string): SimulatedBot {
  return namedIn([...LEVELS, 'random'], '--bots', word)
}

function namedIn<N extends string>(names: readonly N[], option: string, word: string): N {
  const name = names.find((one) => one === word)
  if (name !== undefined) return name
  throw new UsageError(`${option} must be one of ${names.join(', ')}, not "${word}"`)
}

/** The same word again: "norn:aggressive". */
export function castName({ level, character }: CastBot): string {
  return character === undefined ? level : `${level}:${character}`
}
