import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('Push Back the Enemy', () => {
  it('VH-131 up to two rerolls of any free dice without losing one', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['push-back-the-enemy'] },
      p2: { squad: ['bjarni'] },
      dice: ['bow bow bow miss miss miss', 'spear spear', 'axe'],
    })
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
    game.does('p1', 'tactic push-back-the-enemy')
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
      p1: { squad: ['arnbjorn'], hand: ['push-back-the-enemy'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'tactic push-back-the-enemy', 'arm arnbjorn axe', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    game.does('p2', 'done')
    expect(game.state.discard).toEqual(['push-back-the-enemy'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-131 VH-R3 works with a single free die, and not without one', () => {
    const game = duel({
      p1: {
        squad: ['thorbjorn', 'eyvind', 'arnbjorn'],
        hand: ['push-back-the-enemy', 'push-back-the-enemy'],
      },
      p2: { squad: ['bjarni'] },
      dice: ['sword sword axe axe axe miss', 'axe'],
    })
    game.does('p1', 'arm thorbjorn sword axe axe', 'arm eyvind sword axe')
    game.does('p1', 'tactic push-back-the-enemy', 'free-reroll')
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.forbids('p1', 'free-reroll')).toBe('VH-131')
    expect(game.forbids('p1', 'tactic push-back-the-enemy')).toBe('VH-R3')
    expect(game.unmoved()).toBe(true)
  })

  it('VH-131 in defence too, and two cards give four rerolls', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'], hand: ['push-back-the-enemy', 'push-back-the-enemy'] },
      dice: ['axe bow bow bow bow bow', MISSES, 'bow', 'bow', 'bow', 'shield'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'tactic push-back-the-enemy', 'tactic push-back-the-enemy')
    for (let count = 0; count < 4; count++) game.does('p2', 'free-reroll', 'die miss', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    game.does('p2', 'arm bjarni shield')
    expect(game.strength('p2')).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
