import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH, keep, sitOut } from './testing.ts'

const TWO = ['bear-04', 'wolf-03']

function attack(squad: readonly string[]) {
  return duel({ p1: { jarl: 'egil', squad }, p2: { squad: ['wolf-06'] }, dice: [EACH, EACH] })
}

describe('Egil', () => {
  it('VH-7 VH-R51 uses bows as spears and spears as bows, without a question in a squad of three', () => {
    const game = attack([...TWO, 'bear-01'])
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.forbids('p1', 'arm bear-04 axe')).toBe('VH-35')
    expect(game.forbids('p1', 'arm bear-01 bow')).toBe('VH-35')
    game.does('p1', 'arm bear-04 bow', 'arm wolf-03 spear')
    expect(game.strength('p1')).toBe(3 + 2)
    game.does('p1', 'done')
    expect(game.forbids('p2', 'arm wolf-06 bow')).toBe('VH-35')
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 VH-R51 in a squad of two he may choose the basic ability', () => {
    const game = attack(TWO)
    expect(game.asks()).toEqual({ p1: 'jarl-half' })
    game.does('p1', 'half base')
    expect(game.forbids('p1', 'arm bear-04 axe')).toBe('VH-35')
    game.does('p1', 'arm bear-04 bow', 'arm wolf-03 spear')
    expect(game.strength('p1')).toBe(5)
  })

  it('VH-7 VH-36 or one die that is no miss counts as any weapon, and then nothing else', () => {
    const game = attack(TWO)
    game.does('p1', 'half extended')
    expect(game.forbids('p1', 'arm bear-04 miss')).toBe('VH-35')
    game.does('p1', 'arm bear-04 axe')
    expect(game.forbids('p1', 'arm wolf-03 spear')).toBe('VH-35')
    expect(game.forbids('p1', 'arm wolf-03 sword')).toBe('VH-35')
    game.does('p1', 'arm wolf-03 bow')
    expect(game.strength('p1')).toBe(5)
  })

  it('VH-R13 chooses anew for the next battle', () => {
    const game = given({
      players: 2,
      p1: { jarl: 'egil', squad: TWO },
      p2: { squad: ['wolf-06'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'half extended', 'done')
    keep(game, 'p1')
    sitOut(game, 'p2')
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'jarl-half' })
    game.does('p1', 'half base', 'arm bear-04 bow')
  })

  it.each([
    ['nobody', 'jarl-half', null],
    ['cut-off', 'phase', 'VH-35'],
    ['gunnhild', 'phase', null],
    ['gunnhild alone', 'phase', 'VH-35'],
  ] as const)(
    'VH-133 VH-R12 defending against %s he is asked %s; a bow as a spear: %s',
    (by, kind, rule) => {
      const game = defence({ jarl: 'egil', squad: TWO }, { by })
      expect(game.asks()).toEqual({ p2: kind })
      if (kind === 'jarl-half') game.does('p2', 'half base')
      expect(game.forbids('p2', 'arm bear-04 bow')).toBe(rule)
      expect(game.forbids('p2', 'arm bear-04 axe')).toBe('VH-35')
    },
  )

  it('VH-115 has neither ability where the monster silences him', () => {
    const game = blocked({ jarl: 'egil', squad: TWO })
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.forbids('p1', 'arm bear-04 bow')).toBe('VH-35')
  })
})
