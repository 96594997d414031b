import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseScenario, runScenario } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { DECISION_KINDS } from './answers.ts'
import { bloodRageScenarios } from './position/index.ts'
import { CLAN, GAME, TABLE } from './position/looks.ts'
import { buildPosition } from './position/position.ts'

const FOLDER = fileURLToPath(new URL('../scenarios/', import.meta.url))
const RULES = fileURLToPath(new URL('../../../docs/rules/blood-rage.md', import.meta.url))

const MANUAL = fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url))

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, scenario: parseScenario(readFileSync(`${FOLDER}${name}`, 'utf8')) }))

/** The ids of the rules reference, at the start of their paragraphs. */
const ruleIds = [...readFileSync(RULES, 'utf8').matchAll(/^- (BR-\d+\.\d+) /gm)].map(([, id]) => id)

describe('the scenarios', () => {
  for (const { name, scenario } of files) {
    it(`${scenario.title} (${name})`, () => {
      expect(runScenario(bloodRageScenarios, scenario)).toEqual([])
    })
  }

  it('name the rules they show, the first one in the title', () => {
    expect(ruleIds.length).toBeGreaterThan(100)
    for (const { name, scenario } of files) {
      expect(scenario.rules.length, name).toBeGreaterThan(0)
      expect(scenario.title.split(' ')[0], name).toBe(scenario.rules[0])
      for (const rule of scenario.rules) expect(ruleIds, name).toContain(rule)
    }
  })

  it('show every worked example of the rulebooks', () => {
    const shown = new Set(files.flatMap(({ scenario }) => scenario.rules))
    const examples = ruleIds.filter((id) => id?.startsWith('BR-12.'))
    expect(examples.filter((id) => id !== undefined && !shown.has(id))).toEqual([])
  })
})

describe('docs/scenarios.md', () => {
  const manual = readFileSync(MANUAL, 'utf8')
  const [example = '', draft = ''] = [...manual.matchAll(/```json\n(.*?)```/gs)].map(
    ([, text]) => text ?? '',
  )

  it('begins with a scenario that holds', () => {
    const scenario = parseScenario(example)
    expect(runScenario(bloodRageScenarios, scenario)).toEqual([])
  })

  it('has a position in the middle of a draft that can be', () => {
    const { open } = buildPosition(JSON.parse(`{${draft}}`).given)
    expect(open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'draft'],
      [1, 'draft'],
    ])
  })

  it('names every question and everything that may be expected', () => {
    const words = [
      ...Object.keys(TABLE),
      ...Object.keys(GAME),
      ...Object.keys(CLAN),
      ...DECISION_KINDS,
    ]
    expect(words.filter((word) => !manual.includes(`\`${word}\``))).toEqual([])
  })
})
