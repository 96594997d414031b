import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

describe('Villsvin', () => {
  it('VH-7 adds 2 to each armed Boar and nothing to others; one Boar looks for its clan', () => {
    const game = duel({
      p1: { jarl: 'villsvin', squad: ['hildisvin', 'bersi'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm hildisvin axe')
    expect(game.strength('p1')).toBe(1 + 2)
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(1 + 2 + 3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 with two Boars in the squad, armed or not, their traits always work', () => {
    const game = duel({
      p1: { jarl: 'villsvin', squad: ['hildisvin', 'ubbi'] },
      p2: { squad: ['gunnolf'] },
      p3: {},
      dice: [EACH],
    })
    game.does('p1', 'arm hildisvin axe')
    expect(game.strength('p1')).toBe(1 + 2 + 3)
  })

  it.each([
    ['nobody', 6],
    ['cut-off', 1],
    ['gunnhild', 3],
    ['gunnhild alone', 1],
  ] as const)('VH-133 VH-R12 defending against %s his Boar has %i', (by, strength) => {
    const game = defence({ jarl: 'villsvin', squad: ['jofur', 'jorund'] }, { by })
    game.does('p2', 'arm jofur shield')
    expect(game.strength('p2')).toBe(strength)
  })

  it('VH-115 does nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'villsvin', squad: ['hildisvin', 'jofur'] })
    game.does('p1', 'arm hildisvin axe')
    expect(game.strength('p1')).toBe(1)
  })
})
