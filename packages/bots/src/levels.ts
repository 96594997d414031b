import type { Seed } from '@meadhall/kernel'
import type { Bot } from './bot.ts'

export const BOT_NAMES = ['random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** The bots of one game by their level; the seed makes their choices repeatable. */
// biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game
export type Bots = Readonly<Record<BotName, (seed: Seed) => Bot<any, any>>>
