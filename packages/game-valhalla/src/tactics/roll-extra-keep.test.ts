import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('New Weapons', () => {
  it('VH-130 rolls 2 grey dice, one of them is added, the other goes back', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-newweapons'] },
      p2: { squad: ['bear-03'] },
      dice: [MISSES, 'axe bow'],
    })
    game.does('p1', 'tactic tac-newweapons')
    expect(game.asks()).toEqual({ p1: 'new-weapons' })
    expect(game.state.grey).toBe(1)
    expect(game.legal('p1')).toEqual(['die axe*', 'die bow*'])
    expect(game.forbids('p1', 'die miss')).toBe('VH-R3')
    expect(game.forbids('p1', 'done')).toBe('VH-22')
    game.does('p1', 'die axe*')
    expect(game.state.grey).toBe(2)
    expect(diceName(game.side('p1').dice)).toBe(`${MISSES} axe*`)
    game.does('p1', 'arm bear-01 axe*')
    expect(game.strength('p1')).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-130 the new die can be rerolled and be discarded like any other', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-newweapons'] },
      p2: { squad: ['bear-03'] },
      dice: [MISSES, 'miss bow', 'axe'],
    })
    game.does('p1', 'tactic tac-newweapons', 'die miss*', 'reroll miss', 'die miss*', 'done')
    expect(diceName(game.side('p1').dice)).toBe('miss miss miss miss miss axe*')
    game.does('p1', 'reroll axe*')
    expect(game.state.grey).toBe(3)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-130 two equal faces are one choice', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-newweapons'] },
      p2: { squad: ['bear-03'] },
      dice: [MISSES, 'axe axe'],
    })
    game.does('p1', 'tactic tac-newweapons')
    expect(game.legal('p1')).toEqual(['die axe*'])
  })

  it('VH-130 VH-10 played twice, only one grey die is left to roll, and played again none', () => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: {
        squad: ['bear-03'],
        hand: ['tac-newweapons', 'tac-newweapons', 'tac-newweapons', 'tac-newweapons'],
      },
      dice: ['axe bow bow bow bow bow', MISSES, 'bow spear', 'bow spear', 'shield'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'tactic tac-newweapons', 'die bow*', 'tactic tac-newweapons', 'die bow*')
    expect(game.state.grey).toBe(1)
    game.does('p2', 'tactic tac-newweapons')
    expect(game.asks()).toEqual({ p2: 'phase' })
    expect(diceName(game.side('p2').dice)).toBe(`${MISSES} bow* bow* shield*`)
    expect(game.forbids('p2', 'tactic tac-newweapons')).toBe('VH-10')
    expect(game.unmoved()).toBe(true)
  })
})
