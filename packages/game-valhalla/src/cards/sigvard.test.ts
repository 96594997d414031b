import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH, keep, sitOut } from '../testing/silence.ts'

const TWO = ['geirolf', 'gunnolf']

describe('Sigvard', () => {
  it('VH-7 VH-R51 adds 2 in attack without a question while his squad is not the smaller one', () => {
    const game = duel({
      p1: { jarl: 'sigvard', squad: ['arnbjorn', 'bersi'] },
      p2: { squad: TWO },
      dice: [EACH, EACH],
    })
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.side('p1').dice).toHaveLength(6)
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3 + 2)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['base', 6, 5],
    ['extended', 7, 3],
  ])(
    'VH-7 VH-R51 with the smaller squad the %s ability gives %i dice and strength %i',
    (half, dice, strength) => {
      const game = duel({
        p1: { jarl: 'sigvard', squad: ['arnbjorn'] },
        p2: { squad: TWO },
        dice: [EACH, 'axe'],
      })
      expect(game.asks()).toEqual({ p1: 'jarl-half' })
      game.does('p1', `half ${half}`)
      expect(game.side('p1').dice).toHaveLength(dice)
      game.does('p1', 'arm arnbjorn axe')
      expect(game.strength('p1')).toBe(strength)
    },
  )

  it('VH-R13 is asked anew in the next battle', () => {
    const game = given({
      players: 2,
      p1: { jarl: 'sigvard', squad: ['arnbjorn'] },
      p2: { squad: TWO },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'half base', 'done')
    keep(game, 'p1')
    sitOut(game, 'p2')
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'jarl-half' })
    game.does('p1', 'half extended')
    expect(game.side('p1').dice).toHaveLength(7)
    expect(game.state.grey).toBe(2)
  })

  it('VH-7 in defence rolls the grey die with the smaller squad, and has nothing else', () => {
    const p1 = { squad: ['arnbjorn', 'thorbjorn'] }
    const small = defence({ jarl: 'sigvard', squad: ['bersi'] }, { p1, roll: `${EACH} sword` })
    expect(small.asks()).toEqual({ p2: 'phase' })
    expect(small.legal('p2')).toContain('arm 1 0 sword*')
    small.does('p2', 'arm bersi sword*')
    expect(small.strength('p2')).toBe(3)
    const equal = defence({ jarl: 'sigvard', squad: ['bersi', 'bjarni'] }, { p1 })
    expect(equal.side('p2').dice).toHaveLength(6)
    equal.does('p2', 'arm bersi sword')
    expect(equal.strength('p2')).toBe(3)
  })

  it.each(['cut-off', 'gunnhild'] as const)('VH-133 has no grey die against %s', (by) => {
    const p1 = { squad: ['arnbjorn', 'thorbjorn'], hand: ['cut-off-from-the-leader'] }
    const game = defence(
      { jarl: 'sigvard', squad: ['bersi'] },
      by === 'cut-off' ? { by, p1 } : { by },
    )
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.state.grey).toBe(3)
  })

  it('VH-115 is not even asked where the monster silences him', () => {
    const game = blocked({ jarl: 'sigvard', squad: ['arnbjorn'] })
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm arnbjorn axe')
    expect([game.strength('p1'), game.side('p1').dice.length]).toEqual([3, 5])
  })
})
