import type { Action, GameEvent, Reason } from '@meadhall/kernel'
import { type Menu, numbersIn, walk } from '@meadhall/spoken'
import { WIDTH, wrap } from '../text/layout.ts'
import type { Speech } from '../text/speech.ts'
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
  readonly speech: Speech
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
  why: (rest, context) => (rest === '' ? sayWhat(context) : why(rest, context)),
  log: (rest, context) => ({ kind: 'say', lines: logLines(context, rest) }),
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
  save: (rest, { speech: { t } }) =>
    rest === ''
      ? say(t('cli.say-where', { example: `save ${t('cli.example.file')}` }))
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

function sayWhat({ words, speech: { t } }: Context): Reply {
  return say(t('cli.say-what', { example: `why ${words.why}` }))
}

function byNumbers(numbers: readonly number[], { menu, speech: { t } }: Context): Reply {
  const walked = walk(menu, numbers)
  switch (walked.kind) {
    case 'chosen':
      return { kind: 'act', action: walked.action }
    case 'moved':
      return { kind: 'ask' }
    case 'no-line':
      return say(t('cli.no-option', { number: walked.number, count: walked.count }))
    case 'too-many':
      return say(t('cli.too-many', { number: walked.number }))
  }
}

function byWords(text: string, context: Context): Reply {
  const { table, menu, words, speech } = context
  const understood = table.understand(text)
  switch (understood.kind) {
    case 'action':
      return { kind: 'act', action: understood.action }
    case 'several':
      menu.narrow(understood.actions, speech.t('cli.could-mean', { text }))
      return { kind: 'ask' }
    case 'unclear':
      return say(unclear(context, text, understood.actions))
    case 'forbidden':
      return say(forbidden(context, understood.action, understood.reason))
    case 'unknown':
      return say(understood.problem, speech.t('cli.type-like', { example: words.answer }))
  }
}

function unclear(
  { table, speech: { t } }: Context,
  text: string,
  actions: readonly Action[],
): string {
  const meanings = actions.map((action) => table.inWords(action)).join(', ')
  return t('cli.unclear', { text, meanings })
}

function forbidden({ table, speech: { t } }: Context, action: Action, reason: Reason): string {
  const why = table.sayReason(reason)
  return t('cli.forbidden', { action: table.inWords(action), why, rule: reason.rule })
}

/** Whether words would be allowed; where they are not, the rule in full. */
function why(text: string, context: Context): Reply {
  const { table, speech } = context
  const understood = table.understand(text)
  switch (understood.kind) {
    case 'action':
      return say(speech.t('cli.allowed', { action: table.inWords(understood.action) }))
    case 'several':
    case 'unclear':
      return say(unclear(context, text, understood.actions.slice(0, CHOICES_SHOWN)))
    case 'forbidden': {
      const answer = say(forbidden(context, understood.action, understood.reason))
      const rule = table.explain(understood.reason.rule) ?? []
      return answer.kind === 'say' ? { kind: 'say', lines: [...answer.lines, ...rule] } : answer
    }
    case 'unknown':
      return say(understood.problem)
  }
}

const CHOICES_SHOWN = 8

function help(rest: string, { table, words, speech, moreHelp }: Context): Reply {
  if (rest === '') return { kind: 'say', lines: [...helpLines(words, speech), ...moreHelp] }
  const lines = table.explain(rest)
  if (lines !== null) return { kind: 'say', lines }
  const { explained, explain: examples } = words
  return say(speech.t('cli.not-explained', { explained, text: rest, examples }))
}

/** The end of the story so far, or all of it with everything that goes without saying. */
function logLines({ table, events, speech: { t } }: Context, rest: string): string[] {
  const isAll = rest === 'all'
  const lines = table.story(events, isAll)
  const wanted = /^\d+$/.test(rest) ? Number(rest) : LOG_LINES
  if (isAll || lines.length <= wanted) return lines
  const earlier = t('cli.log.earlier', { count: lines.length - wanted })
  return [`  ${earlier}`, ...lines.slice(-wanted)]
}
