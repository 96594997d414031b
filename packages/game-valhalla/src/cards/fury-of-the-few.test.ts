import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

describe('Fury of the Few', () => {
  it('VH-127 +3 strength while your squad is smaller, armed or not', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['fury-of-the-few'] },
      p2: { squad: ['bjarni', 'bjorgolf'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'tactic fury-of-the-few', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'done')
    game.does('p2', 'arm bjarni shield', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.state.discard).toEqual(['fury-of-the-few'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    [['bjarni'], 'as many'],
    [['bjarni', 'bjorgolf'], 'one more'],
  ])('VH-127 VH-R7 not with %j against one: %s', (squad) => {
    const game = duel({
      p1: { squad, hand: ['fury-of-the-few'] },
      p2: { squad: ['arnbjorn'] },
      dice: ['shield bow bow bow bow bow'],
    })
    expect(game.forbids('p1', 'tactic fury-of-the-few')).toBe('VH-127')
    expect(game.legal('p1').some((action) => action.startsWith('tactic'))).toBe(false)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-127 the defender compares with the attacker’s squad, whatever others have', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'bersi'] },
      p2: { squad: ['bjarni'], hand: ['fury-of-the-few'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm bjarni shield', 'tactic fury-of-the-few')
    expect(game.strength('p2')).toBe(6)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
