import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

const BEARS = ['bersi', 'bjarni', 'bjorgolf', 'ulfhild']

describe('Esbjörn', () => {
  it('VH-7 adds 2 to each armed Bear, and from the second on 1 more in all', () => {
    const game = duel({
      p1: { jarl: 'esbjorn', squad: BEARS },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(2)
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(2 + 5)
    game.does('p1', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(2 + 5 + 5 + 1)
    game.does('p1', 'arm bjorgolf spear')
    expect(game.strength('p1')).toBe(2 + 5 + 5 + 5 + 1)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['nobody', 11],
    ['cut-off', 6],
    ['gunnhild', 10],
    ['gunnhild alone', 6],
  ] as const)('VH-133 VH-R12 defending against %s two Bears have %i', (by, strength) => {
    const game = defence({ jarl: 'esbjorn', squad: BEARS }, { by })
    game.does('p2', 'arm bersi sword', 'arm bjarni shield')
    expect(game.strength('p2')).toBe(strength)
  })

  it('VH-115 does nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'esbjorn', squad: BEARS })
    game.does('p1', 'arm bersi sword', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(6)
  })
})
