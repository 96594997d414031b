import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as bloodRageGame from '@meadhall/game-blood-rage'
import * as valhallaGame from '@meadhall/game-valhalla'
import type { GameEvent } from '@meadhall/kernel'
import { speakerOf } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'
import { describe, expect, it } from 'vitest'
import { bloodRageSpoken } from './blood-rage/index.ts'
import { type ByEar, tableByEar } from './testing/table-by-ear.ts'
import type { Tongue } from './tongue.ts'
import { valhallaSpoken } from './valhalla/index.ts'

const ROOT = join(import.meta.dirname, '../../..')
const LANGUAGES = ['en', ...readdirSync(join(ROOT, 'languages')).filter(isSwitchedOn)]

function isSwitchedOn(code: string): boolean {
  return existsSync(join(ROOT, 'languages', code, 'language.json'))
}

type Texts = Readonly<Record<string, string>>

function read(path: string): Texts {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

/** The words of a language for a game, as the page has them; a key without a text fails the test. */
function tongueIn(language: string, game: 'blood-rage' | 'valhalla', you: string): Tongue {
  const english = `packages/game-${game}/src/locales/en`
  const texts =
    language === 'en'
      ? {
          ...read(`${english}.json`),
          ...read(`${english}.cards.json`),
          ...read('packages/spoken/src/locales/en.json'),
        }
      : Object.assign(
          {},
          ...[game, `${game}.cards`, 'spoken'].map((name) =>
            read(`languages/${language}/${name}.json`),
          ),
        )
  const find = (key: string) => {
    const text = texts[key]
    if (text === undefined && !key.includes('#')) throw new Error(`no text "${key}" in ${language}`)
    return text === undefined ? undefined : compileText(key, text)
  }
  const speaker = speakerOf({ locale: language, find, you: { key: you, name: 'you' } })
  const lookUp = (key: string) => texts[key] ?? key
  return { say: speaker.say, name: lookUp }
}

function bloodRage(language: string, options: object = {}, seats = 3): ByEar {
  const { bloodRage: rules, eventMessage } = bloodRageGame
  const event = (one: GameEvent) => eventMessage(one as bloodRageGame.BloodRageEvent)
  const tongue = tongueIn(language, 'blood-rage', 'clan.wolf')
  const clans = { clans: ['wolf', 'bear', 'raven'].slice(0, seats), ...options }
  return tableByEar({
    rules,
    game: bloodRageSpoken,
    tongue,
    seats,
    options: clans,
    seed: 'ear',
    event,
  })
}

function valhalla(language: string, seats: number, options: object = {}): ByEar {
  const { valhalla: rules, eventMessage } = valhallaGame
  const event = (one: GameEvent) => eventMessage(one as valhallaGame.ValhallaEvent)
  const tongue = tongueIn(language, 'valhalla', 'seat.0')
  return tableByEar({ rules, game: valhallaSpoken, tongue, seats, options, seed: 'ear', event })
}

/** The numbers under which answers were told. */
function numbersIn(lines: readonly string[]): number[] {
  return lines.flatMap((line) => {
    const number = Number(/^(\d+)\. /.exec(line)?.[1] ?? 0)
    return number > 0 ? [number] : []
  })
}

/** A small generator: the same choices in every run. */
function chooser(): (count: number) => number {
  let state = 7
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

/** What one may type for an answer that was read out, in English. */
const MOVES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /^\d+\. Invade (\w+) with your ([\w ]+) for/,
    ([, place, figure]) => `invade ${figure} ${place}`,
  ],
  [/^\d+\. March from (\w+) to (\w+)/, ([, from, to]) => `march ${from} ${to} all`],
  [/^\d+\. Pillage (\w+)/, ([, place]) => `pillage ${place}`],
  [/^\d+\. Arm ([\w ']+?) with .* \(strength/, ([, name]) => `arm ${name}`],
  [/^\d+\. Attack ([\w ]+) \(/, ([, name]) => `attack ${name}`],
  [/^\d+\. Reroll: give up (\w+)$/, ([, die]) => `reroll ${die} miss`],
]

function moveIn(line: string): string | null {
  for (const [pattern, words] of MOVES) {
    const match = pattern.exec(line)
    if (match !== null) return words(match).toLowerCase()
  }
  return null
}

/** Commands that tell something and change nothing. */
const ASKING = [
  'm',
  'm utgard',
  'f bear',
  'f player 2',
  'h',
  'h 1',
  'o',
  'o bear',
  'o player 2',
  'b',
  'g',
  's',
  'l 5',
  'help',
  'w pillage gimle',
  'w draw',
  'nonsense',
]
const TOO_MANY = 4_000

interface Heard {
  readonly lines: readonly string[]
  readonly typed: readonly string[]
}

/**
 * Plays a game to its end. It knows nothing but what the table says: it reads the numbered answers
 * and types numbers, or the words of an answer that was read out, and confirms them.
 */
function playByEar(table: ByEar, over: string, byWords: boolean): Heard {
  const choose = chooser()
  const heard: string[] = []
  const typed: string[] = []
  const type = (line: string): readonly string[] => {
    const lines = table.type(line)
    heard.push(...lines)
    typed.push(line)
    return lines
  }
  for (let turn = 0; turn < TOO_MANY; turn++) {
    const lines = type('?')
    if (lines.includes(over)) return { lines: heard, typed }
    type(ASKING[turn % ASKING.length] ?? '?')
    if (byWords && turn % 5 === 0 && type('best').some((line) => line.includes('Press Enter')))
      type('')
    const answers = type('?')
    const numbers = numbersIn(answers)
    const moves = byWords && choose(2) === 0 ? answers.flatMap((line) => moveIn(line) ?? []) : []
    const move = moves[choose(moves.length)] ?? null
    if (move !== null && type(move).some((line) => line.includes('Press Enter'))) type('')
    else type(String(numbers[choose(numbers.length)] ?? 1))
  }
  throw new Error(`no end after ${TOO_MANY} turns; last: ${heard.slice(-5).join(' | ')}`)
}

const UNSAID = /undefined|NaN|…|\{\w|\b(spoken|place|figure|clan|card|jarl|seat|face)\.\w/

describe('a whole game by spoken text alone', () => {
  const over = 'The game is over.'

  it('Blood Rage of three', () => {
    const { lines, typed } = playByEar(bloodRage('en'), over, true)
    expect(lines.filter((line) => UNSAID.test(line))).toEqual([])
    expect(typed.some((line) => /^march \w+ \w+ all$/.test(line))).toBe(true)
    expect(lines.some((line) => /^(You|you) \d+, .* \d+: \d+ more to win\.$/.test(line))).toBe(true)
    expect(lines.some((line) => line.includes('Rule BR-'))).toBe(true)
  })

  it('Valhalla of three', () => {
    const { lines, typed } = playByEar(valhalla('en', 3, { firstGame: true }), over, true)
    expect(lines.filter((line) => UNSAID.test(line))).toEqual([])
    expect(typed.some((line) => line.startsWith('arm '))).toBe(true)
    expect(lines.some((line) => line.startsWith('Arm the best: '))).toBe(true)
    expect(lines.some((line) => line.includes('Rule VH-'))).toBe(true)
  })

  it('Valhalla of five with every module', () => {
    const modules = {
      loki: true,
      thor: true,
      valkyries: true,
      dwarves: true,
      tyr: true,
      king: true,
    }
    const { lines } = playByEar(valhalla('en', 5, modules), over, false)
    expect(lines.filter((line) => UNSAID.test(line))).toEqual([])
  })

  it('Valhalla alone', () => {
    const { lines } = playByEar(valhalla('en', 1), over, true)
    expect(lines.filter((line) => UNSAID.test(line))).toEqual([])
    expect(lines.some((line) => line.startsWith('Fenrir: '))).toBe(true)
  })

  it.each(LANGUAGES)('both games in %s', (language) => {
    const texts = tongueIn(language, 'blood-rage', 'clan.wolf')
    const end = texts.say({ key: 'spoken.over' })
    const games = [bloodRage(language, { firstGame: true }, 2), valhalla(language, 2)]
    for (const game of games) {
      const { lines } = playByEar(game, end, false)
      expect(lines.filter((line) => UNSAID.test(line))).toEqual([])
    }
  })
})
