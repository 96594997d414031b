import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('New Weapons', () => {
  it('VH-130 rolls 2 grey dice, one of them is added, the other goes back', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['new-weapons'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'axe bow'],
    })
    game.does('p1', 'tactic new-weapons')
    expect(game.asks()).toEqual({ p1: 'new-weapons' })
    expect(game.state.grey).toBe(1)
    expect(game.legal('p1')).toEqual(['die axe*', 'die bow*'])
    expect(game.forbids('p1', 'die miss')).toBe('VH-R3')
    expect(game.forbids('p1', 'done')).toBe('VH-22')
    game.does('p1', 'die axe*')
    expect(game.state.grey).toBe(2)
    expect(diceName(game.side('p1').dice)).toBe(`${MISSES} axe*`)
    game.does('p1', 'arm arnbjorn axe*')
    expect(game.strength('p1')).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-130 the new die can be rerolled and be discarded like any other', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['new-weapons'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'miss bow', 'axe'],
    })
    game.does('p1', 'tactic new-weapons', 'die miss*', 'reroll miss', 'die miss*', 'done')
    expect(diceName(game.side('p1').dice)).toBe('miss miss miss miss miss axe*')
    game.does('p1', 'reroll axe*')
    expect(game.state.grey).toBe(3)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-130 two equal faces are one choice', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['new-weapons'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'axe axe'],
    })
    game.does('p1', 'tactic new-weapons')
    expect(game.legal('p1')).toEqual(['die axe*'])
  })

  it('VH-130 VH-10 played twice, only one grey die is left to roll, and played again none', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: {
        squad: ['bjarni'],
        hand: ['new-weapons', 'new-weapons', 'new-weapons', 'new-weapons'],
      },
      dice: ['axe bow bow bow bow bow', MISSES, 'bow spear', 'bow spear', 'shield'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'tactic new-weapons', 'die bow*', 'tactic new-weapons', 'die bow*')
    expect(game.state.grey).toBe(1)
    game.does('p2', 'tactic new-weapons')
    expect(game.asks()).toEqual({ p2: 'phase' })
    expect(diceName(game.side('p2').dice)).toBe(`${MISSES} bow* bow* shield*`)
    expect(game.forbids('p2', 'tactic new-weapons')).toBe('VH-10')
    expect(game.unmoved()).toBe(true)
  })
})
