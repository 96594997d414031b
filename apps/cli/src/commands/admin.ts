import { parseArgs } from 'node:util'
import type { Sent } from '@meadhall/client/rest'
import type { StuckTable } from '@meadhall/protocol'
import { shielded, unshielded } from '../admin/dashed-ids.ts'
import { keepIn } from '../admin/files.ts'
import { deedLine, personLine, reportLine, tableLine, tableLines } from '../admin/lines.ts'
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
type TableAddress = 'GET /admin/tables/:id' | 'POST /admin/tables/:id/close'
type FileAddress = 'GET /admin/tables/:id/file' | 'GET /admin/people/:id/export'

/** The commands, each with how many words follow it. */
const WORKS: Readonly<Record<string, readonly [words: number, work: Work]>> = {
  tables: [0, tables],
  table: [1, (call) => oneTable(call, 'GET /admin/tables/:id')],
  stuck: [0, stuck],
  close: [1, (call) => oneTable(call, 'POST /admin/tables/:id/close')],
  game: [2, (call) => fileOf(call, 'GET /admin/tables/:id/file')],
  people: [1, people],
  'person-data': [2, (call) => fileOf(call, 'GET /admin/people/:id/export')],
  mute: [2, (call) => restricted(call, 'mute')],
  ban: [2, (call) => restricted(call, 'ban')],
  role: [2, given],
  reports: [0, reports],
  'close-report': [2, closeReport],
  audit: [0, audit],
  backup: [1, backup],
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

/** What the server says of a list: one part, and where the next begins. */
interface Listed {
  readonly next: string | null
}

/** The lines of a part, and how to ask for the next. */
function listLines(lines: readonly string[], none: string, { next }: Listed): readonly string[] {
  return next === null ? orNone(lines, none) : [...lines, `more: --after ${next}`]
}

async function tables({ operator, filters, page }: Call): Promise<Told> {
  // The server says which phases there are.
  const query = { ...filters, ...page } as NonNullable<Sent<'GET /admin/tables'>['query']>
  const answer = await asked(operator, (rest) => rest.call('GET /admin/tables', { query }))
  return { answer, lines: listLines(answer.tables.map(tableLine), 'no tables', answer) }
}

async function oneTable({ operator, words: [id = ''] }: Call, address: TableAddress) {
  const answer = await asked(operator, (rest) => rest.call(address, { params: { id } }))
  return { answer, lines: tableLines(answer.table) }
}

/** The server looks through so many games at a time: they are asked for to the end. */
async function stuck({ operator, page }: Call): Promise<Told> {
  const found: StuckTable[] = []
  for (let query = page; ; ) {
    const answer = await asked(operator, (rest) => rest.call('GET /admin/stuck', { query }))
    found.push(...answer.tables)
    if (answer.next === null) break
    query = { ...query, after: answer.next }
  }
  const lines = found.map(({ table, why }) => `${why.join(', ')}: ${tableLine(table)}`)
  return { answer: { tables: found, next: null }, lines: orNone(lines, 'nothing is stuck') }
}

async function people({ operator, page, words: [name = ''] }: Call): Promise<Told> {
  const query = { name, ...page }
  const answer = await asked(operator, (rest) => rest.call('GET /admin/people', { query }))
  return { answer, lines: listLines(answer.people.map(personLine), 'nobody is called so', answer) }
}

async function restricted({ operator, words }: Call, what: 'ban' | 'mute'): Promise<Told> {
  const [id = '', until = ''] = words
  const sent = { params: { id }, body: { until: untilIn(until, Date.now()) } }
  const address = `POST /admin/people/:id/${what}` as const
  const answer = await asked(operator, (rest) => rest.call(address, sent))
  return { answer, lines: [personLine(answer.person)] }
}

async function given({ operator, words: [id = '', role] }: Call): Promise<Told> {
  // The server says which roles there are.
  const sent = { params: { id }, body: { role } } as Sent<'POST /admin/people/:id/role'>
  const answer = await asked(operator, (rest) => rest.call('POST /admin/people/:id/role', sent))
  return { answer, lines: [personLine(answer.person)] }
}

async function reports({ operator, page, all }: Call): Promise<Told> {
  const query = { state: all ? 'all' : 'open', ...page } as const
  const answer = await asked(operator, (rest) => rest.call('GET /admin/reports', { query }))
  return { answer, lines: listLines(answer.reports.map(reportLine), 'no reports', answer) }
}

async function closeReport({ operator, words: [id = '', note = ''] }: Call): Promise<Told> {
  const sent = { params: { id }, body: { note } }
  await asked(operator, (rest) => rest.call('POST /admin/reports/:id/close', sent))
  return { answer: { closed: id }, lines: ['closed'] }
}

async function audit({ operator, page: query }: Call): Promise<Told> {
  const answer = await asked(operator, (rest) => rest.call('GET /admin/audit', { query }))
  return { answer, lines: listLines(answer.deeds.map(deedLine), 'nothing was done', answer) }
}

async function dropSnapshots({ operator }: Call): Promise<Told> {
  const answer = await asked(operator, (rest) => rest.call('DELETE /admin/snapshots'))
  return { answer, lines: [`${answer.dropped} dropped`] }
}

async function backup({ operator, words: [file = ''] }: Call): Promise<Told> {
  return await kept(
    file,
    asked(operator, (rest) => rest.file('GET /admin/backup')),
  )
}

async function fileOf({ operator, words }: Call, address: FileAddress): Promise<Told> {
  const [id = '', file = ''] = words
  return await kept(
    file,
    asked(operator, (rest) => rest.file(address, { params: { id } })),
  )
}

async function kept(file: string, reply: Promise<Response>): Promise<Told> {
  const bytes = await keepIn(file, await reply)
  return { answer: { file, bytes }, lines: [`${file}: ${bytes} bytes`] }
}

function orNone(lines: readonly string[], none: string): readonly string[] {
  return lines.length === 0 ? [none] : lines
}
