import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('Solveig', () => {
  it('VH-7 rerolls any free dice once in defence without losing one', () => {
    const game = defence(
      { jarl: 'solveig', squad: ['bersi', 'bjarni', 'bjorgolf'] },
      { dice: [EACH, MISSES, 'sword shield'] },
    )
    game.does('p2', 'free-reroll', 'die miss', 'die miss', 'done')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    game.does('p2', 'arm bersi sword', 'arm bjarni shield')
    expect(game.strength('p2')).toBe(6)
    game.does('p2', 'done', 'done')
    expect(game.player('p2').shields).toBe(4)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 rerolls once in attack with one warrior in the squad, not a second time', () => {
    const game = duel({
      p1: { jarl: 'solveig', squad: ['arnbjorn'] },
      p2: { squad: ['gunnolf'] },
      dice: [MISSES, 'axe'],
    })
    game.does('p1', 'free-reroll', 'die miss', 'done')
    expect(game.side('p1').dice).toHaveLength(6)
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3)
  })

  it('VH-7 has no reroll in attack with two warriors in the squad', () => {
    const game = duel({
      p1: { jarl: 'solveig', squad: ['arnbjorn', 'bersi'] },
      p2: { squad: ['gunnolf'] },
      dice: [MISSES],
    })
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
  })

  it('VH-7 has no second reroll in defence with one warrior in the squad', () => {
    const game = defence({ jarl: 'solveig', squad: ['bersi'] }, { roll: MISSES })
    game.does('p2', 'free-reroll', 'die miss', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
  })

  it.each([
    ['nobody', 1],
    ['cut-off', 0],
    ['gunnhild', 1],
    ['gunnhild alone', 0],
  ] as const)('VH-133 VH-R12 defending against %s she rerolls %i times', (by, count) => {
    const game = defence({ jarl: 'solveig', squad: ['bersi', 'bjarni'] }, { by, roll: MISSES })
    for (let left = count; left > 0; left--) game.does('p2', 'free-reroll', 'die miss', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
  })

  it('VH-115 has no reroll where the monster silences her', () => {
    const game = blocked({ jarl: 'solveig', squad: ['bersi'] })
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
  })
})
