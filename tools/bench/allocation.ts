/**
 * Run as a process of its own with a young generation so large that nothing is collected while it
 * measures: prints how many bytes random play allocates an action.
 */
import { BENCH_TARGETS } from './games.ts'
import { playLoop } from './loop.ts'

const WARM_UP = 200_000
const MEASURED = 100_000

const target = BENCH_TARGETS.find((one) => one.rules.id === process.argv[2])
if (target === undefined) throw new Error(`unknown game "${process.argv[2]}"`)
playLoop(target, { seconds: 30, actions: WARM_UP })
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
const { actions } = playLoop(target, { seconds: 30, actions: MEASURED })
const after = process.memoryUsage().heapUsed
console.log(JSON.stringify({ bytesPerAction: Math.round((after - before) / actions) }))
