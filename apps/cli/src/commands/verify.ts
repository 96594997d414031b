import { parseArgs } from 'node:util'
import type { Layout, Verified } from '@meadhall/fairness'
import { stepsInWords } from '../record/fairness.ts'
import { filesMeant } from '../record/files.ts'
import { refusal, verifyRecord, winnersOf } from '../record/load.ts'
import { print } from '../text/print.ts'
import { UsageError } from '../usage.ts'

export const USAGE = `meadhall verify: checks that game files are whole, fair and played by the rules

  FILE…            saved games, or directories with saved games
  --reformatted    take files laid out anew (white space, order of keys)
  --json           one JSON object as the last line

Every action is played again; a file is refused if one is illegal, if the result
is not the one that follows, or if a single byte was changed after it was
written. For a game from a server the commitments and the seed are computed
again, and with the seed every shuffle and every roll; the steps are printed
(docs/fair-play.md).
Exit code 1 if a file is refused.`

const OPTIONS = {
  reformatted: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

// biome-ignore lint/suspicious/useAwait: commands are asynchronous
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (positionals.length === 0) throw new UsageError('verify: name a game file')
  const layout = values.reformatted ? 'any' : 'exact'
  const results = filesMeant(positionals).map((path) => verifyFile(path, layout))
  for (const { lines } of results) for (const line of lines) print(line)
  const refused = results.filter(({ report }) => !report.ok).length
  const reports = results.map(({ report }) => report)
  if (values.json) {
    const counts = { files: results.length, ok: results.length - refused, refused }
    print(JSON.stringify({ ...counts, results: reports }))
  }
  return refused === 0 ? 0 : 1
}

function verifyFile(path: string, layout: Layout) {
  const verified = verifyRecord(path, layout)
  if ('fault' in verified) {
    const report = { file: path, ok: false, ...verified.fault }
    return { lines: [refusal(path, verified.fault)], report }
  }
  const { game } = verified
  const steps = stepsInWords(game).map((step) => `  ${step}`)
  return { lines: [`${path}: ok: ${factsOf(game)}`, ...steps], report: reportOf(path, game) }
}

function factsOf({ file }: Verified): string {
  const { game, seats, actions } = file
  return `${game}, ${seats.length} seats, ${actions.length} actions, ${winnersOf(file)}`
}

function reportOf(path: string, { file, fairness, draws }: Verified) {
  const { game, seats, actions, result } = file
  const counts = { seats: seats.length, actions: actions.length, draws: draws.all }
  return { file: path, ok: true, game, ...counts, result, fairness }
}
