import { parseArgs } from 'node:util'
import { shielded, unshielded } from '../admin/dashed-ids.ts'
import { keepIn } from '../admin/files.ts'
import {
  type DeedLine,
  deedLine,
  type PersonLine,
  personLine,
  type ReportLine,
  reportLine,
  type TableLine,
  tableLine,
  tableLines,
} from '../admin/lines.ts'
import { AdminFailure, asked, type Operator, operatorFrom } from '../admin/operator.ts'
import { untilIn } from '../admin/until.ts'
import { print } from '../text/print.ts'
import { UsageError } from '../usage.ts'

export const USAGE = `meadhall admin: looks after a server that runs

  tables [--phase P] [--game G] [--person ID]   the tables touched last
  table ID                    one table
  stuck                       games that may not go on by themselves, and why
  close ID                    closes a table; a running game ends unrated
  game ID FILE                the file of a game, also of one that runs
  people NAME                 people by a part of their name
  person-data ID FILE         all that is kept of a person
  mute ID UNTIL               no chat until then: 12h, 7d, 2w, 2027-01-31, off
  ban ID UNTIL                no entry until then
  reports [--all]             what people told about others
  close-report ID NOTE        a report is dealt with
  audit                       what operators and owners of accounts did
  backup FILE                 the whole database, while everybody plays on
  drop-snapshots              throws away what only saves time

  --server URL    the server; else MEADHALL_SERVER, else this machine at PORT
  --json          what the server answers, as it is

The operator is known by MEADHALL_OPERATOR_TOKEN, or by the file operator-token
in the server's data folder (MEADHALL_DATA, else data/). Whatever is changed or
taken away is written down: meadhall admin audit.`

const OPTIONS = {
  server: { type: 'string' },
  phase: { type: 'string' },
  game: { type: 'string' },
  person: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

interface Call {
  readonly operator: Operator
  readonly words: readonly string[]
  readonly filters: Readonly<Record<string, string | undefined>>
  readonly all: boolean
}

/** What a command printed: the answer as it came, and its lines. */
interface Told {
  readonly answer: unknown
  readonly lines: readonly string[]
}

type Work = (call: Call) => Promise<Told>

/** The commands, each with how many words follow it. */
const WORKS: Readonly<Record<string, readonly [words: number, work: Work]>> = {
  tables: [0, tables],
  table: [1, ({ operator, words: [id = ''] }) => oneTable(operator, 'GET', id)],
  stuck: [0, stuck],
  close: [1, ({ operator, words: [id = ''] }) => oneTable(operator, 'POST', id)],
  game: [2, (call) => kept(call, `/tables/${part(call, 0)}/file`, 1)],
  people: [1, people],
  'person-data': [2, (call) => kept(call, `/people/${part(call, 0)}/export`, 1)],
  mute: [2, (call) => restricted(call, 'mute')],
  ban: [2, (call) => restricted(call, 'ban')],
  reports: [0, reports],
  'close-report': [2, closeReport],
  audit: [0, audit],
  backup: [1, (call) => kept(call, '/backup', 0)],
  'drop-snapshots': [0, dropSnapshots],
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: shielded(args, OPTIONS),
    options: OPTIONS,
    allowPositionals: true,
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const [name = '', ...words] = positionals.map(unshielded)
  const work = workNamed(name, words)
  const { phase, game, person, all } = values
  const operator = operatorFrom(process.env, values.server)
  try {
    const { answer, lines } = await work({ operator, words, filters: { phase, game, person }, all })
    for (const line of values.json ? [JSON.stringify(answer)] : lines) print(line)
    return 0
  } catch (error) {
    if (!(error instanceof AdminFailure)) throw error
    console.error(`meadhall: ${error.message}`)
    return 1
  }
}

function workNamed(name: string, words: readonly string[]): Work {
  const found = Object.hasOwn(WORKS, name) ? WORKS[name] : undefined
  if (found === undefined)
    throw new UsageError(`admin: unknown "${name}" (known: ${Object.keys(WORKS).join(', ')})`)
  const [count, work] = found
  if (words.length !== count)
    throw new UsageError(`admin ${name}: ${count} words follow it, not ${words.length}`)
  return work
}

/** A word as a part of an address. */
function part({ words }: Call, index: number): string {
  return encodeURIComponent(words[index] ?? '')
}

async function answered<T>(reply: Promise<Response>): Promise<T> {
  return (await (await reply).json()) as T
}

async function tables({ operator, filters }: Call): Promise<Told> {
  const wanted = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(wanted as [string, string][])
  const reply = asked(operator, 'GET', `/tables?${query}`)
  const answer = await answered<{ tables: TableLine[] }>(reply)
  return { answer, lines: orNone(answer.tables.map(tableLine), 'no tables') }
}

async function oneTable(operator: Operator, method: 'GET' | 'POST', id: string): Promise<Told> {
  const path = `/tables/${encodeURIComponent(id)}${method === 'POST' ? '/close' : ''}`
  const answer = await answered<{ table: TableLine }>(asked(operator, method, path))
  return { answer, lines: tableLines(answer.table) }
}

async function stuck({ operator }: Call): Promise<Told> {
  const reply = asked(operator, 'GET', '/stuck')
  const answer = await answered<{ tables: { table: TableLine; why: string[] }[] }>(reply)
  const lines = answer.tables.map(({ table, why }) => `${why.join(', ')}: ${tableLine(table)}`)
  return { answer, lines: orNone(lines, 'nothing is stuck') }
}

async function people(call: Call): Promise<Told> {
  const reply = asked(call.operator, 'GET', `/people?name=${part(call, 0)}`)
  const answer = await answered<{ people: PersonLine[] }>(reply)
  return { answer, lines: orNone(answer.people.map(personLine), 'nobody is called so') }
}

async function restricted(call: Call, what: 'ban' | 'mute'): Promise<Told> {
  const until = untilIn(call.words[1] ?? '', Date.now())
  const reply = asked(call.operator, 'POST', `/people/${part(call, 0)}/${what}`, { until })
  const answer = await answered<{ person: PersonLine }>(reply)
  return { answer, lines: [personLine(answer.person)] }
}

async function reports({ operator, all }: Call): Promise<Told> {
  const reply = asked(operator, 'GET', `/reports?state=${all ? 'all' : 'open'}`)
  const answer = await answered<{ reports: ReportLine[] }>(reply)
  return { answer, lines: orNone(answer.reports.map(reportLine), 'no reports') }
}

async function closeReport(call: Call): Promise<Told> {
  const note = call.words[1] ?? ''
  await asked(call.operator, 'POST', `/reports/${part(call, 0)}/close`, { note })
  return { answer: { closed: call.words[0] }, lines: ['closed'] }
}

async function audit({ operator }: Call): Promise<Told> {
  const answer = await answered<{ deeds: DeedLine[] }>(asked(operator, 'GET', '/audit'))
  return { answer, lines: orNone(answer.deeds.map(deedLine), 'nothing was done') }
}

async function dropSnapshots({ operator }: Call): Promise<Told> {
  const answer = await answered<{ dropped: number }>(asked(operator, 'DELETE', '/snapshots'))
  return { answer, lines: [`${answer.dropped} dropped`] }
}

async function kept({ operator, words }: Call, path: string, place: number): Promise<Told> {
  const file = words[place] ?? ''
  const bytes = await keepIn(file, await asked(operator, 'GET', path))
  return { answer: { file, bytes }, lines: [`${file}: ${bytes} bytes`] }
}

function orNone(lines: readonly string[], none: string): readonly string[] {
  return lines.length === 0 ? [none] : lines
}
