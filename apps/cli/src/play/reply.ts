import type { Action, GameEvent, Reason } from '@meadhall/kernel'
import { type Menu, numbersIn, walk } from '@meadhall/spoken'
import { WIDTH, wrap } from '../text/layout.ts'
import type { GameWords, Table } from './game.ts'
import { helpLines } from './help.ts'

/** What is to be done about a line the player typed. Only an act, an undo or quitting changes anything. */
export type Reply =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'say'; readonly lines: readonly string[] }
  | { readonly kind: 'ask' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'quit' }

/** Where a line was typed. */
export interface Context {
  readonly table: Table
  readonly words: GameWords
  readonly menu: Menu<Action>
  readonly events: readonly GameEvent[]
  /** What the help says beyond the game's own. */
  readonly moreHelp: readonly string[]
}

const say = (...lines: string[]): Reply => ({
  kind: 'say',
  lines: lines.flatMap((line) => wrap(line, WIDTH, '  ')),
})

type Command = (rest: string, context: Context) => Reply

const LOG_LINES = 40

/** Commands by their first word; everything else is an answer. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '?': (rest, context) => help(rest, context),
  help: (rest, context) => help(rest, context),
  why: (rest, context) =>
    rest === '' ? say(`Say what, for example: why ${context.words.why}`) : why(rest, context),
  log: (rest, { table, events }) => ({ kind: 'say', lines: logLines(table, events, rest) }),
  map: (_rest, { table }) => ({ kind: 'say', lines: table.board() }),
  board: (_rest, { table }) => ({ kind: 'say', lines: table.board() }),
  hand: (_rest, { table }) => ({ kind: 'say', lines: table.hand() }),
  options: (_rest, { menu }) => {
    menu.top()
    return { kind: 'ask' }
  },
  back: (_rest, { menu }) => {
    menu.back()
    return { kind: 'ask' }
  },
  undo: () => ({ kind: 'undo' }),
  hint: () => ({ kind: 'hint' }),
  save: (rest) =>
    rest === ''
      ? say('Say where to, for example: save my-game.json')
      : { kind: 'save', file: rest },
  quit: () => ({ kind: 'quit' }),
  exit: () => ({ kind: 'quit' }),
}

/** Reads one line: a number, a command, or an answer in words. */
export function replyTo(line: string, context: Context): Reply {
  const text = line.trim()
  if (text === '') return COMMANDS['options']?.('', context) ?? { kind: 'ask' }
  const numbers = numbersIn(text)
  if (numbers !== null) return byNumbers(numbers, context)
  const [, first = '', rest = ''] = /^(\?|\S+)\s*(.*)$/s.exec(text) ?? []
  const name = first.toLowerCase()
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command === undefined ? byWords(text, context) : command(rest.trim(), context)
}

function byNumbers(numbers: readonly number[], { menu }: Context): Reply {
  const walked = walk(menu, numbers)
  switch (walked.kind) {
    case 'chosen':
      return { kind: 'act', action: walked.action }
    case 'moved':
      return { kind: 'ask' }
    case 'no-line':
      return say(
        `There is no option ${walked.number}: choose from 1 to ${walked.count}, or type words or "?".`,
      )
    case 'too-many':
      return say(`Option ${walked.number} needs nothing after it.`)
  }
}

function byWords(text: string, { table, menu, words }: Context): Reply {
  const understood = table.understand(text)
  switch (understood.kind) {
    case 'action':
      return { kind: 'act', action: understood.action }
    case 'several':
      menu.narrow(understood.actions, `"${text}" could mean:`)
      return { kind: 'ask' }
    case 'unclear':
      return say(unclear(table, text, understood.actions))
    case 'forbidden':
      return say(forbidden(table, understood.action, understood.reason))
    case 'unknown':
      return say(understood.problem, `Type a number, words like "${words.answer}", or "?".`)
  }
}

function unclear(table: Table, text: string, actions: readonly Action[]): string {
  const said = actions.map((action) => table.inWords(action))
  return `"${text}" could mean: ${said.join(', ')}. Please say which.`
}

function forbidden(table: Table, action: Action, reason: Reason): string {
  return `Not allowed (${table.inWords(action)}): ${table.sayReason(reason)} (rule ${reason.rule})`
}

/** Whether words would be allowed; where they are not, the rule in full. */
function why(text: string, { table }: Context): Reply {
  const understood = table.understand(text)
  switch (understood.kind) {
    case 'action':
      return say(`Nothing forbids "${table.inWords(understood.action)}".`)
    case 'several':
    case 'unclear':
      return say(unclear(table, text, understood.actions.slice(0, CHOICES_SHOWN)))
    case 'forbidden': {
      const answer = say(forbidden(table, understood.action, understood.reason))
      const rule = table.explain(understood.reason.rule) ?? []
      return answer.kind === 'say' ? { kind: 'say', lines: [...answer.lines, ...rule] } : answer
    }
    case 'unknown':
      return say(understood.problem)
  }
}

const CHOICES_SHOWN = 8

function help(rest: string, { table, words, moreHelp }: Context): Reply {
  if (rest === '') return { kind: 'say', lines: [...helpLines(words), ...moreHelp] }
  const lines = table.explain(rest)
  if (lines !== null) return { kind: 'say', lines }
  return say(`I know no ${words.explained} "${rest}". Try: ${words.explain}`)
}

/** The end of the story so far, or all of it with everything that goes without saying. */
function logLines(table: Table, events: readonly GameEvent[], rest: string): string[] {
  const isAll = rest === 'all'
  const lines = table.story(events, isAll)
  const wanted = /^\d+$/.test(rest) ? Number(rest) : LOG_LINES
  if (isAll || lines.length <= wanted) return lines
  return [`  … ${lines.length - wanted} earlier lines: type "log all".`, ...lines.slice(-wanted)]
}
