import { gapLines } from './gap.ts'
import { battleLines, gridLines, logLines, newsLines, numbered } from './sections.ts'
import type { Reply, Talk } from './talk.ts'

type Command = (rest: string, talk: Talk) => Reply

/** How many sentences of the log are told unless told otherwise. */
const LAST = 5

/** The commands by their letters, which are the same in every language. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['?', (_rest, talk) => talk.ask()],
  ['help', (_rest, talk) => help(talk)],
  ['??', (_rest, talk) => help(talk)],
  ['l', last],
  ['s', (_rest, talk) => talk.told(...newsLines(talk.game, talk.scene, talk.tongue))],
  ['m', map],
  ['f', figures],
  ['h', hand],
  ['o', sheet],
  ['b', (_rest, talk) => talk.told(...battleLines(talk.game, talk.scene, talk.tongue))],
  ['g', (_rest, talk) => talk.told(...gapLines(talk.game, talk.scene, talk.tongue))],
  ['w', why],
  ['u', () => ({ kind: 'undo' })],
])

/** What the help tells of, in its order. */
const HELPED = ['ask', 'number', 'move', 'l', 's', 'm', 'f', 'h', 'o', 'b', 'g', 'w', 'u'] as const

function help(talk: Talk): Reply {
  const { examples } = talk.game
  return talk.told(...HELPED.map((one) => talk.say(`spoken.help.${one}`, { examples })))
}

function last(rest: string, talk: Talk): Reply {
  const count = /^\d+$/.test(rest) ? Number(rest) : LAST
  return talk.told(...logLines(talk.scene.log, talk.tongue, Math.max(1, count)))
}

function map(rest: string, talk: Talk): Reply {
  const { game, scene, tongue } = talk
  if (rest !== '') return found(talk, rest, game.place(scene, rest, tongue))
  return talk.told(...gridLines(game.board(scene, tongue)), ...game.boardLines(scene, tongue))
}

function figures(rest: string, talk: Talk): Reply {
  const { game, scene, tongue } = talk
  if (rest === '') return talk.told(talk.say('spoken.say-what', { example: 'f raven' }))
  return found(talk, rest, game.figures(scene, rest, tongue))
}

/** The hand, one of its cards by its number, or any card by its name. */
function hand(rest: string, talk: Talk): Reply {
  const { game, scene, tongue } = talk
  const cards = game.hand(scene, tongue)
  if (rest === '') {
    const lines = cards.map(({ short }, index) => numbered(index, short, tongue))
    const empty = cards.length === 0 ? [talk.say('spoken.hand.none')] : []
    return talk.told(...empty, ...lines, ...game.handLines(scene, tongue))
  }
  if (!/^\d+$/.test(rest)) return found(talk, rest, game.card(scene, rest, tongue))
  const card = cards[Number(rest) - 1]
  if (card !== undefined) return talk.told(card.whole)
  return talk.told(talk.say('spoken.no-card', { number: Number(rest), count: cards.length }))
}

function sheet(rest: string, talk: Talk): Reply {
  const { game, scene, tongue } = talk
  if (rest === '') return talk.told(...gridLines(game.players(scene, tongue)))
  return found(talk, rest, game.sheet(scene, rest, tongue))
}

function why(rest: string, talk: Talk): Reply {
  if (rest !== '') return talk.why(rest)
  const [example = ''] = talk.game.examples.split(', ')
  return talk.told(talk.say('spoken.say-what', { example: `w ${example}` }))
}

function found(talk: Talk, text: string, lines: readonly string[] | null): Reply {
  return talk.told(...(lines ?? [talk.say('spoken.not-found', { text })]))
}
