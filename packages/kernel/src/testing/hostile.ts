import type { Decision } from '../decision.ts'
import { GameFileError } from '../game-file/format.ts'
import { type LoadedGame, loadGameFile } from '../game-file/reading.ts'
import { makeGameFile } from '../game-file/writing.ts'
import { OptionError } from '../options.ts'
import { findLegal, IllegalAction, play, startGame } from '../replay.ts'
import type { AnyRules, Start } from '../rules.ts'

const DEPTH = 100_000
const NESTED_TEXT = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
/** Longer than any message that a person reads. */
const LONGEST_MESSAGE = 1_000

const trap = {
  get type(): string {
    throw new RangeError('a trap')
  },
  by: 0,
}

/** What a stranger may hand over in place of anything. */
export const HOSTILE: readonly unknown[] = [
  ...[undefined, null, true, Number.NaN, -0, 0.5, -1, 1e308, Number.POSITIVE_INFINITY, 10n],
  ...['', ' ', '__proto__', 'constructor', '\u0000', 'x'.repeat(1_000_000)],
  ...[Symbol('s'), () => undefined, /x/, new Map(), [], [null], {}, trap],
  ...[JSON.parse(NESTED_TEXT), { type: JSON.parse(NESTED_TEXT), by: 0 }, Object.create(null)],
  ...[JSON.parse('{"__proto__":{"type":"pass","by":0}}'), { type: '__proto__', by: 0 }],
  ...[{ type: 'constructor', by: 0 }, { type: 'pass' }, { by: 0 }, { type: 5, by: 0 }],
]

type Documented = new (...args: never[]) => Error

/** How a call breaks the contract; nothing where it refuses as documented, or has nothing to refuse. */
function breach(what: string, refusal: Documented, call: () => unknown): string[] {
  try {
    call()
    return []
  } catch (error) {
    const isDocumented = error instanceof Error && error.constructor === refusal
    if (isDocumented && error.message.length <= LONGEST_MESSAGE) return []
    return [`${what}: ${String(error).slice(0, 200)}`]
  }
}

interface Asked {
  readonly rules: AnyRules
  readonly game: LoadedGame['game']
  readonly decision: Decision
  readonly legal: { readonly type: string; readonly by: number }
}

function ask(rules: AnyRules, start: Start): Asked {
  const game = startGame(rules, start)
  const [decision] = rules.decisions(game.state)
  const [legal] = decision ? rules.legalActions(game.state, decision) : []
  if (decision === undefined || legal === undefined) throw new Error('nothing is asked')
  return { rules, game, decision, legal }
}

/** Hostile values, and a legal action with one of its fields spoiled or one added. */
function attemptsAt({ legal }: Asked): unknown[] {
  const fields = [...Object.keys(legal), 'more']
  const spoiled = fields.flatMap((field) => HOSTILE.map((value) => ({ ...legal, [field]: value })))
  return [...HOSTILE, ...spoiled]
}

function actionBreaches(asked: Asked, attempt: unknown): string[] {
  const { rules, game } = asked
  const action = attempt as Asked['legal']
  const found = breach('whyNot', Error, () => rules.whyNot(game.state, action))
  // -0 for 0 says the same.
  if (findLegal(rules, game.state, action) !== undefined) return found
  return [...found, ...breach('play', IllegalAction, () => play(rules, game, action))]
}

function wordBreaches({ rules, legal }: Asked, value: unknown): string[] {
  const words = rules.formatAction(legal)
  return [
    ...breach('parseAction', Error, () => rules.parseAction(value as string, 0)),
    ...breach('parseAction by', Error, () => rules.parseAction(words, value as number)),
  ]
}

function optionBreaches({ rules, game: { seats } }: Asked, value: unknown): string[] {
  return [
    ...breach('options', OptionError, () => rules.parseOptions(value, seats)),
    ...breach('seats', OptionError, () => rules.parseOptions({}, value as number)),
    ...rules.options.flatMap(({ name }) =>
      breach(`option ${name}`, OptionError, () => rules.parseOptions({ [name]: value }, seats)),
    ),
  ]
}

/** A game file with each of its parts spoiled, as far as JSON can say it. */
function fileBreaches({ rules, game }: Asked): string[] {
  const file = makeGameFile(rules, game)
  const texts = [...HOSTILE.flatMap((value) => textOf(value) ?? []), NESTED_TEXT]
  return Object.keys(file).flatMap((part) =>
    texts.flatMap((text) => {
      const spoiled = JSON.stringify({ ...file, [part]: '@' }).replace('"@"', () => text)
      return breach(`file ${part}`, GameFileError, () => loadGameFile(spoiled, [rules]))
    }),
  )
}

function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Hands hostile values to all that takes something from outside; tells what is not refused as documented. */
export function hostileBreaches(rules: AnyRules, start: Start): string[] {
  const asked = ask(rules, start)
  const before = JSON.stringify(asked.game)
  const found = [
    ...attemptsAt(asked).flatMap((attempt) => actionBreaches(asked, attempt)),
    ...HOSTILE.flatMap((value) => [...wordBreaches(asked, value), ...optionBreaches(asked, value)]),
    ...fileBreaches(asked),
  ]
  return JSON.stringify(asked.game) === before ? found : [...found, 'the game was changed']
}
