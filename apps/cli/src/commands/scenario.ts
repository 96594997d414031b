import { parseArgs } from 'node:util'
import { parseScenario, runScenario, ScenarioError, type Unmet } from '@meadhall/kernel'
import { SCENARIO_GAMES } from '../games.ts'
import { type Fault, faultOf } from '../record/fault.ts'
import { filesMeant, readText } from '../record/files.ts'
import { print } from '../text/print.ts'
import { UsageError } from '../usage.ts'

export const USAGE = `meadhall scenario: plays scenario files and checks what they expect

  FILE…            scenario files, or directories with scenario files
  --json           one JSON object as the last line

Example
  meadhall scenario packages/game-blood-rage/scenarios

The format is described in docs/scenarios.md. Exit code 1 if anything failed.`

const OPTIONS = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** How one file did. Without a title it could not be read; `fault` says why. */
interface Result {
  readonly file: string
  readonly title: string | null
  readonly passed: boolean
  readonly failures: readonly Unmet[]
  readonly fault: Fault | null
}

// biome-ignore lint/suspicious/useAwait: commands are asynchronous
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (positionals.length === 0) throw new UsageError('scenario: name a file or a directory')
  const results = filesMeant(positionals).map(runFile)
  for (const result of results) for (const line of linesOf(result)) print(line)
  const passed = results.filter((result) => result.passed).length
  const summary = { scenarios: results.length, passed, failed: results.length - passed }
  console.log(summaryLine(summary))
  if (values.json) print(JSON.stringify({ ...summary, results }))
  return summary.failed === 0 ? 0 : 1
}

function summaryLine({
  scenarios,
  passed,
  failed,
}: Record<'scenarios' | 'passed' | 'failed', number>) {
  return `${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}, ${passed} passed, ${failed} failed`
}

function runFile(file: string): Result {
  const read = readText(file)
  if ('fault' in read) return faulty(file, null, read.fault)
  let title: string | null = null
  try {
    const scenario = parseScenario(read.text)
    title = scenario.title
    const game = SCENARIO_GAMES.find(({ rules }) => rules.id === scenario.game)
    if (game === undefined) throw new ScenarioError('game', `unknown game "${scenario.game}"`)
    const failures = runScenario(game, scenario)
    return { file, title, passed: failures.length === 0, failures, fault: null }
  } catch (error) {
    return faulty(file, title, faultOf(error))
  }
}

function faulty(file: string, title: string | null, fault: Fault): Result {
  return { file, title, passed: false, failures: [], fault }
}

function linesOf({ file, title, passed, failures, fault }: Result): string[] {
  const head = `${passed ? 'ok' : 'failed'}  ${file}${title === null ? '' : `: ${title}`}`
  return [
    head,
    ...(fault === null ? [] : [`    ${fault.place}: ${fault.reason}`]),
    ...failures.flatMap(({ place, expected, found }) => [
      `    ${place}`,
      `      expected  ${expected}`,
      `      found     ${found}`,
    ]),
  ]
}
