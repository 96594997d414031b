import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('the trait of the Frost Giants', () => {
  it.each([
    ['hrym', 'axe bow', 2],
    ['kari-the-cold', 'axe axe', 3],
    ['skrymir', 'axe axe axe', 7],
    ['bergelmir', 'axe axe bow bow', 8],
  ])(
    'VH-136 VH-40 %s armed with "%s" in attack: the defender has 5 dice',
    (giant, dice, strength) => {
      const game = duel({
        p1: { squad: [giant] },
        p2: { squad: ['bjarni'] },
        dice: [...dice.split(' '), ...Array(6 - dice.split(' ').length).fill('miss')],
      })
      game.does('p1', `arm ${giant} ${dice}`)
      expect(game.strength('p1')).toBe(strength)
      game.does('p1', 'done')
      expect(game.side('p2').dice).toHaveLength(5)
      expect(game.unmoved()).toBe(true)
      expect(game.asks()).toEqual({ p2: 'phase' })
    },
  )

  it('VH-136 once per battle, however many are armed', () => {
    const game = duel({
      p1: { squad: ['hrym', 'kari-the-cold'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe axe bow bow miss miss'],
    })
    game.does('p1', 'arm hrym axe axe', 'arm kari-the-cold bow bow', 'done')
    expect(game.side('p2').dice).toHaveLength(5)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-136 one that is not armed takes nothing', () => {
    const game = duel({
      p1: { squad: ['hrym', 'arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow miss miss miss'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-136 in defence it gives its strength and nothing else; the next battle has six dice', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'bersi'] },
      p2: { squad: ['hrym', 'frosti'] },
      deck: ['ulf', 'ulfar'],
      dice: ['axe miss miss miss miss miss', 'axe bow miss miss miss miss', MISSES],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm hrym axe bow')
    expect(game.strength('p2')).toBe(2)
    expect(game.side('p2').dice).toHaveLength(4)
    expect(game.side('p1').lostDice).toBe(0)
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    game.does('p1', 'card ulf')
    game.does('p2', 'attack p1')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
