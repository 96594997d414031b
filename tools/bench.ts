/**
 * Measures random play of whole games with full enumeration on one core, beside the same loop with
 * a structuredClone of the state for every action, in the same run; and what telling all seats of an
 * action takes, as whole views and as one shared part with the seats' own:
 *   npm run bench [-- --seconds N] [--json]
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { benchArguments } from './bench/arguments.ts'
import { BENCH_TARGETS, type BenchTarget } from './bench/games.ts'
import { playLoop } from './bench/loop.ts'
import { describeViews, measureViews, type ViewFigures } from './bench/views.ts'

interface Figures {
  readonly actionsPerSecond: number
  readonly gamesPerSecond: number
  readonly baselineActionsPerSecond: number
  readonly ratioToBaseline: number
  readonly bytesPerAction: number
  readonly views: ViewFigures
}

const { seconds, json } = benchArguments()

const games: Record<string, Figures> = {}
for (const target of BENCH_TARGETS) games[target.rules.id] = measure(target)
for (const [game, figures] of Object.entries(games)) console.log(describe(game, figures))
if (json) console.log(JSON.stringify({ games }))

function measure(target: BenchTarget): Figures {
  const endless = Number.MAX_SAFE_INTEGER
  playLoop(target, { seconds: seconds / 4, actions: endless })
  const work = playLoop(target, { seconds, actions: endless })
  const baseline = playLoop(target, { seconds, actions: endless }, structuredClone)
  const actionsPerSecond = Math.round(work.actions / work.seconds)
  const baselineActionsPerSecond = Math.round(baseline.actions / baseline.seconds)
  return {
    actionsPerSecond,
    gamesPerSecond: Math.round(work.games / work.seconds),
    baselineActionsPerSecond,
    ratioToBaseline: Math.round((10 * actionsPerSecond) / baselineActionsPerSecond) / 10,
    bytesPerAction: measureAllocation(target.rules.id),
    views: measureViews(target, seconds),
  }
}

function measureAllocation(game: string): number {
  const script = fileURLToPath(new URL('./bench/allocation.ts', import.meta.url))
  const flags = ['--expose-gc', '--max-semi-space-size=512', '--min-semi-space-size=512']
  const output = execFileSync(process.execPath, [...flags, script, game], { encoding: 'utf8' })
  return (JSON.parse(output) as { bytesPerAction: number }).bytesPerAction
}

function describe(game: string, figures: Figures): string {
  return [
    `${game}: ${figures.actionsPerSecond} actions/s, ${figures.gamesPerSecond} games/s`,
    `  ${figures.ratioToBaseline} × the structuredClone baseline (${figures.baselineActionsPerSecond} actions/s)`,
    `  ${figures.bytesPerAction} bytes allocated an action`,
    describeViews(figures.views),
  ].join('\n')
}
