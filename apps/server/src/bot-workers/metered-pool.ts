import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { type BotPool, botPool } from './bot-pool.ts'
import type { PoolOptions, PoolStats } from './pool-types.ts'

/** From a tenth of a millisecond, the way to a thread and back, to a minute, a table's patience. */
const SECONDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60]

interface Shown {
  readonly name: string
  readonly help: string
  readonly read: (stats: PoolStats) => number
}

const GAUGES: readonly Shown[] = [
  {
    name: 'meadhall_bot_queue',
    help: 'Choices that wait for a bot worker',
    read: ({ waiting, atDoor }) => waiting + atDoor,
  },
  {
    name: 'meadhall_bot_thinking',
    help: 'Bot workers that think',
    read: ({ thinking }) => thinking,
  },
]

const COUNTERS: readonly Shown[] = [
  {
    name: 'meadhall_bot_spared_total',
    help: 'Choices made at random for bots that had none',
    read: ({ spared }) => spared,
  },
  {
    name: 'meadhall_bot_threads_lost_total',
    help: 'Bot workers that died or hung',
    read: ({ replaced }) => replaced,
  },
]

/** A pool of bots that an operator can look at: what waits, for how long, and what went wrong. */
export function meteredPool(registry: Registry, options: Omit<PoolOptions, 'onAnswer'>): BotPool {
  const waiting = secondsOf(registry, 'meadhall_bot_wait_seconds', 'Until a bot began to think')
  const thinking = secondsOf(registry, 'meadhall_bot_think_seconds', 'That a bot thought')
  const pool = botPool({
    ...options,
    onAnswer: ({ game, level, waited, thought }) => {
      waiting.observe({ game, level }, waited / 1000)
      thinking.observe({ game, level }, thought / 1000)
    },
  })
  show(registry, () => pool.stats())
  return pool
}

function secondsOf(registry: Registry, name: string, help: string) {
  const labelNames = ['game', 'level'] as const
  return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] })
}

/** Read when somebody asks for the metrics, so that they are true even if nothing moves any more. */
function show(registry: Registry, stats: () => PoolStats): void {
  const registers = [registry]
  for (const { name, help, read } of GAUGES) {
    const collect = function (this: Gauge) {
      this.set(read(stats()))
    }
    new Gauge({ name, help, registers, collect })
  }
  for (const { name, help, read } of COUNTERS) {
    const collect = function (this: Counter) {
      this.reset()
      this.inc(read(stats()))
    }
    new Counter({ name, help, registers, collect })
  }
}
