import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CHARACTERS, LEVELS } from '@meadhall/bots'
import { type AnyRules, GameFileError } from '@meadhall/kernel'
import { type CastBot, castName, castNamed } from '../bots.ts'
import { TERMINAL_GAMES, terminalOf } from '../games/index.ts'
import { GAMES, gameNamed } from '../games.ts'
import { freshFile, writeWhole } from '../play/files.ts'
import { type FlagValues, flagLines, flagsOf, optionsFrom } from '../play/flags.ts'
import type { TerminalGame } from '../play/game.ts'
import { type Ending, playLoop } from '../play/loop.ts'
import { Session } from '../play/session.ts'
import { Terminal } from '../play/terminal.ts'
import { faultOf } from '../record/fault.ts'
import { readText } from '../record/files.ts'
import { refusal } from '../record/load.ts'
import { botName } from '../text/bot-name.ts'
import { WIDTH, wrap } from '../text/layout.ts'
import { type Paint, paintFor } from '../text/paint.ts'
import { LANGUAGES, type Speech, speechFor } from '../text/speech.ts'
import { UsageError, wholeNumber } from '../usage.ts'

export const USAGE = `meadhall play: a game in the terminal against bots

  --game NAME      ${GAMES.map((rules) => rules.id).join(' or ')} (${GAMES[0]?.id})
  --players N      how many play, you included
  --seat N         your seat, from 1; seats play clockwise (1)
  --seed S         any text; the same seed deals the same game (a new one)
  --bots NAME      ${LEVELS.join(', ')} (warrior);
                   a champion or norn may have a character, as in
                   norn:${CHARACTERS.join(', norn:')}
  --load FILE      go on with a saved game
  --save FILE      where to save when the game ends or you leave
  --json           the result as one JSON object in the last line
  --language CODE  ${LANGUAGES.join(', ')} (that of LC_ALL or LANG, else en)

${TERMINAL_GAMES.map(gameUsage).join('\n\n')}

Examples
  meadhall play --players 3 --bots warrior
  meadhall play --game valhalla --players 4 --loki --valkyries
  meadhall play --game valhalla --players 1 --monster hel --difficulty 2
  meadhall play --load my-game.json

At the table, type "?" to see all you can type. All that is shown fits 80
columns. Colours are used in a terminal only, and never where NO_COLOR is set.
Input may come from a file or pipe; when it ends, the game is saved.`

function gameUsage(game: TerminalGame): string {
  const { min, max } = game.rules.seats
  const head = `${game.title} (--game ${game.rules.id}), ${min} to ${max} players (${game.players})`
  return [head, ...flagLines(game)].join('\n')
}

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  seat: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string', default: 'warrior' },
  load: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

interface Values {
  readonly game?: string | undefined
  readonly players?: string | undefined
  readonly seat?: string | undefined
  readonly seed?: string | undefined
  readonly bots: string
  readonly load?: string | undefined
  readonly save?: string | undefined
  readonly json: boolean
  readonly language?: string | undefined
  readonly help: boolean
}

/** The game that is asked for decides which options there are. */
function rulesIn(args: string[]): AnyRules {
  const { values } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true })
  return typeof values.game === 'string' ? gameNamed(values.game) : firstGame()
}

function firstGame(): AnyRules {
  const [first] = TERMINAL_GAMES
  if (first === undefined) throw new Error('there is no game')
  return first.rules
}

export async function run(args: string[]): Promise<number> {
  const rules = rulesIn(args)
  const { values } = parseArgs({ args, options: { ...flagsOf(rules), ...OPTIONS } })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const speech = speechFor(values.language, process.env)
  const flags = values as FlagValues
  const session =
    values.load === undefined
      ? await newSession(rules, values, flags)
      : await loadSession(rules, values.load, values, flags)
  return await atTable(session, values, speech)
}

function newSession(rules: AnyRules, values: Values, flags: FlagValues): Promise<Session> {
  const { seats } = rules
  const usual = String(terminalOf(rules).players)
  const players = wholeNumber('--players', values.players ?? usual, seats.min, seats.max)
  const seat = wholeNumber('--seat', values.seat ?? '1', 1, players) - 1
  const seed = values.seed ?? randomBytes(8).toString('hex')
  if (seed === '') throw new UsageError('--seed must not be empty')
  const options = rules.parseOptions(optionsFrom(rules, flags, players), players)
  const bots = castNamed('--bots', values.bots)
  return Session.start(rules, { options, seats: players, seed }, { seat, bots })
}

