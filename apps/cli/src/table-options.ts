import { OptionError } from '@meadhall/kernel'
import { gameNamed } from './games.ts'
import { refusalInWords } from './text/refusal.ts'
import { UsageError } from './usage.ts'

/** The options as the rules take them; what they refuse is a mistake of the command line. */
export function readOptions(game: string, text: string, players: number): unknown {
  const raw = parseJson(text)
  try {
    gameNamed(game).parseOptions(raw, players)
  } catch (error) {
    if (error instanceof OptionError)
      throw new UsageError(`--options: ${refusalInWords(error.refusal)}`)
    throw error
  }
  return raw
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`--options must be JSON such as '{"loki":true}', not "${text}"`)
  }
}
