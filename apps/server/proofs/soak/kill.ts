/**
 * Plays many games over real sockets while servers are killed at random moments, and compares all
 * that clients were told with what is stored:
 *   npm run soak:kill -- --kills N [--seed S] [--processes 1|3] [--tables N] [--gentle] [--json]
 * With --gentle they are asked to stop, and must end in order. The exit code is 1 if anything was lost, doubled, reordered or told otherwise than it is stored.
 */
import { parseArgs } from 'node:util'
import { describeReport } from './report.ts'
import { soak } from './soak.ts'

const OPTIONS = {
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  processes: { type: 'string', default: '1' },
  tables: { type: 'string', default: '8' },
  gentle: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options: OPTIONS })

function count(option: 'kills' | 'processes' | 'tables'): number {
  const word = values[option]
  if (/^[1-9]\d*$/.test(word)) return Number(word)
  console.error(`--${option} must be a whole number above 0, not "${word}"`)
  process.exit(2)
}

const report = await soak({
  kills: count('kills'),
  processes: count('processes'),
  tables: count('tables'),
  seed: values.seed,
  isGentle: values.gentle,
  progress: (kills) => {
    if (kills % 50 === 0) process.stderr.write(`${kills} of ${values.kills} kills\n`)
  },
})
console.log(values.json ? JSON.stringify(report) : describeReport(report))
// Clients of games that stand still would keep it from ending.
process.exit(report.problems.length === 0 ? 0 : 1)
