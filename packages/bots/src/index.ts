export {
  type Asked,
  type Bot,
  type Budget,
  type Opinion,
  Stopped,
  type StopSignal,
  type Thinking,
  type Weighed,
  type Witnessed,
} from './bot.ts'
export { championBot, type Manner } from './champion.ts'
export { CHARACTERS, type Character, hasCharacter, isCharacter } from './characters.ts'
export type { Evaluator } from './greedy.ts'
export type { Judge } from './judge.ts'
export { type Bots, LEVELS, type Level, levelOf, type ReadWeights } from './levels.ts'
export { chanceOf } from './network/chance.ts'
export type { FeatureSet } from './network/feature-set.ts'
export { type Learnt, learntBy } from './network/learnt.ts'
export { Network, type Verdict, worthOf } from './network/network.ts'
export { readNetwork } from './network/read-network.ts'
export { resultOf, squash } from './network/result.ts'
export { add, newSparse, type Sparse } from './network/sparse.ts'
export type { Shape, Weights } from './network/weights.ts'
export { readWeights, WEIGHTS_FORMAT, WeightsError, writeWeights } from './network/weights-file.ts'
export { once, onDemand } from './on-demand.ts'
export { randomBot } from './random.ts'
export { TimeBudget, usualBudget } from './time-budget.ts'
