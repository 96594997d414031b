export { type BotPool, botPool, type PoolCounsel, type PoolOptions } from './bot-pool.ts'
export { meteredPool } from './metered-pool.ts'
