/**
 * Attacks a server with a heap of 256 MB by legal bytes alone (connections that never read, pipelining,
 * control frames, slow bodies, floods of chat, proposals, hints, undo, sign-ins, tables, spectators)
 * while honest people play at eight tables:
 *   npm run siege -- [--seconds N] [--tables N] [--addresses N] [--only KIND] [--seed S] [--json]
 * A move's time is that from sending an answer to its reply, as the player's client sees it. The exit
 * code is 1 if the process died, its memory passed its bound, or an honest move took more than 500 ms.
 */
import { parseArgs } from 'node:util'
import { ASSAULTS } from './assaults/index.ts'
import { describeReport } from './report.ts'
import { siege } from './siege.ts'

const OPTIONS = {
  seconds: { type: 'string', default: '90' },
  tables: { type: 'string', default: '8' },
  addresses: { type: 'string', default: '3' },
  only: { type: 'string' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const

const LONGEST_MS = 500
const CALM_SECONDS = 10

const { values } = parseArgs({ options: OPTIONS })

function count(option: 'seconds' | 'tables' | 'addresses', most: number): number {
  const number = Number(values[option])
  if (Number.isInteger(number) && number > 0 && number <= most) return number
  console.error(`--${option} must be a whole number from 1 to ${most}, not "${values[option]}"`)
  process.exit(2)
}

const { only } = values
if (only !== undefined && !(only in ASSAULTS)) {
  console.error(`--only must be one of ${Object.keys(ASSAULTS).join(', ')}, not "${only}"`)
  process.exit(2)
}

const report = await siege({
  seed: values.seed,
  tables: count('tables', 25),
  seconds: count('seconds', 3600),
  addresses: count('addresses', 50),
  ...(only !== undefined && { only }),
  calmSeconds: CALM_SECONDS,
  longestMs: LONGEST_MS,
})
console.log(values.json ? JSON.stringify(report) : describeReport(report))
process.exit(report.problems.length === 0 ? 0 : 1)
