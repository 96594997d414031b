import { describe, expect, it } from 'vitest'
import { refusal, run } from './testing/toy-scenarios.ts'

/** What fails of an expectation after the first steps of the toy's scenario. */
function after(steps: readonly object[], expected: object) {
  return run({ steps, expect: expected })
}

const BOTH = [{ ann: 'card 9' }, { bob: 'card 8' }]

describe('refused without a rule', () => {
  it('passes on whatever rule forbids it', () => {
    expect(after([{ bob: 'card 9', refused: true }], {})).toEqual([])
  })

  it('fails on what is legal', () => {
    expect(after([{ ann: 'high', refused: true }], {})).toEqual([
      { place: 'steps[0]', expected: '"high" refused', found: 'it is legal' },
    ])
  })

  it('is refused itself for what can never be', () => {
    expect(refusal(() => after([{ ann: 'card 12', refused: true }], {}))).toEqual({
      place: 'steps[0]',
      reason: 'can never be: there is no card 12',
    })
  })
})

describe('a rule that there is not', () => {
  it('is refused before anything is played', () => {
    const steps = [{ ann: 'card 8' }, { ann: 'high', refused: 'TOY-11' }]
    expect(refusal(() => after(steps, {}))).toEqual({
      place: 'steps[1].refused',
      reason: '"TOY-11" is no rule of this game',
    })
  })
})

describe('legal and illegal', () => {
  it('pass where it is so, in the words of the file', () => {
    const expected = { legal: { ann: ['high', 'card 3'] }, illegal: { ann: ['card 8', 'bank'] } }
    expect(after([], expected)).toEqual([])
  })

  it('name the rule and the question where it is not', () => {
    const expected = { legal: { ann: ['card 8'] }, illegal: { bob: ['high'] } }
    expect(after([], expected)).toEqual([
      {
        place: 'expect.legal.ann',
        expected: '"card 8" legal',
        found: 'refused by TOY-1 (why.not-in-hand); asked: card',
      },
      { place: 'expect.illegal.bob', expected: '"high" illegal', found: 'legal' },
    ])
  })

  it.each([
    ['expect.illegal.ann', { illegal: { ann: ['card 12'] } }, 'can never be: there is no card 12'],
    ['expect.legal.ann', { legal: { ann: ['card 12'] } }, 'can never be: there is no card 12'],
    ['expect.illegal.ann', { illegal: { ann: ['fly'] } }, '"fly" is no action'],
    ['expect.illegal.eve', { illegal: { eve: ['bank'] } }, '"eve" is nobody in this game'],
    ['expect.illegal.ann', { illegal: { ann: 'bank' } }, 'must be a list of words'],
  ])('are refused at %s: %j', (place, expected, reason) => {
    expect(refusal(() => after([], expected))).toEqual({ place, reason })
  })
})

describe('what a viewer sees', () => {
  const SEEN = { ann: { ann: [3, 9], bob: 2 }, bob: { ann: 2 }, spectator: { ann: 2, bob: 2 } }

  it('is that of the player, or of a spectator', () => {
    expect(after([], { sees: SEEN })).toEqual([])
  })

  it('fails where more is seen, or less', () => {
    expect(after([], { sees: { ann: { ann: 2 }, bob: { ann: [3, 9] } } })).toEqual([
      { place: 'expect.sees.ann.ann', expected: '2', found: '[3,9]' },
      { place: 'expect.sees.bob.ann', expected: '[3,9]', found: '2' },
    ])
  })

  it('is refused for nobody', () => {
    expect(refusal(() => after([], { sees: { eve: {} } })).place).toBe('expect.sees.eve')
  })
})

describe('events', () => {
  const TOLD = [{ type: 'chosen', seat: 'ann', card: 9 }, 'revealed']

  it('pass in their order, with others between them', () => {
    expect(after(BOTH, { events: TOLD })).toEqual([])
  })

  it('fail in another order, with what was told instead', () => {
    const [failure, ...more] = after(BOTH, { events: TOLD.toReversed() })
    expect(more).toEqual([])
    expect(failure).toEqual({
      place: 'expect.events[1]',
      expected: '{"type":"chosen","seat":"ann","card":9}',
      found: 'nothing more was told',
    })
  })

  it('fail where a part is not as said', () => {
    const [failure] = after(BOTH, { events: [{ type: 'chosen', seat: 'bob', card: 9 }] })
    expect(failure?.found).toMatch(
      /^told from there on: \{"type":"chosen","seat":"ann","card":9\} /,
    )
  })

  it('are those since events were last expected', () => {
    const steps = [...BOTH.slice(0, 1), { expect: { events: ['chosen'] } }, ...BOTH.slice(1)]
    expect(after(steps, { events: ['chosen', 'revealed'] })).toEqual([])
    expect(after(steps, { events: ['chosen', 'chosen'] })).toHaveLength(1)
  })

  it.each([
    ['expect.events', 'revealed', 'must be a list of events'],
    ['expect.events[0]', [7], 'must be an object'],
    ['expect.events[0]', [{ seat: 'ann' }], 'must say the type of the event'],
  ])('are refused at %s: %j', (place, events, reason) => {
    expect(refusal(() => after(BOTH, { events }))).toEqual({ place, reason })
  })
})

describe('events that must not be told', () => {
  it('pass where nobody told them', () => {
    expect(after(BOTH, { untold: ['banked', { type: 'chosen', seat: 'ann', card: 3 }] })).toEqual(
      [],
    )
  })

  it('fail where they were told, also before events were last expected', () => {
    const steps = [...BOTH, { expect: { events: ['chosen', 'revealed'] } }]
    expect(after(steps, { untold: ['banked', { type: 'chosen', seat: 'ann' }] })).toEqual([
      {
        place: 'expect.untold[1]',
        expected: 'never told: {"type":"chosen","seat":"ann"}',
        found: 'told: {"type":"chosen","seat":"ann","card":9}',
      },
    ])
  })

  it('are refused without a type', () => {
    expect(refusal(() => after(BOTH, { untold: [{ seat: 'ann' }] }))).toEqual({
      place: 'expect.untold[0]',
      reason: 'must say the type of the event',
    })
  })
})
