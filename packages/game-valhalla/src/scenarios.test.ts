import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseScenario, runScenario } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { DECISION_KINDS } from './answers.ts'
import { CARDS, JARLS } from './cards/printed.ts'
import { PARTS } from './notation.ts'
import { valhallaScenarios } from './position/index.ts'
import { GAME, PLAYER, TABLE } from './position/looks.ts'
import { PLAYER_FIELDS } from './position/player.ts'
import { buildPosition, TABLE_FIELDS } from './position/position.ts'
import { readCard, readJarl } from './position/words.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const FOLDER = path('../scenarios/')
const MANUAL = path('../../../docs/scenarios.md')
const RULES = path('../../../docs/rules/valhalla.md')

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const text = readFileSync(`${FOLDER}${name}`, 'utf8')
    return { name, text, scenario: parseScenario(text) }
  })

/** The ids of the rules reference, at the start of their paragraphs. */
const ruleIds = [...readFileSync(RULES, 'utf8').matchAll(/^- (VH-R?\d+) /gm)].map(([, id]) => id)

describe('the scenarios', () => {
  for (const { name, scenario } of files) {
    it(`${scenario.title} (${name})`, () => {
      expect(runScenario(valhallaScenarios, scenario)).toEqual([])
    })
  }

  it('name the rules they show, the first one in the title', () => {
    expect(ruleIds.length).toBeGreaterThan(180)
    for (const { name, scenario } of files) {
      expect(scenario.rules.length, name).toBeGreaterThan(0)
      expect(scenario.title.split(' ')[0], name).toBe(scenario.rules[0])
      for (const rule of scenario.rules) expect(ruleIds, name).toContain(rule)
    }
  })

  const texts = files.map(({ text }) => text).join('\n')
  const words = new Set(texts.match(/[a-z0-9][a-z0-9-]*/gi))

  it('come to every question', () => {
    expect(DECISION_KINDS.filter((kind) => !words.has(kind))).toEqual([])
  })

  it('use every tactic', () => {
    const used = new Set([...words].flatMap((word) => cardNamed(word)))
    const tactics = CARDS.filter(({ type, deck }) => type === 'tactic' && deck !== 'valkyries')
    const missing = tactics.filter(({ id }) => !used.has(id)).map(({ id }) => id)
    expect(missing.filter((id) => !id.startsWith('heroic-attack-'))).toEqual([])
  })

  it('show most of the Jarls', () => {
    const used = new Set([...words].flatMap((word) => jarlNamed(word)))
    expect(used.size).toBeGreaterThan(JARLS.length * 0.75)
  })
})

function cardNamed(word: string): string[] {
  try {
    return [readCard('', word)]
  } catch {
    return []
  }
}

function jarlNamed(word: string): string[] {
  try {
    return [readJarl('', word)]
  } catch {
    return []
  }
}

describe('docs/scenarios.md', () => {
  const [, manual = ''] = readFileSync(MANUAL, 'utf8').split('\n## Valhalla\n')
  const [example = '', draft = ''] = [...manual.matchAll(/```json\n(.*?)```/gs)].map(
    ([, text]) => text ?? '',
  )
  const unnamed = (words: readonly string[]): string[] =>
    words.filter((word) => !new RegExp(`\`${word}[\` ]`).test(manual))

  it('shows a scenario that holds', () => {
    expect(runScenario(valhallaScenarios, parseScenario(example))).toEqual([])
  })

  it('has a position in the set-up that can be', () => {
    const { open } = buildPosition(JSON.parse(`{${draft}}`).given)
    expect(open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'hand-fill']])
  })

  it('names every question, action, field and everything that may be expected', () => {
    expect(unnamed([...DECISION_KINDS])).toEqual([])
    expect(unnamed(Object.keys(PARTS))).toEqual([])
    expect(unnamed([...TABLE_FIELDS, ...PLAYER_FIELDS])).toEqual([])
    expect(
      unnamed([
        ...Object.keys(TABLE),
        ...Object.keys(GAME),
        ...Object.keys(PLAYER),
        'legal',
        'illegal',
      ]),
    ).toEqual([])
  })
})
