import { describe, expect, it } from 'vitest'
import { idsCitedIn, idsDefinedIn, idsOfScenario, titlesIn } from './lib/rule-ids.ts'
import { coverageOf, isComplete, translationProblems } from './rules-coverage.ts'

describe('idsDefinedIn', () => {
  it('reads list items, bold or plain, and nothing else', () => {
    const page = [
      '# Rules of BR-9.9',
      '- BR-5.6 Pay the cost.',
      '- **VH-42** Draw a card; see VH-7.',
      '- **VH-R3** A ruling.',
      '  - BR-5.6a An exception.',
      '- Unlike BR-1.1, nothing.',
    ].join('\n')
    expect(idsDefinedIn(page)).toEqual(['BR-5.6', 'VH-42', 'VH-R3', 'BR-5.6a'])
  })
})

describe('idsCitedIn', () => {
  it('finds every id once and leaves out the end of the sentence', () => {
    expect(idsCitedIn('BR-5.6 VH-R3: as in BR-5.6, not BR-1.2.')).toEqual([
      'BR-5.6',
      'VH-R3',
      'BR-1.2',
    ])
  })

  it('takes no other word for an id', () => {
    expect(idsCitedIn('UTF-8 text, an AI-made move, ABR-5.6, BR-')).toEqual([])
  })
})

describe('titlesIn', () => {
  it.each([
    ["it('BR-1.1 a', () => {})"],
    ['test("BR-1.1 a", () => {})'],
    ['describe(`BR-1.1 a`, () => {})'],
    ["it.each([[1, ')'], [2, '(']])('BR-1.1 a', () => {})"],
    ["it.concurrent.for(rows)('BR-1.1 a', () => {})"],
    ["describe.each(rows)('BR-1.1 a', () => {})"],
    ["test.prop([fc.nat()])('BR-1.1 a', () => {})"],
    [`it.each\`n\n\${1}\`('BR-1.1 a', () => {})`],
  ])('reads the title of %s', (source) => {
    expect(titlesIn(source)).toEqual(['BR-1.1 a'])
  })

  it('marks the holes of a template', () => {
    expect(titlesIn('it(`BR-1.1 with ${n} players`, () => {})')).toEqual(['BR-1.1 with … players'])
  })

  it.each([
    ["it.skip('BR-1.1 a', () => {})"],
    ["it.todo('BR-1.1 a')"],
    ["// it('BR-1.1 a', () => {})"],
    ["expect(title).toBe('BR-1.1 a')"],
    ["visit('BR-1.1 a')"],
  ])('leaves out %s', (source) => {
    expect(titlesIn(source)).toEqual([])
  })
})

describe('idsOfScenario', () => {
  it('joins the ids of title and rules', () => {
    expect(idsOfScenario({ title: 'BR-1.1 a', rules: ['BR-1.1', 'BR-1.2'] })).toEqual([
      'BR-1.1',
      'BR-1.2',
    ])
  })

  it('does without both', () => {
    expect(idsOfScenario({})).toEqual([])
  })
})

describe('coverageOf', () => {
  const rules = new Map([
    ['blood-rage', ['BR-1', 'BR-2']],
    ['valhalla', ['VH-1']],
  ])
  const cited = (...ids: string[]) => ids.map((id) => ({ id, file: 'a.test.ts' }))

  it('counts the tests of each rule', () => {
    const coverage = coverageOf(rules, cited('BR-1', 'BR-1', 'VH-1'))
    expect(Object.fromEntries(coverage.counts)).toEqual({ 'BR-1': 2, 'BR-2': 0, 'VH-1': 1 })
  })

  it('is incomplete while a rule has no test', () => {
    const coverage = coverageOf(rules, cited('BR-1', 'VH-1'))
    expect(coverage.games.get('blood-rage')).toEqual({ rules: 2, covered: 1, missing: ['BR-2'] })
    expect(isComplete(coverage)).toBe(false)
  })

  it('is incomplete when a test cites an unknown rule', () => {
    const coverage = coverageOf(rules, cited('BR-1', 'BR-2', 'VH-1', 'BR-3'))
    expect(coverage.unknown).toEqual([{ id: 'BR-3', file: 'a.test.ts' }])
    expect(isComplete(coverage)).toBe(false)
  })

  it('is incomplete when two rules share an id', () => {
    const twice = coverageOf(new Map([['blood-rage', ['BR-1', 'BR-1']]]), cited('BR-1'))
    expect(twice.repeated).toEqual(['BR-1'])
    expect(isComplete(twice)).toBe(false)
  })

  it('is complete when every rule has a test', () => {
    expect(isComplete(coverageOf(rules, cited('BR-1', 'BR-2', 'VH-1')))).toBe(true)
  })
})

describe('translationProblems', () => {
  it('names what a translated page lacks and what it invents', () => {
    expect(translationProblems('x.pl.md', ['VH-1', 'VH-2'], ['VH-2', 'VH-3'])).toEqual([
      'x.pl.md has no rule VH-1',
      'x.pl.md invents rule VH-3',
    ])
    expect(translationProblems('x.pl.md', ['VH-1'], ['VH-1'])).toEqual([])
  })
})
