import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

describe('Fury', () => {
  it('VH-126 +2 strength, in attack', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['fury', 'eyvind'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic fury')
    expect(game.strength('p1')).toBe(5)
    expect(game.player('p1').hand).toEqual(['eyvind'])
    expect(game.side('p1').tactics).toEqual(['fury'])
    game.does('p1', 'done')
    game.does('p2', 'arm bjarni shield', 'done')
    expect(game.events.find((event) => event.type === 'battle-won')).toMatchObject({
      seat: 0,
      strength: 5,
      other: 3,
    })
    expect(game.state.discard).toEqual(['fury'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-126 +2 strength, in defence, and each copy counts', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['gunnolf'], hand: ['fury', 'fury'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'tactic fury', 'tactic fury', 'arm gunnolf shield')
    expect(game.strength('p2')).toBe(6)
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p2: 'send' })
    expect(game.unmoved()).toBe(true)
  })
})
