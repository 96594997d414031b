/**
 * Attacks a server by frames, raw bytes and requests over real sockets, and plays every attacked game
 * to its end:
 *   npm run fuzz:wire -- --frames N [--seed S] [--limits lifted|real] [--json]
 * The exit code is 1 if something crashed, was stuck, told a secret or logged an error.
 */
import { parseArgs } from 'node:util'
import { fuzzWire } from './fuzz.ts'
import { describeReport } from './report.ts'

const OPTIONS = {
  frames: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
  limits: { type: 'string', default: 'lifted' },
  json: { type: 'boolean', default: false },
} as const

const { values } = parseArgs({ options: OPTIONS })
const { seed, limits } = values
const frames = Number(values.frames)
if (!(Number.isInteger(frames) && frames > 0) || (limits !== 'lifted' && limits !== 'real')) {
  console.error('--frames must be a whole number above 0, --limits lifted or real')
  process.exit(2)
}

const report = await fuzzWire({
  frames,
  seed,
  limits,
  perGame: 20_000,
  progress: (sent) => process.stderr.write(`${sent} of ${frames} frames\n`),
})
console.log(values.json ? JSON.stringify(report) : describeReport(report))
process.exitCode = report.problems.length === 0 ? 0 : 1
