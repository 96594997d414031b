import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

describe('Fury', () => {
  it('VH-126 +2 strength, in attack', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-fury2', 'bear-05'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', 'tactic tac-fury2')
    expect(game.strength('p1')).toBe(5)
    expect(game.player('p1').hand).toEqual(['bear-05'])
    expect(game.side('p1').tactics).toEqual(['tac-fury2'])
    game.does('p1', 'done')
    game.does('p2', 'arm bear-03 shield', 'done')
    expect(game.events.find((event) => event.type === 'battle-won')).toMatchObject({
      seat: 0,
      strength: 5,
      other: 3,
    })
    expect(game.state.discard).toEqual(['tac-fury2'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-126 +2 strength, in defence, and each copy counts', () => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['wolf-06'], hand: ['tac-fury2', 'tac-fury2'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'tactic tac-fury2', 'tactic tac-fury2', 'arm wolf-06 shield')
    expect(game.strength('p2')).toBe(6)
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p2: 'send' })
    expect(game.unmoved()).toBe(true)
  })
})
