import { parseArgs } from 'node:util'
import type { AnyRules } from '@meadhall/kernel'
import type { SeatPlan, TablePlanSent, Tempo } from '@meadhall/protocol'
import { castNamed } from '../bots.ts'
import { TERMINAL_GAMES } from '../games/index.ts'
import { GAMES, gameNamed } from '../games.ts'
import { Api } from '../live/api.ts'
import { tellingRefusals } from '../live/arriving.ts'
import { atLiveTable } from '../live/at-live-table.ts'
import { Contribution } from '../live/contribution.ts'
import { readServer, writeLink } from '../live/link.ts'
import { type FlagValues, flagsOf, optionsFrom } from '../play/flags.ts'
import { LANGUAGES, type Speech, speechFor } from '../text/speech.ts'
import { UsageError, wholeNumber } from '../usage.ts'

export const USAGE = `meadhall host: a new table at a server, with a seat for you

  --server URL     the server (http://localhost:8080)
  --game NAME      ${GAMES.map((rules) => rules.id).join(' or ')} (${GAMES[0]?.id})
  --seats LIST     one word for each seat (me,anyone): me once, anyone, invited,
                   bot, bot:random
  --name NAME      what the others call you (Guest)
  --public         lists the table for everybody
  --move SECONDS   a clock: so long for each move
  --reserve SECONDS  and so long in reserve for the whole game (600)
  --hours HOURS    a slow clock instead: so long for each move
  --save FILE      where to save the game file when the game is over
  --json           the result as one JSON object in the last line
  --language CODE  ${LANGUAGES.join(', ')} (that of LC_ALL or LANG, else en)

The options of each game are those of "meadhall play". The links to hand on are
shown; the game starts when all seats are taken.

Example
  meadhall host --game valhalla --seats me,anyone,bot:warrior --loki`

const OPTIONS = {
  server: { type: 'string', default: 'http://localhost:8080' },
  game: { type: 'string' },
  seats: { type: 'string', default: 'me,anyone' },
  name: { type: 'string', default: 'Guest' },
  public: { type: 'boolean', default: false },
  move: { type: 'string' },
  reserve: { type: 'string', default: '600' },
  hours: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

interface Values {
  readonly server: string
  readonly seats: string
  readonly name: string
  readonly public: boolean
  readonly move?: string | undefined
  readonly reserve: string
  readonly hours?: string | undefined
  readonly save?: string | undefined
  readonly json: boolean
  readonly speech: Speech
}

function rulesIn(args: string[]): AnyRules {
  const { values } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true })
  const [first] = TERMINAL_GAMES
  if (first === undefined) throw new Error('there is no game')
  return typeof values.game === 'string' ? gameNamed(values.game) : first.rules
}

export async function run(args: string[]): Promise<number> {
  const rules = rulesIn(args)
  const { values } = parseArgs({ args, options: { ...flagsOf(rules), ...OPTIONS } })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const speech = speechFor(values.language, process.env)
  const server = readServer(values.server)
  const seats = values.seats.split(',')
  const mine = seats.indexOf('me')
  if (mine < 0 || mine !== seats.lastIndexOf('me'))
    throw new UsageError('--seats must have "me" once, such as me,anyone,bot')
  const wishes = { ...values, speech }
  const plan = planOf(rules, seats, wishes, values as FlagValues)
  return await tellingRefusals(server, speech, () => host(server, plan, mine, wishes))
}

function planOf(
  rules: AnyRules,
  seats: readonly string[],
  values: Values,
  flags: FlagValues,
): TablePlanSent {
  return {
    game: rules.id,
    options: optionsFrom(rules, flags, seats.length),
    seats: seats.map(seatPlan),
    visibility: values.public ? 'public' : 'link',
    tempo: tempoOf(values),
  }
}

/** The host's own seat is kept by an invitation that nobody else is given. */
function seatPlan(word: string): SeatPlan {
  const [kind = '', ...more] = word.split(':')
  switch (kind) {
    case 'me':
    case 'invited':
      return { for: 'invited' }
    case 'anyone':
      return { for: 'anyone' }
    case 'bot':
      return { for: 'bot', ...castNamed('--seats', more.length === 0 ? 'warrior' : more.join(':')) }
    default:
      throw new UsageError(`--seats: "${word}" is none of me, anyone, invited, bot, bot:norn`)
  }
}

const LONGEST_MOVE = 3600
const LONGEST_RESERVE = 86_400
const MOST_HOURS = 720

function tempoOf({ move, reserve, hours }: Values): Tempo {
  if (hours !== undefined)
    return { kind: 'slow', hours: wholeNumber('--hours', hours, 1, MOST_HOURS) }
  if (move === undefined) return { kind: 'none' }
  return {
    kind: 'live',
    move: wholeNumber('--move', move, 5, LONGEST_MOVE),
    reserve: wholeNumber('--reserve', reserve, 0, LONGEST_RESERVE),
  }
}

async function host(
  server: string,
  plan: TablePlanSent,
  mine: number,
  values: Values,
): Promise<number> {
  const { t } = values.speech
  const api = await Api.guest(server, values.name)
  const { table, invitations } = await api.found(plan)
  const link = { server, table: table.id, seat: null, invitation: null }
  console.log(t('cli.live.table', { link: writeLink(link) }))
  for (const [seat, invitation] of invitations.entries())
    if (invitation !== null && seat !== mine)
      console.log(
        t('cli.live.to-seat', { seat: seat + 1, link: writeLink({ ...link, invitation }) }),
      )
  const contribution = new Contribution()
  const commitment = contribution.commitment(table.id, mine)
  const { resume } = await api.sit(table.id, { invitation: invitations[mine] ?? '', commitment })
  const arrival = { link: { ...link, seat: resume }, api, contribution, isHost: true }
  return await atLiveTable(arrival, values)
}
