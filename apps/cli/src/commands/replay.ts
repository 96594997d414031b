import { parseArgs } from 'node:util'
import type { LoadedGame } from '@meadhall/kernel'
import type { Teller } from '../play/game.ts'
import { loadRecord, refusal, winnersOf } from '../record/load.ts'
import { type Chapter, type Listener, retell } from '../record/retell.ts'
import { tellerOf } from '../record/story.ts'
import { paintFor } from '../text/paint.ts'
import { print, printPainted } from '../text/print.ts'
import { UsageError, wholeNumber } from '../usage.ts'

export const USAGE = `meadhall replay: tells a saved game again, action by action

  FILE             a saved game
  --until N        stop after N actions (the whole game)
  --viewer SEAT    only what that seat saw, counted from 1 (all there is)
  --json           one JSON object as the last line

A file that is refused is told with the place and the reason; exit code 1.`

const OPTIONS = {
  until: { type: 'string' },
  viewer: { type: 'string' },
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
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError('replay: name one game file')
  const loaded = loadRecord(path)
  if ('fault' in loaded) {
    print(refusal(path, loaded.fault))
    if (values.json) print(JSON.stringify({ file: path, ok: false, ...loaded.fault }))
    return 1
  }
  tell(path, loaded.game, values)
  return 0
}

interface Words {
  readonly until?: string | undefined
  readonly viewer?: string | undefined
  readonly json: boolean
}

function tell(path: string, loaded: LoadedGame, words: Words): void {
  const { rules, file } = loaded
  const total = file.actions.length
  const until = wholeNumber('--until', words.until ?? String(total), 0, total)
  const { chapters, state } = retell(loaded, until, listener(words.viewer, file.seats.length))
  const teller = tellerOf(rules, paintFor(process.stdout, process.env))
  chapters.forEach((chapter, index) => {
    for (const line of chapterLines(loaded, chapter, index, teller)) printPainted(line)
  })
  const result = rules.outcome(state)
  print(result === null ? pause(loaded, state, until) : ending(loaded))
  if (!words.json) return
  const { game, seats } = file
  print(
    JSON.stringify({ file: path, ok: true, game, seats, actions: total, until, result, chapters }),
  )
}

function listener(word: string | undefined, seats: number): Listener {
  return word === undefined ? 'all' : wholeNumber('--viewer', word, 1, seats) - 1
}

function chapterLines({ file }: LoadedGame, chapter: Chapter, index: number, teller: Teller) {
  const { by, action, events } = chapter
  if (by === null) return teller.tell(events)
  const name = file.seats[by]?.name ?? `seat ${by + 1}`
  return [`${index}. ${name}${action === null ? '' : `: ${action}`}`, ...teller.tell(events)]
}

function pause({ rules, file }: LoadedGame, state: LoadedGame['game']['state'], until: number) {
  const asked = rules
    .decisions(state)
    .map(({ seat, kind }) => `${file.seats[seat]?.name ?? `seat ${seat + 1}`} (${kind})`)
  return `After ${until} of ${file.actions.length} actions: waiting for ${asked.join(', ')}.`
}

function ending({ file }: LoadedGame): string {
  const scores = file.result?.scores.map((score, seat) => `${file.seats[seat]?.name} ${score}`)
  return `The game is over: ${scores?.join(', ')}; ${winnersOf(file)}.`
}
