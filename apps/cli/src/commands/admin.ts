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
  role ID operator|player     only who signs in with two factors is an operator
  reports [--all]             what people told about others
  close-report ID NOTE        a report is dealt with
  audit                       what operators and owners of accounts did
  backup FILE                 the whole database, while everybody plays on
  drop-snapshots              throws away what only saves time

  --limit N       how many of a list, up to 99
  --after PLACE   the next part of a list, as the part before says at its end
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
  limit: { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

interface Call {
  readonly operator: Operator
  readonly words: readonly string[]
  readonly filters: Readonly<Record<string, string | undefined>>
  /** Which part of a list. */
  readonly page: Readonly<Record<string, string | undefined>>
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
  role: [2, given],
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
  const { phase, game, person, all, limit, after } = values
  const operator = operatorFrom(process.env, values.server)
  try {
    const filters = { phase, game, person }
    const { answer, lines } = await work({ operator, words, filters, page: { limit, after }, all })
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

/** What the server says of a list: one part, and where the next begins. */
interface Listed {
  readonly next: string | null
}

async function listOf<T>(
  { operator, page }: Call,
  path: string,
  wish: Readonly<Record<string, string | undefined>> = {},
): Promise<T & Listed> {
  const said = Object.entries({ ...wish, ...page }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(said as [string, string][])
  return await answered(asked(operator, 'GET', `${path}?${query}`))
}

/** The lines of a part, and how to ask for the next. */
function listLines(lines: readonly string[], none: string, { next }: Listed): readonly string[] {
  return next === null ? orNone(lines, none) : [...lines, `more: --after ${next}`]
}

async function tables(call: Call): Promise<Told> {
  const answer = await listOf<{ tables: TableLine[] }>(call, '/tables', call.filters)
  return { answer, lines: listLines(answer.tables.map(tableLine), 'no tables', answer) }
}

async function oneTable(operator: Operator, method: 'GET' | 'POST', id: string): Promise<Told> {
  const path = `/tables/${encodeURIComponent(id)}${method === 'POST' ? '/close' : ''}`
  const answer = await answered<{ table: TableLine }>(asked(operator, method, path))
  return { answer, lines: tableLines(answer.table) }
}

interface StuckLine {
  readonly table: TableLine
  readonly why: readonly string[]
}

/** The server looks through so many games at a time: they are asked for to the end. */
async function stuck(call: Call): Promise<Told> {
  const found: StuckLine[] = []
  for (let { page } = call; ; ) {
    const answer = await listOf<{ tables: StuckLine[] }>({ ...call, page }, '/stuck')
    found.push(...answer.tables)
    if (answer.next === null) break
    page = { ...page, after: answer.next }
  }
  const lines = found.map(({ table, why }) => `${why.join(', ')}: ${tableLine(table)}`)
  return { answer: { tables: found, next: null }, lines: orNone(lines, 'nothing is stuck') }
}

async function people(call: Call): Promise<Told> {
  const [name = ''] = call.words
  const answer = await listOf<{ people: PersonLine[] }>(call, '/people', { name })
  return { answer, lines: listLines(answer.people.map(personLine), 'nobody is called so', answer) }
}

async function restricted(call: Call, what: 'ban' | 'mute'): Promise<Told> {
  const until = untilIn(call.words[1] ?? '', Date.now())
  const reply = asked(call.operator, 'POST', `/people/${part(call, 0)}/${what}`, { until })
  const answer = await answered<{ person: PersonLine }>(reply)
  return { answer, lines: [personLine(answer.person)] }
}

async function given(call: Call): Promise<Told> {
  const reply = asked(call.operator, 'POST', `/people/${part(call, 0)}/role`, {
    role: call.words[1],
  })
  const answer = await answered<{ person: PersonLine }>(reply)
  return { answer, lines: [personLine(answer.person)] }
}

async function reports(call: Call): Promise<Told> {
  const state = call.all ? 'all' : 'open'
  const answer = await listOf<{ reports: ReportLine[] }>(call, '/reports', { state })
  return { answer, lines: listLines(answer.reports.map(reportLine), 'no reports', answer) }
}

async function closeReport(call: Call): Promise<Told> {
  const note = call.words[1] ?? ''
  await asked(call.operator, 'POST', `/reports/${part(call, 0)}/close`, { note })
  return { answer: { closed: call.words[0] }, lines: ['closed'] }
}

async function audit(call: Call): Promise<Told> {
  const answer = await listOf<{ deeds: DeedLine[] }>(call, '/audit')
  return { answer, lines: listLines(answer.deeds.map(deedLine), 'nothing was done', answer) }
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
