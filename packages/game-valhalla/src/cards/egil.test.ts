import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH, keep, sitOut } from '../testing/silence.ts'

const ONE = ['bjorgolf']
const TWO = ['bjorgolf', 'ulfhild']

function attack(squad: readonly string[]) {
  return duel({ p1: { jarl: 'egil', squad }, p2: { squad: ['gunnolf'] }, dice: [EACH, EACH] })
}

describe('Egil', () => {
  it('VH-7 VH-R51 uses bows as spears and spears as bows, without a question in a squad of two', () => {
    const game = attack(TWO)
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.forbids('p1', 'arm bjorgolf axe')).toBe('VH-35')
    expect(game.forbids('p1', 'arm ulfhild sword')).toBe('VH-35')
    game.does('p1', 'arm bjorgolf bow', 'arm ulfhild spear')
    expect(game.strength('p1')).toBe(3 + 2)
    game.does('p1', 'done')
    expect(game.forbids('p2', 'arm gunnolf bow')).toBe('VH-35')
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 uses bows as nothing but spears', () => {
    const game = attack([...TWO, 'arnbjorn'])
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.forbids('p1', 'arm arnbjorn bow')).toBe('VH-35')
    expect(game.forbids('p1', 'arm arnbjorn spear')).toBe('VH-35')
  })

  it('VH-7 VH-R51 in a squad of one he may choose the basic ability', () => {
    const game = attack(['ingolf'])
    expect(game.asks()).toEqual({ p1: 'jarl-half' })
    game.does('p1', 'half base')
    expect(game.forbids('p1', 'arm ingolf axe bow')).toBe('VH-35')
    game.does('p1', 'arm ingolf bow spear')
    expect(game.strength('p1')).toBe(4)
    const bow = attack(ONE)
    bow.does('p1', 'half base')
    expect(bow.forbids('p1', 'arm bjorgolf axe')).toBe('VH-35')
    bow.does('p1', 'arm bjorgolf bow')
    expect(bow.strength('p1')).toBe(3)
  })

  it('VH-7 VH-36 or one die that is no miss counts as any weapon, and then nothing else', () => {
    const game = attack(['thjodolf'])
    game.does('p1', 'half extended')
    expect(game.forbids('p1', 'arm thjodolf spear miss')).toBe('VH-35')
    expect(game.forbids('p1', 'arm thjodolf sword axe')).toBe('VH-35')
    expect(game.forbids('p1', 'arm thjodolf axe bow')).toBe('VH-35')
    game.does('p1', 'arm thjodolf spear axe')
    expect(game.strength('p1')).toBe(5)
  })

  it("VH-7 VH-88 one die in the battle, also with the partner's warriors", () => {
    const game = given({
      players: 4,
      options: { pairs: 'cooperation' },
      p1: { jarl: 'egil', squad: ONE },
      p2: { squad: ['gunnolf'] },
      p3: { squad: ['ulfhild', 'brynjolf'] },
      p4: { squad: ['bjarni'] },
      dice: [EACH],
    })
    game.does('p1', 'attack p2', 'half extended')
    expect(game.forbids('p1', 'arm bjorgolf miss')).toBe('VH-35')
    game.does('p1', 'arm bjorgolf axe')
    expect(game.forbids('p1', 'arm ulfhild spear')).toBe('VH-35')
    expect(game.forbids('p1', 'arm ulfhild sword')).toBe('VH-35')
    game.does('p1', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(3 + 2)
  })

  it('VH-R13 chooses anew for the next battle', () => {
    const game = given({
      players: 2,
      p1: { jarl: 'egil', squad: ONE },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'half extended', 'done')
    keep(game, 'p1')
    sitOut(game, 'p2')
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'jarl-half' })
    game.does('p1', 'half base', 'arm bjorgolf bow')
  })

  // Gunnhild silences all of him only with fewer warriors than he has, so never while he has one.
  it.each([
    ['nobody', ONE, 'jarl-half', null],
    ['cut-off', ONE, 'phase', 'VH-35'],
    ['gunnhild', ONE, 'phase', null],
    ['gunnhild alone', ONE, 'phase', null],
    ['gunnhild alone', TWO, 'phase', 'VH-35'],
  ] as const)(
    'VH-133 VH-R12 defending against %s with %j he is asked %s; a bow as a spear: %s',
    (by, squad, kind, rule) => {
      const game = defence({ jarl: 'egil', squad }, { by })
      expect(game.asks()).toEqual({ p2: kind })
      if (kind === 'jarl-half') game.does('p2', 'half base')
      expect(game.forbids('p2', 'arm bjorgolf bow')).toBe(rule)
      expect(game.forbids('p2', 'arm bjorgolf axe')).toBe('VH-35')
    },
  )

  it('VH-115 has neither ability where the monster silences him', () => {
    const game = blocked({ jarl: 'egil', squad: ONE })
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.forbids('p1', 'arm bjorgolf bow')).toBe('VH-35')
  })
})
