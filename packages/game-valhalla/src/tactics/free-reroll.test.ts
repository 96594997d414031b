import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('Push Back the Enemy', () => {
  it('VH-131 up to two rerolls of any free dice without losing one', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-pushback'] },
      p2: { squad: ['bear-03'] },
      dice: ['bow bow bow miss miss miss', 'spear spear', 'axe'],
    })
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
    game.does('p1', 'tactic tac-pushback')
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'free-reroll', 'die miss', 'die miss', 'done')
    expect(diceName(game.side('p1').dice)).toBe('spear spear bow bow bow miss')
    game.does('p1', 'free-reroll', 'die spear', 'done')
    expect(diceName(game.side('p1').dice)).toBe('axe spear bow bow bow miss')
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
    expect(game.side('p1').paidRerolls).toBe(0)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-131 neither of them has to be used, and none outlives the battle', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-pushback'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'tactic tac-pushback', 'arm bear-01 axe', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    game.does('p2', 'done')
    expect(game.state.discard).toEqual(['tac-pushback'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-131 VH-R3 works with a single free die, and not without one', () => {
    const game = duel({
      p1: { squad: ['bear-16', 'bear-05', 'bear-01'], hand: ['tac-pushback', 'tac-pushback'] },
      p2: { squad: ['bear-03'] },
      dice: ['sword sword axe axe axe miss', 'axe'],
    })
    game.does('p1', 'arm bear-16 sword axe axe', 'arm bear-05 sword axe')
    game.does('p1', 'tactic tac-pushback', 'free-reroll')
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm bear-01 axe')
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
    expect(game.forbids('p1', 'tactic tac-pushback')).toBe('VH-R3')
    expect(game.unmoved()).toBe(true)
  })

  it('VH-131 in defence too, and two cards give four rerolls', () => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-03'], hand: ['tac-pushback', 'tac-pushback'] },
      dice: ['axe bow bow bow bow bow', MISSES, 'bow', 'bow', 'bow', 'shield'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'tactic tac-pushback', 'tactic tac-pushback')
    for (let count = 0; count < 4; count++) game.does('p2', 'free-reroll', 'die miss', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    game.does('p2', 'arm bear-03 shield')
    expect(game.strength('p2')).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
