import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('the trait of the Frost Giants', () => {
  it.each([
    ['giant-01', 'axe bow', 2],
    ['giant-05', 'axe axe', 3],
    ['giant-09', 'axe axe axe', 7],
    ['giant-11', 'axe axe bow bow', 8],
  ])(
    'VH-136 VH-40 %s armed with "%s" in attack: the defender has 5 dice',
    (giant, dice, strength) => {
      const game = duel({
        p1: { squad: [giant] },
        p2: { squad: ['bear-03'] },
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
      p1: { squad: ['giant-01', 'giant-05'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe axe bow bow miss miss'],
    })
    game.does('p1', 'arm giant-01 axe axe', 'arm giant-05 bow bow', 'done')
    expect(game.side('p2').dice).toHaveLength(5)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-136 one that is not armed takes nothing', () => {
    const game = duel({
      p1: { squad: ['giant-01', 'bear-01'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe bow bow miss miss miss'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-136 in defence it gives its strength and nothing else; the next battle has six dice', () => {
    const game = duel({
      p1: { squad: ['bear-01', 'bear-02'] },
      p2: { squad: ['giant-01', 'giant-02'] },
      deck: ['wolf-01', 'wolf-02'],
      dice: ['axe miss miss miss miss miss', 'axe bow miss miss miss miss', MISSES],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm giant-01 axe bow')
    expect(game.strength('p2')).toBe(2)
    expect(game.side('p2').dice).toHaveLength(4)
    expect(game.side('p1').lostDice).toBe(0)
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    game.does('p1', 'card wolf-01')
    game.does('p2', 'attack p1')
    expect(game.side('p2').dice).toHaveLength(6)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
