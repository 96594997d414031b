import { meantBy, OptionError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { BOX, OPTION_SPECS, parseOptions, SEATS } from './options.ts'
import { setup } from './setup.ts'

const MODULES = { loki: true, valkyries: true, dwarves: true, tyr: true, king: true }

describe('what a table may choose', () => {
  it('VH-54 nothing has to be chosen', () => {
    const options = parseOptions(undefined, 4)
    for (const name of ['loki', 'thor', 'valkyries', 'dwarves', 'tyr', 'king', 'simple'] as const)
      expect(options[name]).toBe(false)
    expect(options).toMatchObject({ pairs: 'none', lokiCard: 'random', firstPlayer: -1 })
    expect(options).toMatchObject({ monster: 'fenrir', difficulty: 1 })
    expect(Object.keys(options).sort()).toEqual(OPTION_SPECS.map((spec) => spec.name).sort())
  })

  it.each([2, 3, 4, 5, 6])('VH-54 all modules can be mixed with %i players', (seats) => {
    const options = parseOptions({ ...MODULES, thor: seats > 2 }, seats)
    expect(options).toMatchObject(MODULES)
  })

  it.each([
    [2, { simple: true }],
    [6, { simple: true, loki: true, king: true }],
    [3, { handDraft: true, fiveJarls: true }],
    [2, { firstGame: true, handDraft: true }],
    [4, { pairs: 'cooperation', thor: true }],
    [6, { pairs: 'alliance', ...MODULES, thor: true }],
    [1, { valkyries: true, monster: 'surtr', difficulty: 3 }],
    [1, { firstGame: true }],
    [6, { firstPlayer: 5 }],
  ])('VH-54 VH-124 VH-R49 %i players may choose %j', (seats, raw) => {
    expect(parseOptions(raw, seats)).toMatchObject(raw)
  })

  it.each([
    [2, { thor: true }, "Thor's Support needs at least three players (VH-R27)"],
    [2, { pairs: 'alliance' }, 'pairs need four or six players (VH-R36)'],
    [3, { pairs: 'cooperation' }, 'pairs need four or six players (VH-R36)'],
    [5, { pairs: 'cooperation' }, 'pairs need four or six players (VH-R36)'],
    [1, { pairs: 'alliance' }, 'pairs need four or six players (VH-R36)'],
    [3, { simple: true, fiveJarls: true }, 'the simple variant has no Jarls to choose from'],
    [3, { simple: true, handDraft: true }, 'the simple variant has no draft of the starting hand'],
    [1, { loki: true }, 'the solo game takes no module but Valkyries'],
    [1, { dwarves: true }, 'the solo game takes no module but Valkyries'],
    [1, { tyr: true }, 'the solo game takes no module but Valkyries'],
    [1, { king: true, valkyries: true }, 'the solo game takes no module but Valkyries'],
    [1, { thor: true }, 'VH-R27'],
    [1, { simple: true }, 'the solo game takes no variant of the game for several'],
    [1, { handDraft: true }, 'the solo game takes no variant of the game for several'],
    [1, { fiveJarls: true }, 'the solo game takes no variant of the game for several'],
  ])('VH-54 VH-R49 %i players may not choose %j', (seats, raw, why) => {
    expect(() => parseOptions(raw, seats)).toThrow(OptionError)
    expect(() => parseOptions(raw, seats)).toThrow(why)
  })

  it.each([
    [0, {}, 'the game is for 1 to 6 players, not 0'],
    [7, {}, 'the game is for 1 to 6 players, not 7'],
    [2.5, {}, 'the game is for 1 to 6 players, not 2.5'],
    [3, { odin: true }, 'unknown option "odin"'],
    [3, { loki: 'yes' }, 'option "loki" must be true or false, not "yes"'],
    [
      3,
      { loki: true, lokiCard: 'last-laugh' },
      'option "lokiCard" must be one of random, shared-table',
    ],
    [4, { pairs: 'war' }, 'option "pairs" must be one of none, cooperation, alliance, not "war"'],
    [3, { firstPlayer: 3 }, 'option "firstPlayer" names seat 3 of 3'],
    [3, { firstPlayer: 6 }, 'option "firstPlayer" must be one of'],
    [1, { difficulty: 4 }, 'option "difficulty" must be one of 1, 2, 3, not 4'],
    [1, { monster: 'nidhogg' }, 'option "monster" must be one of fenrir, jormungandr, hel, surtr'],
    [3, [], 'options must be an object'],
  ])('VH-54 %s players with %j: nonsense is refused by name', (seats, raw, why) => {
    expect(() => parseOptions(raw, seats)).toThrow(OptionError)
    expect(() => parseOptions(raw, seats)).toThrow(why)
  })
})

describe('what a form may say of a table', () => {
  it('VH-55 a random Loki card is the marked one in a first game, as the table is set up', () => {
    const spec = OPTION_SPECS.find(({ name }) => name === 'lokiCard')
    if (spec === undefined) throw new Error('no option of that name')
    const options = parseOptions({ loki: true, firstGame: true }, 3)
    const said = meantBy(spec, 'random', { ...options })
    expect(said).toBe('shared-table')
    expect(setup({ options, seats: 3, seed: 'first' }).loki).toBe(said)
  })

  it('has minutes for every number of players', () => {
    for (let seats: number = SEATS.min; seats <= SEATS.max; seats++)
      expect(BOX.minutes[seats]).toBeGreaterThan(0)
  })
})