/** What a saved game has already decided cannot be chosen anew. */
const DECIDED = ['game', 'players', 'seed'] as const

async function loadSession(
  rules: AnyRules,
  file: string,
  values: Values,
  flags: FlagValues,
): Promise<Session> {
  for (const option of [...DECIDED, ...Object.keys(flagsOf(rules))]) {
    if (flags[option] !== undefined)
      throw new UsageError(`--${option} cannot be changed in a saved game: leave it out`)
  }
  const most = Math.max(...GAMES.map(({ seats }) => seats.max))
  const seat =
    values.seat === undefined ? undefined : wholeNumber('--seat', values.seat, 1, most) - 1
  const session = await readSession(file, seat, castNamed('--bots', values.bots))
  if (session.seat >= session.seats)
    throw new UsageError(`--seat ${session.seat + 1}: ${file} has ${session.seats} seats`)
  return session
}

async function readSession(
  file: string,
  seat: number | undefined,
  bots: CastBot,
): Promise<Session> {
  const read = readText(file)
  if ('fault' in read) throw new UsageError(`${file}: ${read.fault.reason}`)
  try {
    return await Session.load(read.text, seat, bots)
  } catch (error) {
    if (!(error instanceof GameFileError)) throw error
    throw new UsageError(refusal(file, faultOf(error)))
  }
}

/** Saves and says so; a file that cannot be written is told, not thrown. */
function saveTo({ t }: Speech, session: Session, file: string): string {
  try {
    writeWhole(file, session.print())
    return t('cli.saved', { file })
  } catch (error) {
    return t('cli.saved.not', { file, problem: (error as Error).message })
  }
}

async function atTable(session: Session, values: Values, speech: Speech): Promise<number> {
  const game = terminalOf(session.rules, speech)
  const paint = paintFor(process.stdout, process.env)
  const terminal = new Terminal({ input: process.stdin, output: process.stdout })
  const leave = (): void => terminal.close()
  process.once('SIGTERM', leave).once('SIGHUP', leave).once('SIGINT', leave)
  terminal.print(welcome(session, game))
  const save = (file: string): string => saveTo(speech, session, file)
  const fresh = (): string => freshFile(session.rules.id, session.seed)
  const desk = { terminal, game, paint, save }
  const ending = await playLoop(session, desk).catch((error: unknown) => {
    terminal.print([saveTo(speech, session, fresh())])
    throw error
  })
  terminal.close()
  const file = ending === 'over' ? values.save : (values.save ?? values.load ?? fresh())
  terminal.print(farewell(session, game, ending, paint, file))
  if (values.json) terminal.print([JSON.stringify(report(session, ending, file))])
  return 0
}

function welcome({ state, seats, seat, seed, bots }: Session, game: TerminalGame): string[] {
  const { title, speech } = game
  const own = game.greeting(state, seat)
  const greeting =
    seats === 1
      ? own
      : speech.t('cli.welcome.bots', { greeting: own, bots: botName(speech, castName(bots)) })
  const text = speech.t('cli.welcome', { title, count: seats, greeting, seed })
  return [...wrap(text, WIDTH), ...wrap(speech.t('cli.welcome.help'), WIDTH)]
}

/** How this program was started, for telling how to start it again. */
function command(): string {
  const script = process.env['npm_lifecycle_event']
  return script === 'meadhall' ? 'npm run meadhall -- play' : 'meadhall play'
}

function farewell(
  session: Session,
  game: TerminalGame,
  ending: Ending,
  paint: Paint,
  file: string | undefined,
): string[] {
  const closing = closingOf(session)
  const { t } = game.speech
  const lines = closing.outcome === null ? [] : ['', ...game.ending(closing, paint)]
  if (ending === 'input-ended') lines.push(t('cli.input-ended'))
  if (file === undefined) return lines
  const saved = saveTo(game.speech, session, file)
  lines.push(...wrap(saved, WIDTH, '  '))
  if (ending !== 'over' && existsSync(file))
    lines.push(t('cli.go-on', { command: `${command()} --load ${file}` }))
  return lines
}

function closingOf({ rules, state, events, seat }: Session) {
  return { state, outcome: rules.outcome(state), events, seat }
}

function report(session: Session, ending: Ending, file: string | undefined): object {
  const { rules, seed, seat, actions } = session
  const closing = closingOf(session)
  return {
    game: rules.id,
    seed,
    seat: seat + 1,
    ending,
    actions,
    winners: closing.outcome?.winners.map((winner) => winner + 1) ?? null,
    ...terminalOf(rules).report(closing),
    file: file ?? null,
  }
}
