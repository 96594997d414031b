import type { Bot } from './bot.ts'

export const BOT_NAMES = ['random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** The bots of one game by their level. */
// biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game
export type Bots = Readonly<Record<BotName, Bot<any, any>>>
