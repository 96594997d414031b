import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

describe('Fury of the Few', () => {
  it('VH-127 +3 strength while your squad is smaller, armed or not', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-fury3'] },
      p2: { squad: ['bear-03', 'bear-04'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'tactic tac-fury3', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'done')
    game.does('p2', 'arm bear-03 shield', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.state.discard).toEqual(['tac-fury3'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    [['bear-03'], 'as many'],
    [['bear-03', 'bear-04'], 'one more'],
  ])('VH-127 VH-R7 not with %j against one: %s', (squad) => {
    const game = duel({
      p1: { squad, hand: ['tac-fury3'] },
      p2: { squad: ['bear-01'] },
      dice: ['shield bow bow bow bow bow'],
    })
    expect(game.forbids('p1', 'tactic tac-fury3')).toBe('VH-127')
    expect(game.legal('p1').some((action) => action.startsWith('tactic'))).toBe(false)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-127 the defender compares with the attacker’s squad, whatever others have', () => {
    const game = duel({
      p1: { squad: ['bear-01', 'bear-02'] },
      p2: { squad: ['bear-03'], hand: ['tac-fury3'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-03 shield', 'tactic tac-fury3')
    expect(game.strength('p2')).toBe(6)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
