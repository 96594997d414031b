import type { AdminPerson, AdminTable, DeedShown, ReportShown } from '@meadhall/protocol'

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}

/** One table in a list. */
export function tableLine({ id, game, phase, seats, touched, seq, due }: AdminTable): string {
  const sitters = seats.map(({ person, bot }) => person?.name ?? (bot === null ? '–' : `(${bot})`))
  const clock = due === null ? '' : `, due ${time(due)}`
  const moves = seq === null ? '' : `, entry ${seq}`
  return `${id}  ${game}  ${phase}${moves}  ${sitters.join(', ')}  touched ${time(touched)}${clock}`
}

/** One table, line by line. */
export function tableLines(table: AdminTable): string[] {
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

export function personLine(person: AdminPerson): string {
  const { id, name, kind, role, bannedUntil, mutedUntil } = person
  const banned = bannedUntil === null ? '' : `  banned until ${time(bannedUntil)}`
  const muted = mutedUntil === null ? '' : `  muted until ${time(mutedUntil)}`
  const operator = role === 'operator' ? '  operator' : ''
  return `${id}  ${name}  ${kind}${operator}${banned}${muted}`
}

export function reportLine(report: ReportShown): string {
  const { id, at, by, about, table, reason, closed, note } = report
  const end = closed === null ? '' : `  closed ${time(closed)}: ${note ?? ''}`
  return `${id}  ${time(at)}  ${by} about ${about} at ${table}: ${reason}${end}`
}

export function deedLine({ at, who, what, about, detail }: DeedShown): string {
  return [time(at), who ?? 'operator', what, about ?? '', detail ?? ''].join('  ').trimEnd()
}
