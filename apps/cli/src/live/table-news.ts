import type { FromServer, SitterShown, TableShown } from '@meadhall/protocol'
import { botName } from '../text/bot-name.ts'
import type { Speech } from '../text/speech.ts'

type Seat = TableShown['seats'][number]
type Proposal = NonNullable<TableShown['proposal']>

/** Who sits where: "1 Astrid (you), 2 a warrior bot, 3 nobody yet". */
function seatsLine(speech: Speech, { seats }: TableShown, own: number | null): string {
  const told = seats.map((seat, index) => {
    const name = sitter(speech, seat)
    return `${index + 1} ${index === own ? speech.t('cli.name.own', { name }) : name}`
  })
  return speech.t('cli.live.seats', { seats: told.join(', ') })
}

function sitter(speech: Speech, { person, bot, standIn }: Seat): string {
  const { t } = speech
  if (bot !== null) return t('cli.live.bot', { bot: botName(speech, bot) })
  if (person !== null) {
    const name = called(speech, person)
    return standIn === null ? name : t('cli.live.bot-plays', { name })
  }
  if (standIn === null) return t('cli.live.nobody')
  return t('cli.live.bot-for-now', { bot: botName(speech, standIn) })
}

/** A guest under an account's name is told from it. */
function called({ t }: Speech, { name, namesake }: SitterShown): string {
  return namesake === true ? t('cli.live.namesake', { name }) : name
}

/** Puts what is new at a table besides its game into lines, each thing once. */
export class TableNews {
  readonly #speech: Speech
  #seats = ''
  #proposal: string | null = null
  #phase: TableShown['phase'] | null = null
  #lastSaid = 0

  constructor(speech: Speech) {
    this.#speech = speech
  }

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
    const seats = seatsLine(this.#speech, table, own)
    const lines: string[] = []
    if (seats !== this.#seats) lines.push(seats)
    if (proposal !== null && proposal.id !== this.#proposal)
      lines.push(...proposalLines(this.#speech, table, proposal, own))
    if (phase !== this.#phase) lines.push(...this.#phaseLines(phase))
    this.#seats = seats
    this.#proposal = proposal?.id ?? null
    this.#phase = phase
    return lines
  }

  #phaseLines(phase: TableShown['phase']): string[] {
    const { t } = this.#speech
    if (phase === 'paused') return [t('cli.live.paused')]
    if (phase === 'playing' && this.#phase === 'paused') return [t('cli.live.goes-on')]
    return phase === 'closed' ? [t('cli.live.closed')] : []
  }

  #chatLines({ n, name, seat, text }: Extract<FromServer, { type: 'chat' }>): string[] {
    if (n <= this.#lastSaid) return []
    this.#lastSaid = n
    return [
      seat === null ? this.#speech.t('cli.live.watching', { name, text }) : `${name}: ${text}`,
    ]
  }
}

function proposalLines(
  speech: Speech,
  { seats }: TableShown,
  proposal: Proposal,
  own: number | null,
): string[] {
  const { t } = speech
  const { by } = proposal
  const proposer = seats[by]?.person ?? null
  const what = t(`cli.live.proposed.${proposal.what}`)
  if (by === own) return [t('cli.live.you-propose', { what })]
  const name = proposer === null ? t('cli.live.somebody') : called(speech, proposer)
  return [t('cli.live.proposes', { name, what })]
}
