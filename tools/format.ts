/** Formats the sources and applies the linter's safe fixes: `npm run format [-- paths]`. */
import { BIOME } from './lib/checks.ts'
import { runStep } from './lib/steps.ts'

const args = ['check', '--write', ...process.argv.slice(2)]
const { ok } = await runStep({ name: 'format', script: BIOME, args, live: true })
process.exitCode = ok ? 0 : 1
