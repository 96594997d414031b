import { ScenarioError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { expandAction } from './expand.ts'
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
    stats: { axes: 4 },
    hand: ['a1-tyrs-smash', 'alfheim'],
    shown: ['alfheim'],
    upgrades: ['a1-troll'],
    valhalla: ['2 warriors', 'troll'],
    discarded: ['a1-manheim'],
    seen: ['valkyrie'],
  },
  raven: { hand: ['a1-tyrs-smash', 'dark-elf', 'lokis-eminence'], quests: ['manheim'] },
}

const state = buildPosition(POSITION)

function found(expected: Record<string, unknown>) {
  return compare(state, expected, 'expect')
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
          stats: { axes: 6, rage: 6 },
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
        wolf: { hand: 5, kept: 'alfheim', stats: { axes: 3 } },
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
      { place: 'expect.wolf.stats', expected: '{"axes":3}', found: '{"axes":6}' },
      { place: 'expect.legal.wolf', expected: '"pass" legal', found: 'illegal' },
      { place: 'expect.illegal.raven', expected: '"pass" illegal', found: 'legal' },
      { place: 'expect.packets', expected: '{"wolf":[]}', found: '{"wolf":null}' },
    ])
  })

  it.each<[string, Record<string, unknown>, string | RegExp]>([
    ['expect.weather', { weather: 'rain' }, /^unknown expectation \(known: age, .* a clan\)$/],
    ['expect.serpent', { serpent: {} }, /^unknown expectation/],
    ['expect.toString', { toString: 1 }, /^unknown expectation/],
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
  ])('are refused at %s: %j', (place, expected, reason) => {
    const [where, why] = refusal(expected)
    expect(where).toBe(place)
    expect(why).toMatch(reason)
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
})
