import { parseScenario, runScenario, ScenarioError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { expandAction } from './expand.ts'
import { bloodRageScenarios } from './index.ts'
import { buildPosition } from './position.ts'

const POSITION = {
  age: 2,
  clans: ['wolf', 'raven', 'bear'],
  first: 'raven',
  pillaged: ['horgr', 'gimle'],
  destroyed: ['myrkulor'],
  dooms: ['myrkulor', 'utgard', 'andlang'],
  tokens: { gimle: 'axes' },
  discard: ['tyrs-rage'],
  board: { gimle: ['wolf leader', 'raven 2 warriors'], 'gimle-myrkulor': ['wolf ship'] },
  wolf: {
    glory: 7,
    rage: 3,
    steps: { axes: 4 },
    hand: ['a1-tyrs-smash', 'alfheim'],
    shown: ['alfheim'],
    upgrades: ['a1-troll'],
    valhalla: ['2 warriors', 'troll'],
    discarded: ['a1-manheim'],
    seen: ['valkyrie'],
  },
  raven: { hand: ['a1-tyrs-smash', 'dark-elf', 'lokis-eminence'], quests: ['manheim'] },
}

/** What fails of an expectation in the position, after some steps. */
function found(expected: Record<string, unknown>, steps: readonly object[] = []) {
  const file = { format: 'meadhall-scenario', version: 1, game: 'blood-rage', title: 'compared' }
  const text = JSON.stringify({ ...file, given: POSITION, steps, expect: expected })
  return runScenario(bloodRageScenarios, parseScenario(text))
}

function refusal(expected: Record<string, unknown>): [string, string] {
  try {
    found(expected)
  } catch (error) {
    if (error instanceof ScenarioError) return [error.place, error.reason]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('expectations', () => {
  it('hold', () => {
    expect(
      found({
        age: 2,
        phase: 'action',
        first: 'raven',
        turn: 'raven',
        asks: { raven: 'turn' },
        pillaged: ['gimle', 'horgr'],
        destroyed: ['myrkulor'],
        dooms: ['myrkulor', 'utgard', 'andlang'],
        tokens: { gimle: 'axes', yggdrasil: 'yggdrasil' },
        board: { gimle: ['raven 2 warriors', 'wolf leader'], horgr: [] },
        discard: ['tyrs-rage'],
        winners: null,
        wolf: {
          glory: 7,
          rage: 3,
          steps: { axes: 4 },
          stats: { axes: 4 },
          values: { axes: 6, rage: 6 },
          strength: { gimle: 5 },
          hand: ['alfheim', 'a1-tyrs-smash'],
          shown: ['alfheim'],
          upgrades: ['a1-troll'],
          valhalla: ['troll', '2 warriors'],
          reserve: ['6 warriors'],
          discarded: ['a1-manheim'],
          seen: ['valkyrie'],
          kept: null,
        },
        raven: { quests: 1, hand: 3 },
        legal: { raven: ['pass', 'upgrade dark-elf', 'march gimle utgard'] },
        illegal: { raven: ['invade warrior yggdrasil'], wolf: ['pass'] },
      }),
    ).toEqual([])
  })

  it('are reported with what is there where they do not', () => {
    expect(
      found({
        turn: null,
        board: { gimle: ['wolf warrior'] },
        wolf: { hand: 5, kept: 'alfheim', values: { axes: 3 } },
        legal: { wolf: ['pass'] },
        illegal: { raven: ['pass'] },
        packets: { wolf: [] },
      }),
    ).toEqual([
      { place: 'expect.turn', expected: 'null', found: '"raven"' },
      {
        place: 'expect.board',
        expected: '{"gimle":["wolf warrior"]}',
        found: '{"gimle":["raven warrior","raven warrior","wolf leader"]}',
      },
      { place: 'expect.wolf.hand', expected: '5', found: '2' },
      { place: 'expect.wolf.kept', expected: '"a2-alfheim"', found: 'null' },
      { place: 'expect.wolf.values', expected: '{"axes":3}', found: '{"axes":6}' },
      {
        place: 'expect.legal.wolf',
        expected: '"pass" legal',
        found: 'refused by BR-5.1 (why.not-your-turn); not asked anything',
      },
      { place: 'expect.illegal.raven', expected: '"pass" illegal', found: 'legal' },
      { place: 'expect.packets', expected: '{"wolf":[]}', found: '{"wolf":null}' },
    ])
  })

  it.each<[string, Record<string, unknown>, string | RegExp]>([
    [
      'expect.weather',
      { weather: 'rain' },
      /^unknown expectation \(known: age, .* a clan, .* untold\)$/,
    ],
    ['expect.serpent', { serpent: {} }, /^unknown expectation/],
    ['expect.toString', { toString: 1 }, /^unknown expectation/],
    ['expect.sees.wolf.winners', { sees: { wolf: { winners: null } } }, /^unknown expectation/],
    ['expect.wolf.mood', { wolf: { mood: 1 } }, /^unknown expectation \(known: glory, rage/],
    ['expect.wolf', { wolf: 7 }, /^must be an object$/],
    ['expect.wolf.steps.luck', { wolf: { steps: { luck: 1 } } }, /^is no stat/],
    ['expect.wolf.hand', { wolf: { hand: ['excalibur'] } }, /^"excalibur" is no card$/],
    ['expect.wolf.valhalla', { wolf: { valhalla: ['dragon'] } }, /^"dragon" is no figure$/],
    ['expect.board', { board: { midgard: [] } }, /^"midgard" is no place$/],
    ['expect.board', { board: { gimle: ['fox warrior'] } }, /^must be one of wolf/],
    ['expect.tokens', { tokens: [] }, /^must be an object$/],
    ['expect.legal.serpent', { legal: { serpent: [] } }, /^"serpent" is nobody in this game$/],
    ['expect.legal.wolf', { legal: { wolf: ['dance'] } }, /^"dance" is no action/],
    ['expect.legal.wolf', { legal: { wolf: 'pass' } }, /^must be a list of words$/],
    [
      'expect.illegal.raven',
      { illegal: { raven: ['invade warrior valhalla'] } },
      /^can never be: "valhalla" is not on the board$/,
    ],
    [
      'expect.illegal.raven',
      { illegal: { raven: ['upgrade dark-elf 9'] } },
      /^can never be: there is no slot 9$/,
    ],
    [
      'expect.illegal.raven',
      { illegal: { raven: ['bonus 4'] } },
      /^can never be: no quest counts 4/,
    ],
    [
      'expect.illegal.raven',
      { illegal: { raven: ['card a1-tyrs-crush'] } },
      /^can never be: there is no "a1-tyrs-crush" in a game of 3$/,
    ],
  ])('are refused at %s: %j', (place, expected, reason) => {
    const [where, why] = refusal(expected)
    expect(where).toBe(place)
    expect(why).toMatch(reason)
  })

  it('count figures and packets where a number is expected', () => {
    expect(found({ board: { gimle: 3, horgr: 0 }, packets: { wolf: null } })).toEqual([])
    expect(found({ board: { gimle: 2 } })).toEqual([
      { place: 'expect.board', expected: '{"gimle":2}', found: '{"gimle":3}' },
    ])
    const draft = buildPosition({ phase: 'draft' })
    const { compare } = bloodRageScenarios
    expect(compare(draft, { packets: { wolf: 8, raven: 8 } }, 'expect')).toEqual([])
    expect(compare(draft, { packets: { wolf: 7 } }, 'expect')).toHaveLength(1)
  })

  it('of what a clan sees: own cards, and the number of hidden ones', () => {
    const wolf = { wolf: { hand: ['alfheim', 'a1-tyrs-smash'] }, raven: { hand: 3, quests: 1 } }
    const raven = { wolf: { hand: 2, shown: ['alfheim'], discarded: 1, seen: null, kept: null } }
    const spectator = { raven: { hand: 3 }, asks: { raven: 'turn' }, age: 2 }
    expect(found({ sees: { wolf, raven, spectator } })).toEqual([])
  })

  it('of what a clan sees: a number does not count cards that lie open', () => {
    expect(
      found({ sees: { wolf: { wolf: { hand: 2 } }, bear: { raven: { quests: [] } } } }),
    ).toEqual([
      {
        place: 'expect.sees.wolf.wolf.hand',
        expected: '2',
        found: '["a1-tyrs-smash","a2-alfheim"]',
      },
      { place: 'expect.sees.bear.raven.quests', expected: '[]', found: '1' },
    ])
  })

  it('of events, with names of cards and clans', () => {
    const steps = [{ raven: 'upgrade dark-elf' }]
    const told = [{ type: 'upgraded', clan: 'raven', card: 'dark-elf' }]
    const [failure] = found({ events: [...told, 'battle-began'] }, steps)
    expect(failure?.place).toBe('expect.events[1]')
    expect(found({ events: told }, steps)).toEqual([])
  })
})

describe('short words of an action', () => {
  it.each([
    ['card tyrs-smash', 'card a1-tyrs-smash'],
    ['quest alfheim', 'quest a2-alfheim'],
    ['upgrade troll', 'upgrade a1-troll 4'],
    ['upgrade lokis-eminence', 'upgrade a2-lokis-eminence 5'],
    ['upgrade a2-dark-elf 4', 'upgrade a2-dark-elf 4'],
    ['upgrade nonsense', 'upgrade nonsense'],
    ['march gimle utgard', 'march gimle utgard'],
  ])('%s means %s', (short, long) => {
    const hand = ['a1-troll', 'a1-tyrs-smash', 'lokis-eminence']
    const wolf = { upgrades: ['valkyrie'], hand }
    const own = buildPosition({ age: 2, clans: ['wolf', 'raven', 'bear'], wolf })
    expect(expandAction(own, short, 0)).toBe(long)
  })

  it('mean the own card of that name', () => {
    const game = buildPosition({
      age: 2,
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      wolf: { hand: ['a1-tyrs-smash'] },
      raven: { hand: ['a2-tyrs-smash'] },
    })
    expect(expandAction(game, 'card tyrs-smash', 0)).toBe('card a1-tyrs-smash')
    expect(expandAction(game, 'card tyrs-smash', 1)).toBe('card a2-tyrs-smash')
    expect(expandAction(game, 'card tyrs-smash', 2)).toBe('card a2-tyrs-smash')
  })

  it('that could mean two cards are refused, with both of them', () => {
    const clans = ['wolf', 'raven', 'bear', 'serpent']
    const two = { hand: ['a1-tyrs-smash', 'a2-tyrs-smash'] }
    const game = buildPosition({ age: 2, clans, wolf: two })
    const reason = '"tyrs-smash" is the name of several cards: say a1-tyrs-smash or a2-tyrs-smash'
    expect(() => expandAction(game, 'card tyrs-smash', 0)).toThrow(reason)
    expect(expandAction(game, 'card a1-tyrs-smash', 0)).toBe('card a1-tyrs-smash')
    const later = 'say a2-heimdalls-watch or a3-heimdalls-watch'
    expect(() => buildPosition({ wolf: { hand: ['heimdalls-watch'] } })).toThrow(later)
    expect(() => buildPosition({ wolf: { hand: ['heimdalls-eye'] } })).not.toThrow()
  })
})
