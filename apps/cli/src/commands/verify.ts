import { parseArgs } from 'node:util'
import { filesMeant } from '../record/files.ts'
import { loadRecord, refusal, winnersOf } from '../record/load.ts'
import { print } from '../text/print.ts'
import { UsageError } from '../usage.ts'

export const USAGE = `meadhall verify: checks that game files are whole and played by the rules

  FILE…            saved games, or directories with saved games
  --json           one JSON object as the last line

Every action is played again; a file is refused if one is illegal, if the result
is not the one that follows, or if anything was changed after it was written.
Exit code 1 if a file is refused.`

const OPTIONS = {
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
  const results = filesMeant(positionals).map(verifyFile)
  for (const { line } of results) print(line)
  const refused = results.filter(({ report }) => !report.ok).length
  const reports = results.map(({ report }) => report)
  if (values.json) {
    const counts = { files: results.length, ok: results.length - refused, refused }
    print(JSON.stringify({ ...counts, results: reports }))
  }
  return refused === 0 ? 0 : 1
}

function verifyFile(path: string) {
  const loaded = loadRecord(path)
  if ('fault' in loaded) {
    const report = { file: path, ok: false, ...loaded.fault }
    return { line: refusal(path, loaded.fault), report }
  }
  const { file } = loaded.game
  const { game, seats, actions, result } = file
  const facts = `${game}, ${seats.length} seats, ${actions.length} actions, ${winnersOf(file)}`
  const report = {
    file: path,
    ok: true,
    game,
    seats: seats.length,
    actions: actions.length,
    result,
  }
  return { line: `${path}: ok: ${facts}`, report }
}
