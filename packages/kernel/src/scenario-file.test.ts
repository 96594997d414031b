import { describe, expect, it } from 'vitest'
import { parseScenario } from './scenario.ts'
import { GOOD, refusal, scenario } from './testing/toy-scenarios.ts'

describe('reading a scenario', () => {
  it('keeps what it says', () => {
    const read = scenario()
    expect(read).toMatchObject({ game: 'toy', title: GOOD.title, rules: ['TOY-1'] })
    expect(read.steps).toEqual([
      { kind: 'does', who: 'ann', what: 'high' },
      { kind: 'refused', who: 'bob', what: 'card 9', rule: 'TOY-1' },
      { kind: 'does', who: 'bob', what: 'card 8' },
      { kind: 'holds', expect: { asks: ['stake'] } },
      { kind: 'does', who: 'ann', what: 'bank' },
    ])
  })

  it('needs no rules and no expectation at the end', () => {
    const { rules: _rules, expect: _expect, ...rest } = GOOD
    expect(parseScenario(JSON.stringify(rest))).toMatchObject({ rules: [], expect: {} })
  })

  it.each([
    ['file', '{"format": ', /not complete JSON/],
    ['file', '[]', /must be an object/],
    ['file', 'null', /must be an object/],
  ])('refuses at %s what is no JSON object: %s', (place, text, reason) => {
    const found = refusal(() => parseScenario(text))
    expect(found.place).toBe(place)
    expect(found.reason).toMatch(reason)
  })

  it.each([
    ['format', { format: 'meadhall-game' }, 'must be "meadhall-scenario"'],
    ['version', { version: 2 }, 'unknown version 2 (this program reads 1)'],
    ['version', { version: undefined }, 'unknown version undefined (this program reads 1)'],
    ['game', { game: undefined }, 'missing'],
    ['title', { title: '' }, 'must be a text'],
    ['title', { title: 7 }, 'must be a text'],
    ['rules', { rules: 'TOY-1' }, 'must be a list'],
    ['rules[1]', { rules: ['TOY-1', 2] }, 'must be a text'],
    ['given', { given: undefined }, 'missing'],
    ['given', { given: [] }, 'must be an object'],
    ['steps', { steps: undefined }, 'missing'],
    ['steps', { steps: {} }, 'must be a list'],
    ['steps[0]', { steps: ['pass'] }, 'must be an object'],
    ['steps[1].ann', { steps: [{ ann: 'bank' }, { ann: 3 }] }, 'must be a text'],
    [
      'steps[0].refused',
      { steps: [{ ann: 'bank', refused: false }] },
      'must be the id of a rule, or true',
    ],
    ['steps[0].expect', { steps: [{ expect: [] }] }, 'must be an object'],
    ['expect', { expect: 'all well' }, 'must be an object'],
    ['steppes', { steppes: [] }, 'unknown field'],
  ])('refuses at %s: %j', (place, changes, reason) => {
    expect(refusal(() => scenario(changes))).toEqual({ place, reason })
  })

  it.each([
    [{}],
    [{ refused: 'TOY-1' }],
    [{ ann: 'bank', bob: 'bank' }],
    [{ expect: {}, ann: 'bank' }],
    [{ expect: {}, refused: 'TOY-1' }],
  ])('refuses a step that is not one thing: %j', (step) => {
    const found = refusal(() => scenario({ steps: [{ ann: 'bank' }, step] }))
    expect(found.place).toBe('steps[1]')
    expect(found.reason).toMatch(/must name one player and what they do/)
  })
})
