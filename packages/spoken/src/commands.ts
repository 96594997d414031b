import { gapLines } from './gap.ts'
import { battleLines, gridLines, handLines, logLines, newsLines } from './sections.ts'
import type { Reply, Talk } from './talk.ts'
import { brief, called, type Tongue } from './tongue.ts'
import type { Found } from './typed/found.ts'
import { verbWays } from './typed/naming.ts'
import { wordsIn } from './typed/words.ts'

type Command = (rest: string, talk: Talk) => Reply

/** How many sentences of the log are told unless told otherwise. */
const LAST = 5

/** The commands by their letters, which are the same in every language. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['?', (_rest, talk) => talk.ask()],
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
  ['y', () => ({ kind: 'reason' })],
  ['u', () => ({ kind: 'undo' })],
])

/** Commands that are whole words, for which a language has its own, too. */
const IN_WORDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['help', (_rest, talk) => help(talk)],
  ['hint', () => ({ kind: 'hint' })],
])

/** The command that a line begins with; none where it begins with anything else. */
export function commandFor(word: string, tongue: Tongue): Command | undefined {
  const letters = COMMANDS.get(word.toLowerCase())
  if (letters !== undefined) return letters
  const plain = wordsIn(word).join(' ')
  const isCalled = (name: string): boolean =>
    verbWays(tongue, name).some((way) => way.join(' ') === plain)
  return [...IN_WORDS].find(([name]) => isCalled(name))?.[1]
}

/** What the help tells of, in its order. */
const HELPED = [
  ...(['ask', 'number', 'move', 'l', 's', 'm', 'f', 'h', 'o', 'b', 'g', 'w'] as const),
  ...(['hint', 'y', 'u'] as const),
]

function help(talk: Talk): Reply {
  const examples = talk.tongue.say(talk.game.examples)
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
  if (rest === '') return sayWhat(talk, `f ${somebody(talk)}`)
  return found(talk, rest, game.figures(scene, rest, tongue))
}

/** The hand, one of its cards by its number, or any card by its name. */
function hand(rest: string, talk: Talk): Reply {
  const { game, scene, tongue } = talk
  if (rest === '') return talk.told(...handLines(game, scene, tongue))
  if (!/^\d+$/.test(rest)) return found(talk, rest, game.card(scene, rest, tongue))
  const cards = game.hand(scene, tongue)
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
  const [example = ''] = talk.tongue.say(talk.game.examples).split(', ')
  return sayWhat(talk, `w ${example}`)
}

function sayWhat(talk: Talk, example: string): Reply {
  return talk.told(talk.say('spoken.say-what', { example }))
}

/** Another one at the table, as they are called there. */
function somebody({ game, scene, tongue }: Talk): string {
  const seat = scene.viewer === 0 ? 1 : 0
  return called(tongue, game.seatKey(scene, seat)).toLowerCase()
}

function found(talk: Talk, text: string, what: Found | null): Reply {
  if (what === null) return talk.told(talk.say('spoken.not-found', { text: brief(text) }))
  if ('lines' in what) return talk.told(...what.lines)
  return talk.told(talk.say('spoken.unclear', { text: brief(text) }), ...what.several)
}
