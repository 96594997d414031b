/** What the operator is shown of tables, people and reports: as much as a line needs. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly phase: string
  readonly seats: readonly {
    readonly person: { readonly id: string; readonly name: string } | null
    readonly bot: string | null
    readonly standIn: string | null
  }[]
  readonly touched: number
  readonly seq: number | null
  readonly due: number | null
  readonly waits: readonly number[]
  readonly lease: { readonly owner: string; readonly until: number } | null
}

export interface PersonLine {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly bannedUntil: number | null
  readonly mutedUntil: number | null
  readonly role: 'player' | 'operator'
}

export interface ReportLine {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly about: string
  readonly table: string
  readonly reason: string
  readonly closed: number | null
  readonly note: string | null
}

export interface DeedLine {
  readonly at: number
  readonly who: string | null
  readonly what: string
  readonly about: string | null
  readonly detail: string | null
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}

/** One table in a list. */
export function tableLine({ id, game, phase, seats, touched, seq, due }: TableLine): string {
  const sitters = seats.map(({ person, bot }) => person?.name ?? (bot === null ? '–' : `(${bot})`))
  const clock = due === null ? '' : `, due ${time(due)}`
  const moves = seq === null ? '' : `, entry ${seq}`
  return `${id}  ${game}  ${phase}${moves}  ${sitters.join(', ')}  touched ${time(touched)}${clock}`
}

/** One table, line by line. */
export function tableLines(table: TableLine): string[] {
  const { seats, waits, lease } = table
  const sitting = seats.map(({ person, bot, standIn }, seat) => {
    const who = person === null ? (bot ?? 'nobody') : `${person.name} (${person.id})`
    const marks = [standIn === null ? '' : `, ${standIn} stands in`]
    if (waits.includes(seat)) marks.push(', is waited for')
    return `  seat ${seat + 1}: ${who}${marks.join('')}`
  })
  const run = lease === null ? [] : [`  run by ${lease.owner} until ${time(lease.until)}`]
  return [tableLine(table), ...sitting, ...run]
}

export function personLine(person: PersonLine): string {
  const { id, name, kind, role, bannedUntil, mutedUntil } = person
  const banned = bannedUntil === null ? '' : `  banned until ${time(bannedUntil)}`
  const muted = mutedUntil === null ? '' : `  muted until ${time(mutedUntil)}`
  const operator = role === 'operator' ? '  operator' : ''
  return `${id}  ${name}  ${kind}${operator}${banned}${muted}`
}

export function reportLine(report: ReportLine): string {
  const { id, at, by, about, table, reason, closed, note } = report
  const end = closed === null ? '' : `  closed ${time(closed)}: ${note ?? ''}`
  return `${id}  ${time(at)}  ${by} about ${about} at ${table}: ${reason}${end}`
}

export function deedLine({ at, who, what, about, detail }: DeedLine): string {
  return [time(at), who ?? 'operator', what, about ?? '', detail ?? ''].join('  ').trimEnd()
}
