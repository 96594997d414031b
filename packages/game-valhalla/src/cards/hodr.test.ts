import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

const TWO_MISSES = 'sword sword spear bow miss miss'
const FOUR_MISSES = 'sword bow miss miss miss miss'

describe('Hödr', () => {
  it('VH-7 turns one miss in defence, and no second one', () => {
    const game = duel({
      p1: { squad: ['bjarni'] },
      p2: { jarl: 'hodr', squad: ['arnbjorn', 'bersi'] },
      dice: [EACH, TWO_MISSES],
    })
    expect(game.forbids('p1', 'turn shield')).toBe('VH-132')
    game.does('p1', 'arm bjarni shield', 'done')
    game.does('p2', 'turn axe')
    expect(game.forbids('p2', 'turn shield')).toBe('VH-132')
    expect(game.side('p2').dice).toHaveLength(6)
    game.does('p2', 'arm arnbjorn axe', 'arm bersi sword')
    expect(game.strength('p2')).toBe(6)
    game.does('p2', 'done', 'done')
    expect(game.player('p2').shields).toBe(4)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 turns nothing in attack if the first roll shows two misses', () => {
    const game = duel({
      p1: { jarl: 'hodr', squad: ['arnbjorn', 'bjarni'] },
      p2: { squad: ['gunnolf'] },
      dice: [TWO_MISSES],
    })
    expect(game.forbids('p1', 'turn axe')).toBe('VH-132')
  })

  it('VH-7 turns three instead, in attack too, if the first roll shows three misses or more', () => {
    const game = duel({
      p1: { jarl: 'hodr', squad: ['arnbjorn', 'bjarni'] },
      p2: { squad: ['gunnolf'] },
      dice: [FOUR_MISSES],
    })
    game.does('p1', 'turn axe', 'turn shield', 'turn axe')
    expect(game.forbids('p1', 'turn axe')).toBe('VH-132')
    expect(game.side('p1').dice).toHaveLength(6)
    game.does('p1', 'arm arnbjorn axe', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(6)
  })

  it('VH-7 counts the misses of the first roll only', () => {
    const game = defence(
      { jarl: 'hodr', squad: ['bersi'] },
      { dice: [EACH, TWO_MISSES, 'miss miss'] },
    )
    game.does('p2', 'reroll spear', 'die sword', 'die sword', 'done', 'turn axe')
    expect(game.forbids('p2', 'turn axe')).toBe('VH-132')
  })

  it.each([
    ['nobody', 3],
    ['cut-off', 0],
    ['gunnhild', 1],
  ] as const)('VH-133 defending against %s he turns %i misses', (by, count) => {
    const game = defence({ jarl: 'hodr', squad: ['bersi'] }, { by, roll: FOUR_MISSES })
    for (let left = count; left > 0; left--) game.does('p2', 'turn sword')
    expect(game.forbids('p2', 'turn sword')).toBe('VH-132')
  })

  it('VH-115 turns nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'hodr', squad: ['bersi'] }, FOUR_MISSES)
    expect(game.forbids('p1', 'turn axe')).toBe('VH-132')
  })
})
