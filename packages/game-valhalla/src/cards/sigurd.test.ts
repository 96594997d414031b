import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH, keep } from '../testing/silence.ts'

const THREE = ['bersi', 'bjarni', 'bjorgolf']
const ARM = ['arm bersi sword', 'arm bjarni shield', 'arm bjorgolf spear']

describe('Sigurd', () => {
  it('VH-7 adds 1, and from the third armed warrior on 3 in all', () => {
    const game = duel({
      p1: { jarl: 'sigurd', squad: [...THREE, 'hildolf'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    expect(game.strength('p1')).toBe(0)
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3 + 1)
    game.does('p1', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(6 + 1)
    game.does('p1', 'arm bjorgolf spear')
    expect(game.strength('p1')).toBe(9 + 1 + 2)
    game.does('p1', 'arm hildolf axe')
    expect(game.strength('p1')).toBe(11 + 1 + 2)
    game.does('p1', 'done')
    game.does('p2', 'arm gunnolf shield')
    expect(game.strength('p2')).toBe(2)
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.unmoved()).toBe(true)
    keep(game, 'p1')
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 adds the same in defence', () => {
    const game = defence({ jarl: 'sigurd', squad: THREE })
    game.does('p2', ...ARM)
    expect(game.strength('p2')).toBe(9 + 1 + 2)
    expect(game.strength('p1')).toBe(3)
    game.does('p2', 'done', 'done')
    expect(game.player('p2').shields).toBe(4)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['cut-off', 9],
    ['gunnhild', 10],
    ['gunnhild alone', 9],
  ] as const)('VH-133 VH-R12 against %s his three warriors have %i', (by, strength) => {
    const game = defence({ jarl: 'sigurd', squad: THREE }, { by })
    game.does('p2', ...ARM)
    expect(game.strength('p2')).toBe(strength)
  })

  it('VH-115 does nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'sigurd', squad: THREE })
    game.does('p1', ...ARM)
    expect(game.strength('p1')).toBe(9)
  })
})
