export {
  type Asked,
  type Bot,
  type Budget,
  Stopped,
  type StopSignal,
  type Thinking,
} from './bot.ts'
export type { Evaluator } from './greedy.ts'
export { BOT_NAMES, type BotName, type Bots } from './levels.ts'
