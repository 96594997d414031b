import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

const TWO = ['hjort', 'dain']

describe('Ottar', () => {
  it('VH-7 adds 3 to each armed Deer; the trait of a single one may give nothing', () => {
    const game = duel({
      p1: { jarl: 'ottar', squad: ['hjort', 'bersi'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm hjort bow')
    expect(game.strength('p1')).toBe(1 + 3)
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(1 + 3 + 3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 with two Deer in the squad each armed one has at least 2 from its trait', () => {
    const game = duel({
      p1: { jarl: 'ottar', squad: [...TWO, 'alof'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH],
    })
    game.does('p1', 'arm hjort bow')
    expect(game.strength('p1')).toBe(1 + 3 + 2)
    game.does('p1', 'arm dain sword', 'arm alof axe')
    expect(game.strength('p1')).toBe(3 * 6)
  })

  it('VH-7 VH-135 a trait that gives more gives that much', () => {
    const game = duel({
      p1: { jarl: 'ottar', squad: ['eikthyr', 'dain', 'bersi', 'bjarni'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH],
    })
    game.does('p1', 'arm eikthyr bow')
    expect(game.strength('p1')).toBe(1 + 3 + 5)
  })

  it.each([
    ['nobody', 6],
    ['cut-off', 1],
    ['gunnhild', 4],
    ['gunnhild alone', 1],
  ] as const)('VH-133 VH-R12 defending against %s his Deer has %i', (by, strength) => {
    const game = defence({ jarl: 'ottar', squad: TWO }, { by })
    game.does('p2', 'arm hjort bow')
    expect(game.strength('p2')).toBe(strength)
  })

  it('VH-115 does nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'ottar', squad: TWO })
    game.does('p1', 'arm hjort bow')
    expect(game.strength('p1')).toBe(1)
  })
})
