import { describe, expect, it } from 'vitest'
import { isWorthAsking, meantBy, OptionError, type OptionSpec, readOptions } from './options.ts'

const ADDS = { minutes: -10, difficulty: 0 }

const SPECS: readonly OptionSpec[] = [
  {
    kind: 'flag',
    name: 'quick',
    group: 'rules',
    default: false,
    adds: ADDS,
  },
  { kind: 'choice', name: 'ages', group: 'rules', values: [1, 2, 3, 'all'], default: 3 },
  {
    kind: 'perSeat',
    name: 'clans',
    group: 'seats',
    values: ['wolf', 'bear', 'raven'],
    default: ['wolf', 'bear', 'raven'],
  },
]

function read(raw: unknown, seats = 2): unknown {
  return readOptions(SPECS, raw, seats)
}

describe('readOptions', () => {
  it.each([[undefined], [null], [{}]])('fills in all defaults for %j', (raw) => {
    expect(read(raw)).toEqual({ quick: false, ages: 3, clans: ['wolf', 'bear'] })
  })

  it('keeps what fits', () => {
    const raw = { quick: true, ages: 'all', clans: ['raven', 'wolf'] }
    expect(read(raw)).toEqual(raw)
  })

  it('copies lists and does not touch what it is given', () => {
    const raw = { clans: ['raven', 'wolf'] }
    const options = read(raw) as typeof raw
    expect(options.clans).not.toBe(raw.clans)
    expect(raw).toEqual({ clans: ['raven', 'wolf'] })
  })

  it('has as many default values as seats', () => {
    expect(read({}, 3)).toMatchObject({ clans: ['wolf', 'bear', 'raven'] })
  })

  it.each([
    ['a list', [], 'options must be an object'],
    ['a text', 'quick', 'options must be an object'],
    ['a number', 5, 'options must be an object'],
    ['an unknown name', { fast: 1 }, 'unknown option "fast" (known: quick, ages, clans)'],
    ['a flag that is none', { quick: 'yes' }, 'option "quick" must be true or false, not "yes"'],
    ['no flag at all', { quick: null }, 'option "quick" must be true or false, not null'],
    ['no such choice', { ages: 4 }, 'option "ages" must be one of 1, 2, 3, all, not 4'],
    [
      'a choice of another type',
      { ages: '1' },
      'option "ages" must be one of 1, 2, 3, all, not "1"',
    ],
    ['too few', { clans: ['wolf'] }, 'option "clans" must list one value for each of the 2 seats'],
    ['too many', { clans: ['wolf', 'bear', 'raven'] }, 'one value for each of the 2 seats'],
    ['not a list', { clans: 'wolf' }, 'one value for each of the 2 seats'],
    ['an unknown one', { clans: ['wolf', 'cat'] }, 'must be one of wolf, bear, raven, not "cat"'],
    ['one twice', { clans: ['wolf', 'wolf'] }, 'option "clans" must not name a value twice'],
  ])('refuses %s', (_name, raw, message) => {
    expect(() => read(raw)).toThrow(OptionError)
    expect(() => read(raw)).toThrow(message)
  })
})

describe('an option is worth asking', () => {
  const spec = { kind: 'flag', name: 'x', group: 'rules', default: false, adds: ADDS } as const

  it('at every table unless it says otherwise', () => {
    expect(isWorthAsking(spec, {}, 1)).toBe(true)
    expect(isWorthAsking(spec, {}, 4)).toBe(true)
  })

  it('only beside the option it belongs to', () => {
    const card = { ...spec, only: { with: 'loki' } }
    expect(isWorthAsking(card, { loki: true }, 3)).toBe(true)
    expect(isWorthAsking(card, { loki: false }, 3)).toBe(false)
  })

  it('only alone, or only in company', () => {
    expect(
      [1, 2].map((seats) => isWorthAsking({ ...spec, only: { alone: true } }, {}, seats)),
    ).toEqual([true, false])
    expect(
      [1, 2].map((seats) => isWorthAsking({ ...spec, only: { alone: false } }, {}, seats)),
    ).toEqual([false, true])
  })
})

describe('meantBy', () => {
  const spec: OptionSpec = {
    kind: 'choice',
    name: 'ages',
    group: 'rules',
    values: ['any', 1, 2],
    default: 'any',
    means: { value: 'any', with: 'quick', is: 1 },
  }

  it('is another value at tables with the flag, and only of the one that is so taken', () => {
    expect(meantBy(spec, 'any', { quick: true })).toBe(1)
    expect(meantBy(spec, 'any', { quick: false })).toBe('any')
    expect(meantBy(spec, 2, { quick: true })).toBe(2)
  })
})
