import type { BloodRageAction } from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { WIDTH, wrap } from '../text/layout.ts'
import type { Face, Scene } from './board/face.ts'
import { groupingOf, inOrder } from './board/labels.ts'
import { storyLines } from './board/story.ts'
import { Menu } from './menu.ts'
import { type Context, type Reply, replyTo } from './reply.ts'
import { menuLines, questionLines, screenLines } from './screen.ts'
import type { NoUndo, Session } from './session.ts'
import type { Terminal } from './terminal.ts'

/** How a game in the terminal came to an end: it was played out, left, or the input ran out. */
export type Ending = 'over' | 'quit' | 'input-ended'

/** What the loop needs from outside. */
export interface Desk {
  readonly terminal: Terminal
  readonly face: Face
  /** Saves where the player said; gives the line to show. */
  save(file: string): string
}

const NO_UNDO: Readonly<Record<NoUndo, string>> = {
  'nothing-done': 'There is nothing to take back: you have not chosen anything yet.',
  'others-acted': 'Your last choice stands: another clan has acted since.',
  'something-shown': 'Your last choice stands: it has shown something that was hidden.',
}

const PROMPT = '> '
/** A terminal with so many lines has room for whole card texts. */
const TALL = 40

/** Plays until the game is over or the player leaves. */
export async function playLoop(session: Session, desk: Desk): Promise<Ending> {
  let told = session.lastChoice
  for (;;) {
    session.advance()
    const legal = session.legal()
    if (legal.length === 0) {
      desk.terminal.print(['', ...storyLines(desk.face, session.events.slice(told))])
      return 'over'
    }
    if (legal.length === 1) {
      session.act(at(legal, 0))
      continue
    }
    const context = contextOf(session, desk, legal)
    show(context, desk, told)
    told = session.events.length
    const end = await answered(session, desk, context)
    if (end !== null) return end
    told = Math.min(told, session.events.length)
  }
}

function contextOf(session: Session, desk: Desk, legal: BloodRageAction[]): Context {
  const { decision, seat, view, state, events } = session
  if (decision === undefined) throw new Error('nothing is asked')
  const scene: Scene = { ...desk.face, view, seat }
  const menu = new Menu(inOrder(decision, legal), groupingOf(scene, decision))
  return { scene, asked: { state, decision, legal }, menu, events }
}

function show(context: Context, { terminal }: Desk, told: number): void {
  const { scene, asked, events } = context
  const { decision } = asked
  const moment = { decision, events: events.slice(told), isTall: terminal.rows >= TALL }
  terminal.print(screenLines(scene, moment))
  terminal.print(optionLines(context))
}

function optionLines({ scene, asked, menu }: Context): string[] {
  return [...questionLines(scene, asked.decision, menu), ...menuLines(menu)]
}

/** Reads lines until one of them changes the game; `null` while it goes on. */
async function answered(session: Session, desk: Desk, context: Context): Promise<Ending | null> {
  for (;;) {
    const line = await desk.terminal.read(PROMPT)
    if (line === null) return 'input-ended'
    const reply = replyTo(line, context)
    if (reply.do === 'quit') return 'quit'
    if (carryOut(reply, session, desk, context)) return null
  }
}

/** Whether the game has changed. */
function carryOut(reply: Reply, session: Session, desk: Desk, context: Context): boolean {
  const { terminal } = desk
  switch (reply.do) {
    case 'act':
      session.act(reply.action)
      return true
    case 'undo':
      return undone(session, terminal)
    case 'say':
      terminal.print(reply.lines)
      return false
    case 'save':
      terminal.print(wrap(desk.save(reply.file), WIDTH, '  '))
      return false
    case 'ask':
      terminal.print(optionLines(context))
      return false
    case 'quit':
      return true
  }
}

function undone(session: Session, terminal: Terminal): boolean {
  const problem = session.undo()
  terminal.print([problem === null ? 'Taken back.' : NO_UNDO[problem]])
  return problem === null
}
