export { type BotPool, botPool, type PoolOptions } from './bot-pool.ts'
export { meteredPool } from './metered-pool.ts'
