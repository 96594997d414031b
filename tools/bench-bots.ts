/**
 * Measures how fast bots think on one core (a norn's looks, the network's evaluations, beside games
 * played at random in the same run), and then how long people's moves wait for bots at a server:
 *   npm run bench:bots [-- --seconds N] [--json]
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { GAME_IDS } from '@meadhall/games'
import { benchArguments } from './bench/arguments.ts'
import { measureThinking, type ThinkingFigures } from './bench/thinking.ts'
import { ROOT } from './lib/workspace.ts'

const { seconds, json } = benchArguments()

const thinking: Record<string, ThinkingFigures> = {}
for (const game of GAME_IDS) {
  const figures = await measureThinking(game, seconds)
  thinking[game] = figures
  const { iterationsPerSecond, evaluationsPerSecond, playoutsPerSecond } = figures
  console.log(
    `${game}: ${iterationsPerSecond} looks/s of a norn, ${evaluationsPerSecond} evaluations/s, ` +
      `${playoutsPerSecond} random games/s`,
  )
}

/** What the server's own bench says, its last line as an object. */
function waiting(): unknown {
  const file = join(ROOT, 'apps/server/src/bot-workers/bench.ts')
  const run = spawnSync(process.execPath, [file, '--seconds', `${seconds}`, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (run.status !== 0) throw new Error('the bench of the server failed')
  const lines = run.stdout.trimEnd().split('\n')
  console.log(lines.slice(0, -1).join('\n'))
  return JSON.parse(lines.at(-1) ?? '')
}

const waits = waiting()
if (json) console.log(JSON.stringify({ thinking, waiting: waits }))
