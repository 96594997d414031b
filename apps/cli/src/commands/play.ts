import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BotName } from '@meadhall/bots'
import { bloodRage } from '@meadhall/game-blood-rage'
import { GameFileError } from '@meadhall/kernel'
import { botNamed } from '../bots.ts'
import { gameNamed } from '../games.ts'
import { endingLines, gloryBySource } from '../play/board/ending.ts'
import { type Face, faceWith } from '../play/board/face.ts'
import { freshFile, writeWhole } from '../play/files.ts'
import { type Ending, playLoop } from '../play/loop.ts'
import { Session } from '../play/session.ts'
import { Terminal } from '../play/terminal.ts'
import { WIDTH, wrap } from '../text/layout.ts'
import { paintFor } from '../text/paint.ts'
import { UsageError, wholeNumber } from '../usage.ts'

export const USAGE = `meadhall play: a game in the terminal against bots

  --game NAME      which game (blood-rage)
  --players N      2 to 4, you included (4)
  --seat N         your seat, from 1; seats play clockwise (1)
  --seed S         any text; the same seed deals the same game (a new one)
  --bots NAME      random or greedy (greedy)
  --first-game     the easier first game: no draft in age 1
  --load FILE      go on with a saved game
  --save FILE      where to save when the game ends or you leave
  --json           the result as one JSON object in the last line

Examples
  meadhall play --players 3 --bots greedy
  meadhall play --load my-game.json

At the table, type "?" to see all you can type. All that is shown fits 80
columns. Colours are used in a terminal only, and never where NO_COLOR is set.
Input may come from a file or pipe; when it ends, the game is saved.`

const OPTIONS = {
  game: { type: 'string', default: 'blood-rage' },
  players: { type: 'string' },
  seat: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string', default: 'greedy' },
  'first-game': { type: 'boolean' },
  load: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof readValues>

function readValues(args: string[]) {
  return parseArgs({ args, options: OPTIONS }).values
}

export async function run(args: string[]): Promise<number> {
  const values = readValues(args)
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const session = values.load === undefined ? newSession(values) : loadSession(values, values.load)
  return await atTable(session, values)
}

function newSession(values: Values): Session {
  const { seats } = gameNamed(values.game)
  const players = wholeNumber('--players', values.players ?? '4', seats.min, seats.max)
  const seat = wholeNumber('--seat', values.seat ?? '1', 1, players) - 1
  const seed = values.seed ?? randomBytes(8).toString('hex')
  if (seed === '') throw new UsageError('--seed must not be empty')
  const options = bloodRage.parseOptions({ firstGame: values['first-game'] ?? false }, players)
  return Session.start(options, players, seed, { seat, bots: botNamed(values.bots) })
}

/** What a saved game has already decided cannot be chosen anew. */
const DECIDED = ['players', 'seed', 'first-game'] as const

function loadSession(values: Values, file: string): Session {
  for (const option of DECIDED) {
    if (values[option] !== undefined)
      throw new UsageError(`--${option} cannot be changed in a saved game: leave it out`)
  }
  const seat = values.seat === undefined ? undefined : wholeNumber('--seat', values.seat, 1, 4) - 1
  const session = readSession(file, seat, botNamed(values.bots))
  if (session.state.clans[session.seat] === undefined)
    throw new UsageError(
      `--seat ${session.seat + 1}: ${file} has ${session.state.clans.length} seats`,
    )
  return session
}

function readSession(file: string, seat: number | undefined, bots: BotName): Session {
  try {
    return Session.load(readFileSync(file, 'utf8'), seat, bots)
  } catch (error) {
    if (error instanceof GameFileError) throw new UsageError(`${file} is refused: ${error.message}`)
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`${file} cannot be read: ${error.message}`)
    throw error
  }
}

/** Saves and says so; a file that cannot be written is told, not thrown. */
function saveTo(session: Session, file: string): string {
  try {
    writeWhole(file, session.print())
    return `The game is saved in ${file}.`
  } catch (error) {
    return `The game could not be saved in ${file}: ${(error as Error).message}`
  }
}

async function atTable(session: Session, values: Values): Promise<number> {
  const face = faceWith(paintFor(process.stdout, process.env))
  const terminal = new Terminal({ input: process.stdin, output: process.stdout })
  const leave = (): void => terminal.close()
  process.once('SIGTERM', leave).once('SIGHUP', leave).once('SIGINT', leave)
  terminal.print(welcome(session))
  const save = (file: string): string => saveTo(session, file)
  const ending = await playLoop(session, { terminal, face, save }).catch((error: unknown) => {
    terminal.print([saveTo(session, freshFile(session.seed))])
    throw error
  })
  terminal.close()
  const file =
    ending === 'over' ? values.save : (values.save ?? values.load ?? freshFile(session.seed))
  terminal.print(farewell(session, ending, face, file))
  if (values.json) terminal.print([JSON.stringify(report(session, ending, file))])
  return 0
}

function welcome({ state, seat, seed, bots }: Session): string[] {
  const clan = state.clans[seat]?.clan ?? ''
  const name = clan.charAt(0).toUpperCase() + clan.slice(1)
  const text = `Blood Rage for ${state.clans.length}. You lead the clan ${name} against ${bots} bots. Seed: ${seed}.`
  return [...wrap(text, WIDTH), 'Type "?" for help at any time, "quit" to save and leave.']
}

/** How this program was started, for telling how to start it again. */
function command(): string {
  const script = process.env['npm_lifecycle_event']
  if (script === 'start') return 'npm start --'
  return script === 'meadhall' ? 'npm run meadhall -- play' : 'meadhall play'
}

function farewell(
  session: Session,
  ending: Ending,
  face: Face,
  file: string | undefined,
): string[] {
  const { state, events } = session
  const outcome = bloodRage.outcome(state)
  const lines =
    outcome === null ? [] : ['', ...endingLines(face, state, outcome, events, session.seat)]
  if (ending === 'input-ended') lines.push('The input has ended.')
  if (file === undefined) return lines
  const saved = saveTo(session, file)
  lines.push(...wrap(saved, WIDTH, '  '))
  if (ending !== 'over' && existsSync(file)) lines.push(`Go on with: ${command()} --load ${file}`)
  return lines
}

function report(session: Session, ending: Ending, file: string | undefined): object {
  const { state, events, seed, seat, actions } = session
  const clans = state.clans.map((clan) => clan.clan)
  return {
    game: bloodRage.id,
    seed,
    seat: seat + 1,
    clans,
    ending,
    age: state.age,
    actions,
    scores: state.clans.map((clan) => clan.glory),
    winners: bloodRage.outcome(state)?.winners.map((winner) => winner + 1) ?? null,
    gloryBySource: gloryBySource(events, clans),
    file: file ?? null,
  }
}
