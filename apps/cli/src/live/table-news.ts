import type { FromServer, TableShown } from '@meadhall/protocol'

type Seat = TableShown['seats'][number]
type Proposal = NonNullable<TableShown['proposal']>

const PROPOSED: Readonly<Record<Proposal['what'], string>> = {
  undo: 'to take the last choice back',
  pause: 'to pause the game',
  resume: 'to go on with the game',
  end: 'to end the game',
}

/** Who sits where: "1 Astrid (you), 2 a warrior bot, 3 nobody yet". */
function seatsLine({ seats }: TableShown, own: number | null): string {
  const told = seats.map((seat, index) => {
    return `${index + 1} ${sitter(seat)}${index === own ? ' (you)' : ''}`
  })
  return `Seats: ${told.join(', ')}.`
}

function sitter({ person, bot, standIn }: Seat): string {
  if (bot !== null) return `a ${bot} bot`
  if (person === null) return standIn === null ? 'nobody yet' : `a ${standIn} bot for now`
  return standIn === null ? person.name : `${person.name} (a bot plays)`
}

/** Puts what is new at a table besides its game into lines, each thing once. */
export class TableNews {
  #seats = ''
  #proposal: string | null = null
  #phase: TableShown['phase'] | null = null
  #lastSaid = 0

  lines(message: FromServer, own: number | null): string[] {
    switch (message.type) {
      case 'table':
        return this.#tableLines(message.table, own)
      case 'chat':
        return this.#chatLines(message)
      default:
        return []
    }
  }

  #tableLines(table: TableShown, own: number | null): string[] {
    const { proposal, phase } = table
    const seats = seatsLine(table, own)
    const lines: string[] = []
    if (seats !== this.#seats) lines.push(seats)
    if (proposal !== null && proposal.id !== this.#proposal)
      lines.push(...proposalLines(table, proposal, own))
    if (phase !== this.#phase) lines.push(...this.#phaseLines(phase))
    this.#seats = seats
    this.#proposal = proposal?.id ?? null
    this.#phase = phase
    return lines
  }

  #phaseLines(phase: TableShown['phase']): string[] {
    if (phase === 'paused') return ['The game is paused.']
    if (phase === 'playing' && this.#phase === 'paused') return ['The game goes on.']
    return phase === 'closed' ? ['The table is closed.'] : []
  }

  #chatLines({ n, name, seat, text }: Extract<FromServer, { type: 'chat' }>): string[] {
    if (n <= this.#lastSaid) return []
    this.#lastSaid = n
    return [`${name}${seat === null ? ' (watching)' : ''}: ${text}`]
  }
}

function proposalLines({ seats }: TableShown, { by, what }: Proposal, own: number | null) {
  const name = by === own ? 'You propose' : `${seats[by]?.person?.name ?? 'Somebody'} proposes`
  return [`${name} ${PROPOSED[what]}.${by === own ? '' : ' Type /agree or /disagree.'}`]
}
