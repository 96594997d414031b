import type { Bots, Level } from '@meadhall/bots'

/** One bot for every level. */
export function everyLevel(bot: Bots[Level]): Bots {
  return { thrall: bot, warrior: bot, champion: bot, norn: bot }
}
