export { type BotPool, botPool } from './bot-pool.ts'
export type { Patron } from './job.ts'
export { meteredPool } from './metered-pool.ts'
export type { PoolCounsel, PoolOptions } from './pool-types.ts'
