import { BOT_NAMES, type BotName } from '@meadhall/bots'
import { UsageError } from './usage.ts'

/** The bot of a name; the error lists the names there are. */
export function botNamed(word: string): BotName {
  const name = BOT_NAMES.find((one) => one === word)
  if (name !== undefined) return name
  throw new UsageError(`--bots must be one of ${BOT_NAMES.join(', ')}, not "${word}"`)
}
