export {
  type Asked,
  type Bot,
  type Budget,
  type Opinion,
  Stopped,
  type StopSignal,
  type Thinking,
  type Weighed,
} from './bot.ts'
export type { Evaluator } from './greedy.ts'
export { type Bots, LEVELS, type Level, levelOf, type ReadWeights } from './levels.ts'
export { randomBot } from './random.ts'
