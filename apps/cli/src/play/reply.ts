import { type BloodRageAction, type BloodRageEvent, reasonMessage } from '@meadhall/game-blood-rage'
import type { Reason } from '@meadhall/kernel'
import { WIDTH, wrap } from '../text/layout.ts'
import { clansLines } from './board/clans.ts'
import type { Scene } from './board/face.ts'
import { handLines } from './board/hand.ts'
import { mapLines } from './board/map.ts'
import { storyLines } from './board/story.ts'
import { explain } from './explain.ts'
import { HELP_LINES } from './help.ts'
import type { Menu } from './menu.ts'
import { type Asked, inWords, understand } from './understand.ts'

/** What is to be done about a line the player typed. Only an act, an undo or quitting changes anything. */
export type Reply =
  | { readonly do: 'act'; readonly action: BloodRageAction }
  | { readonly do: 'say'; readonly lines: readonly string[] }
  | { readonly do: 'ask' }
  | { readonly do: 'undo' }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'quit' }

/** Where a line was typed. */
export interface Context {
  readonly scene: Scene
  readonly asked: Asked
  readonly menu: Menu<BloodRageAction>
  readonly events: readonly BloodRageEvent[]
}

const say = (...lines: string[]): Reply => ({
  do: 'say',
  lines: lines.flatMap((line) => wrap(line, WIDTH, '  ')),
})

type Command = (rest: string, context: Context) => Reply

const LOG_LINES = 40

/** Commands by their first word; everything else is an answer. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '?': (rest, context) => help(rest, context),
  help: (rest, context) => help(rest, context),
  why: (rest, context) =>
    rest === '' ? say('Say what, for example: why pillage gimle') : why(rest, context),
  log: (rest, { scene, events }) => ({ do: 'say', lines: logLines(scene, events, rest) }),
  map: (_rest, { scene }) => ({ do: 'say', lines: [...mapLines(scene), '', ...clansLines(scene)] }),
  hand: (_rest, { scene }) => ({ do: 'say', lines: handLines(scene, true) }),
  options: (_rest, { menu }) => {
    menu.top()
    return { do: 'ask' }
  },
  back: (_rest, { menu }) => {
    menu.back()
    return { do: 'ask' }
  },
  undo: () => ({ do: 'undo' }),
  save: (rest) =>
    rest === '' ? say('Say where to, for example: save my-game.json') : { do: 'save', file: rest },
  quit: () => ({ do: 'quit' }),
  exit: () => ({ do: 'quit' }),
}

/** Reads one line: a number, a command, or an answer in words. */
export function replyTo(line: string, context: Context): Reply {
  const text = line.trim()
  if (text === '') return COMMANDS['options']?.('', context) ?? { do: 'ask' }
  if (/^\d+([\s,]+\d+)*$/.test(text)) return byNumbers(text.split(/[\s,]+/).map(Number), context)
  const [, first = '', rest = ''] = /^(\?|\S+)\s*(.*)$/s.exec(text) ?? []
  const name = first.toLowerCase()
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  return command === undefined ? byWords(text, context) : command(rest.trim(), context)
}

/** Numbers walk down the groups; a wrong one leaves the player where they were. */
function byNumbers(numbers: readonly number[], { menu }: Context): Reply {
  const start = menu.depth
  for (const [index, number] of numbers.entries()) {
    const count = menu.entries.length
    if (number === 0 && !menu.isTop) menu.back()
    else if (number < 1 || number > count) {
      menu.restore(start)
      return say(`There is no option ${number}: choose from 1 to ${count}, or type words or "?".`)
    } else {
      const action = menu.choose(number)
      if (action === null) continue
      if (index === numbers.length - 1) return { do: 'act', action }
      menu.restore(start)
      return say(`Option ${number} needs nothing after it.`)
    }
  }
  return { do: 'ask' }
}

function byWords(text: string, { scene, asked, menu }: Context): Reply {
  const understood = understand(text, asked)
  switch (understood.is) {
    case 'action':
      return { do: 'act', action: understood.action }
    case 'several':
      menu.narrow(understood.actions, `"${text}" could mean:`)
      return { do: 'ask' }
    case 'unclear':
      return say(unclear(text, understood.actions))
    case 'forbidden':
      return say(forbidden(scene, understood.action, understood.reason))
    case 'unknown':
      return say(understood.problem, 'Type a number, words like "invade warrior gimle", or "?".')
  }
}

function unclear(text: string, actions: readonly BloodRageAction[]): string {
  return `"${text}" could mean: ${actions.map(inWords).join(', ')}. Please say which.`
}

function forbidden(scene: Scene, action: BloodRageAction, reason: Reason): string {
  return `Not allowed (${inWords(action)}): ${scene.say(reasonMessage(reason))} [${reason.rule}]`
}

/** Whether words would be allowed; where they are not, the rule in full. */
function why(text: string, { scene, asked }: Context): Reply {
  const understood = understand(text, asked)
  switch (understood.is) {
    case 'action':
      return say(`Nothing forbids "${inWords(understood.action)}".`)
    case 'several':
    case 'unclear':
      return say(unclear(text, understood.actions.slice(0, CHOICES_SHOWN)))
    case 'forbidden': {
      const answer = say(forbidden(scene, understood.action, understood.reason))
      const rule = explain(scene, understood.reason.rule) ?? []
      return answer.do === 'say' ? { do: 'say', lines: [...answer.lines, ...rule] } : answer
    }
    case 'unknown':
      return say(understood.problem)
  }
}

const CHOICES_SHOWN = 8

function help(rest: string, { scene }: Context): Reply {
  if (rest === '') return { do: 'say', lines: HELP_LINES }
  const lines = explain(scene, rest)
  if (lines !== null) return { do: 'say', lines }
  return say(
    `I know no card, place, rule or chapter "${rest}". Try: ? troll, ? gimle, ? BR-5.6, ? march`,
  )
}

/** The end of the story so far, or all of it with everything that goes without saying. */
function logLines(scene: Scene, events: readonly BloodRageEvent[], rest: string): string[] {
  const isAll = rest === 'all'
  const lines = storyLines(scene, events, isAll)
  const wanted = /^\d+$/.test(rest) ? Number(rest) : LOG_LINES
  if (isAll || lines.length <= wanted) return lines
  return [`  … ${lines.length - wanted} earlier lines: type "log all".`, ...lines.slice(-wanted)]
}
