import type { Action } from '@meadhall/kernel'
import type { Hint } from '@meadhall/match'
import { Menu } from '@meadhall/spoken'
import { WIDTH, wrap } from '../text/layout.ts'
import type { Paint } from '../text/paint.ts'
import { endedOnce } from './ended-once.ts'
import type { TerminalGame } from './game.ts'
import type { NoUndo, Place } from './place.ts'
import { type Context, type Reply, replyTo } from './reply.ts'
import { menuLines, questionLines } from './screen.ts'
import type { Terminal } from './terminal.ts'

/** How a game in the terminal came to an end: it was played out, left, or the input ran out. */
export type Ending = 'over' | 'quit' | 'input-ended'

/** What the loop needs from outside. */
export interface Desk {
  readonly terminal: Terminal
  readonly game: TerminalGame
  readonly paint: Paint
  /** Saves where the player said; gives the line to show. */
  save(file: string): string
  /** What the help says beyond the game's own. */
  readonly moreHelp?: readonly string[]
}

function noUndo(problem: NoUndo, { words, speech: { t } }: TerminalGame): string {
  return t(problem === 'others-acted' ? words.othersActed : `cli.undo.${problem}`)
}

const PROMPT = '> '
/** A terminal with so many lines has room for whole card texts. */
const TALL = 40

/** Plays until the game is over or the player leaves. */
export async function playLoop(session: Place, desk: Desk): Promise<Ending> {
  let told = session.lastChoice
  for (;;) {
    if ((await session.advance()) === 'left') return 'quit'
    const legal = session.legal()
    if (legal.length === 0) {
      desk.terminal.print(['', ...lastNews(session, desk, told)])
      return 'over'
    }
    const context = contextOf(session, desk, legal)
    show(context, desk, told)
    told = session.events.length
    const end = await answered(session, desk, context)
    if (end !== null) return end
    told = Math.min(told, session.events.length)
  }
}

/** What happened after the player's last answer; the teller must hear the game from its start. */
function lastNews({ events }: Place, { game, paint }: Desk, told: number): string[] {
  const teller = game.teller(paint)
  teller.tell(events.slice(0, told))
  return teller.tell(events.slice(told))
}

function contextOf(session: Place, { game, paint, moreHelp = [] }: Desk, legal: Action[]): Context {
  const { decision, seat, view, state, events } = session
  if (decision === undefined) throw new Error('nothing is asked')
  const table = game.tableAt({ state, view, seat, decision, legal, events, paint })
  const menu = new Menu(table.answers(), table.grouping())
  return { table, words: game.words, speech: game.speech, menu, events, moreHelp }
}

function show(context: Context, { terminal, paint }: Desk, told: number): void {
  const { table, events } = context
  terminal.print(table.screen(events.slice(told), terminal.rows >= TALL))
  terminal.print(optionLines(context, paint))
}

function optionLines({ table, menu, speech }: Context, paint: Paint): string[] {
  return [...questionLines(table, menu, paint), ...menuLines(menu, speech)]
}

/** Reads lines until one of them changes the game; `null` while it goes on. */
async function answered(session: Place, desk: Desk, context: Context): Promise<Ending | null> {
  for (;;) {
    const line = await desk.terminal.read(PROMPT)
    if (line === null) return 'input-ended'
    if (!session.isStillAsked()) return null
    const reply = replyTo(line, context)
    if (reply.kind === 'quit') return 'quit'
    if (await carryOut(reply, session, desk, context)) return null
  }
}

/** Whether the game has changed. */
async function carryOut(
  reply: Reply,
  session: Place,
  desk: Desk,
  context: Context,
): Promise<boolean> {
  const { terminal } = desk
  switch (reply.kind) {
    case 'act':
      return told(await session.act(reply.action), desk)
    case 'undo':
      return await undone(session, desk)
    case 'hint':
      terminal.print(wrap(hintLine(await session.hint(), context), WIDTH, '  '))
      return false
    case 'say':
      terminal.print(reply.lines)
      return false
    case 'save':
      terminal.print(wrap(desk.save(reply.file), WIDTH, '  '))
      return false
    case 'ask':
      terminal.print(optionLines(context, desk.paint))
      return false
    case 'quit':
      return true
  }
}

/** A hint in a line: what, why, and with what chance to win. */
function hintLine(hint: Hint | null, { table, speech: { t } }: Context): string {
  if (hint === null) return t('cli.hint.none')
  const { action, reason, chance } = hint
  return [
    endedOnce(t('cli.hint', { action: table.inWords(action) })),
    ...(reason === null ? [] : [table.sayText(reason)]),
    ...(chance === null ? [] : [t('cli.hint.chance', { chance: Math.round(100 * chance) })]),
  ].join(' ')
}

/** What was not taken is told, and asked anew: the game may have gone on. */
function told(problem: string | null, { terminal }: Desk): true {
  if (problem !== null) terminal.print(wrap(problem, WIDTH, '  '))
  return true
}

async function undone(session: Place, { terminal, game }: Desk): Promise<boolean> {
  const problem = await session.undo()
  const said = problem === null ? game.speech.t('cli.undo.done') : noUndo(problem, game)
  terminal.print(wrap(said, WIDTH, '  '))
  return problem === null
}
