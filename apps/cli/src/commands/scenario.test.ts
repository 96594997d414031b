import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { jsonOf, meadhall, ROOT, scratch } from '../testing/meadhall.ts'

const FOLDER = join(ROOT, 'packages/game-blood-rage/scenarios')
const files = scratch()
afterAll(files.end)

const GOOD = {
  format: 'meadhall-scenario',
  version: 1,
  game: 'blood-rage',
  title: 'BR-5.6 the Leader invades for nothing',
  rules: ['BR-5.6'],
  given: { wolf: { rage: 3 } },
  steps: [{ wolf: 'invade leader gimle' }],
  expect: { wolf: { rage: 3 }, board: { gimle: ['wolf leader'] } },
}

function put(name: string, changes: object = {}): string {
  return files.put(name, JSON.stringify({ ...GOOD, ...changes }))
}

const good = put('good.json')
const failing = put('failing.json', {
  steps: [{ wolf: 'invade leader gimle', refused: 'BR-5.6' }, { wolf: 'invade leader yggdrasil' }],
})
const unmet = put('unmet.json', { expect: { wolf: { rage: 1 } } })
const wrong = put('wrong.json', { given: { wolf: { hand: ['excalibur'] } } })
const foreign = put('foreign.json', { game: 'chess' })
const broken = files.put('broken.json', '{"format": "meadhall-sc')
const missing = join(files.path, 'missing.json')

describe('meadhall scenario', () => {
  it('plays all files of a directory', () => {
    const count = readdirSync(FOLDER).length
    const run = meadhall('scenario', FOLDER)
    expect(run).toMatchObject({ code: 0, errors: '' })
    expect(run.lines).toHaveLength(count + 1)
    expect(run.lines.slice(0, -1).every((line) => line.startsWith('ok  '))).toBe(true)
    expect(run.lines.at(-1)).toBe(`${count} scenarios, ${count} passed, 0 failed`)
  })

  it('prints a line for a file that holds', () => {
    expect(meadhall('scenario', good).lines).toEqual([
      `ok  ${good}: ${GOOD.title}`,
      '1 scenario, 1 passed, 0 failed',
    ])
  })

  it('prints each failed expectation with its place, what was expected and what was found', () => {
    const run = meadhall('scenario', failing, unmet, good)
    expect(run.code).toBe(1)
    expect(run.lines).toEqual([
      `failed  ${failing}: ${GOOD.title}`,
      '    steps[0]',
      '      expected  "invade leader gimle" refused by BR-5.6',
      '      found     it is legal',
      '    steps[1]',
      '      expected  "invade leader yggdrasil" to be legal',
      '      found     refused by BR-5.6 (why.never-yggdrasil); asked: turn',
      `failed  ${unmet}: ${GOOD.title}`,
      '    expect.wolf.rage',
      '      expected  1',
      '      found     3',
      `ok  ${good}: ${GOOD.title}`,
      '3 scenarios, 1 passed, 2 failed',
    ])
  })

  it('prints the place and the reason for files it cannot read, and plays the others', () => {
    const run = meadhall('scenario', wrong, foreign, broken, missing, good)
    expect(run).toMatchObject({ code: 1, errors: '' })
    expect(run.lines).toEqual([
      `failed  ${wrong}: ${GOOD.title}`,
      '    given.wolf.hand: "excalibur" is no card',
      `failed  ${foreign}: ${GOOD.title}`,
      '    game: unknown game "chess"',
      `failed  ${broken}`,
      expect.stringMatching(/^ {4}file: not complete JSON \(/),
      `failed  ${missing}`,
      expect.stringMatching(/^ {4}file: cannot be read \(ENOENT/),
      `ok  ${good}: ${GOOD.title}`,
      '5 scenarios, 1 passed, 4 failed',
    ])
  })

  it('ends with one JSON object where it is asked to', () => {
    const run = meadhall('scenario', '--json', good, unmet, broken)
    expect(run.code).toBe(1)
    expect(jsonOf(run)).toEqual({
      scenarios: 3,
      passed: 1,
      failed: 2,
      results: [
        { file: good, title: GOOD.title, passed: true, failures: [], fault: null },
        {
          file: unmet,
          title: GOOD.title,
          passed: false,
          failures: [{ place: 'expect.wolf.rage', expected: '1', found: '3' }],
          fault: null,
        },
        {
          file: broken,
          title: null,
          passed: false,
          failures: [],
          fault: { place: 'file', reason: expect.stringMatching(/^not complete JSON/) },
        },
      ],
    })
  })

  it.each([
    [[], /name a file or a directory/],
    [['--loud', good], /Unknown option '--loud'/],
    [[join(ROOT, 'packages/game-blood-rage/src/position')], /there is no JSON file in /],
  ])('does not understand %j', (args, message) => {
    const run = meadhall('scenario', ...args)
    expect(run.code).toBe(2)
    expect(run.errors).toMatch(message)
  })

  it('explains itself', () => {
    const run = meadhall('scenario', '--help')
    expect(run).toMatchObject({ code: 0, errors: '' })
    expect(run.lines[0]).toBe('meadhall scenario: plays scenario files and checks what they expect')
    expect(run.lines.every((line) => line.length <= 80)).toBe(true)
  })
})
