import { PassThrough } from 'node:stream'
import bloodRage from '@meadhall/game-blood-rage/locales/en.json' with { type: 'json' }
import valhalla from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import type { Catalog } from '@meadhall/words/catalogs'
import { describe, expect, it } from 'vitest'
import { terminalOf } from '../games/index.ts'
import { gameNamed } from '../games.ts'
import cli from '../locales/en.json' with { type: 'json' }
import { numbers } from '../testing/table.ts'
import { PLAIN } from '../text/paint.ts'
import { LANGUAGES, type Speech, speechFor, speechIn } from '../text/speech.ts'
import { playLoop } from './loop.ts'
import { Session } from './session.ts'
import { Terminal } from './terminal.ts'

/** Commands at the first question, and then a game by numbers. */
const ASKED = [
  '?',
  'hint',
  'hand',
  'board',
  'why',
  'save',
  'undo',
  '99',
  'qqqqq',
  '? qqqqq',
  'log all',
]

/** Plays to the end with what is shown in a language; gives all that was on the screen. */
async function played(game: string, options: object, speech: Speech): Promise<string> {
  const rules = gameNamed(game)
  const seats = game === 'valhalla' ? 3 : 2
  const start = { options: rules.parseOptions(options, seats), seats, seed: 'short' }
  const session = await Session.start(rules, start, { seat: 0, bots: { level: 'thrall' } })
  const [input, output] = [new PassThrough(), new PassThrough()]
  const shown: string[] = []
  output.on('data', (text: Buffer) => shown.push(text.toString()))
  input.end([...ASKED, ...numbers('short', 1500)].join('\n'))
  const terminal = new Terminal({ input, output })
  const table = terminalOf(rules, speech)
  const ending = await playLoop(session, { terminal, game: table, paint: PLAIN, save: () => '' })
  expect(ending).toBe('over')
  const { state, events, seat } = session
  const closing = { state, outcome: rules.outcome(state), events, seat }
  return [...shown, ...table.ending(closing, PLAIN)].join('\n')
}

/** The fixed parts of texts that are long enough to tell a language by. */
function fragments(texts: Catalog): string[] {
  const parts = Object.values(texts).flatMap((text) => text.split(/[{}#]|plural, |select, /))
  return parts.map((part) => part.trim()).filter((part) => /\w{3,} \w{3,}|\w+ \w+ \w+/.test(part))
}

/** What is on a screen of the English texts, where the language says it otherwise. */
function english(shown: string, name: string, source: Catalog, speech: Speech): string[] {
  const own = Object.values(speech.texts(name, source)).join('\n')
  const screen = shown.replace(/\s+/g, ' ')
  return fragments(source).filter((part) => screen.includes(part) && !own.includes(part))
}

describe.each(LANGUAGES.filter((code) => code !== 'en'))('a game at the terminal in %s', (code) => {
  const speech = speechIn(code)

  it.each([
    ['blood-rage', { firstGame: true }, bloodRage],
    ['valhalla', { loki: true, tyr: true, king: true }, valhalla],
  ] as const)('%s has no English sentence and fits 80 columns', async (game, options, texts) => {
    const shown = await played(game, options, speech)
    expect(shown).toContain(`── ${speech.t('cli.the-end')} ─`)
    expect(shown).not.toMatch(/\w\.[\w-]+#\w/)
    expect(english(shown, 'cli', cli, speech)).toEqual([])
    expect(english(shown, game, texts, speech)).toEqual([])
    expect(shown.split('\n').filter((line) => line.length > 80)).toEqual([])
  })
})

it('English would be noticed', async () => {
  const shown = await played('blood-rage', { firstGame: true }, speechIn('en'))
  const found = english(shown, 'cli', cli, speechIn('de'))
  expect(found).toContain('There is no option')
  expect(found.length).toBeGreaterThan(20)
})

describe('the language', () => {
  it('is the one asked for, else that of the environment, else English', () => {
    const spoken = (asked: string | undefined, env: Record<string, string>) =>
      speechFor(asked, env).locale
    expect(spoken('it', { LC_ALL: 'de_DE.UTF-8' })).toBe('it')
    expect(spoken(undefined, { LC_ALL: 'de_DE.UTF-8', LANG: 'pl_PL' })).toBe('de')
    expect(spoken(undefined, { LANG: 'bg' })).toBe('bg')
    expect(spoken(undefined, { LC_ALL: 'C', LANG: 'pl_PL' })).toBe('en')
    expect(spoken(undefined, { LANG: 'fr_FR.UTF-8' })).toBe('en')
    expect(spoken(undefined, {})).toBe('en')
  })

  it('is refused where it is not spoken, with those that are', () => {
    const problem = 'unknown language "xx" (known: bg, de, en, it, pl)'
    expect(() => speechFor('xx', {})).toThrow(problem)
  })
})

describe('typed moves', () => {
  it.each([
    ['pl', 'najazd wojownik gimle', 'najazd jarl yggdrasil', 'BR-5.6'],
    ['it', 'invadi guerriero gimle', 'invadi capo yggdrasil', 'BR-5.6'],
    ['de', 'invasion krieger gimle', 'invasion anführer yggdrasil', 'BR-5.6'],
    ['bg', 'нахлуване воин гимле', 'нахлуване водач игдрасил', 'BR-5.6'],
  ])('are read in %s and in the words of scenario files', (code, own, forbidden, rule) => {
    const rules = gameNamed('blood-rage')
    const options = rules.parseOptions({ firstGame: true, firstPlayer: 0 }, 2)
    const state = rules.setup({ options, seats: 2, seed: 'typed' })
    const [decision] = rules.decisions(state)
    if (decision === undefined) throw new Error('nothing is asked')
    const legal = rules.legalActions(state, decision)
    const asked = { state, view: rules.view(state, 0), seat: 0, decision, legal, events: [] }
    const table = terminalOf(rules, speechIn(code)).tableAt({ ...asked, paint: PLAIN })
    const meant = { kind: 'action', action: { figure: 'warrior', place: 'gimle' } }
    expect(table.understand(own)).toMatchObject(meant)
    expect(table.understand('invade warrior gimle')).toMatchObject(meant)
    expect(table.understand(forbidden)).toMatchObject({ kind: 'forbidden', reason: { rule } })
    expect(table.explain(rule)?.join(' ')).not.toContain('figures march there')
  })
})
