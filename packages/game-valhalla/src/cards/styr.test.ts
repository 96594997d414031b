import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

describe('Styr', () => {
  it('VH-7 VH-R5 rolls a grey die with the six in attack; it goes back after the battle', () => {
    const game = duel({
      p1: { jarl: 'styr', squad: ['arnbjorn'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, 'axe', EACH],
    })
    expect(game.side('p1').dice).toHaveLength(7)
    expect(game.state.grey).toBe(2)
    game.does('p1', 'arm arnbjorn axe*')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'done')
    expect(game.side('p2').dice).toHaveLength(6)
    game.does('p2', 'done')
    expect(game.state.grey).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['nobody', 3, 6],
    ['nobody', 2, 7],
    ['cut-off', 2, 6],
    ['gunnhild', 2, 6],
  ] as const)(
    'VH-7 VH-133 defends against %s with %i own shields and %i dice',
    (by, shields, dice) => {
      const game = defence(
        { jarl: 'styr', squad: ['bersi'], shields },
        { by, p3: { captured: { p2: 4 - shields } } },
      )
      expect(game.side('p2').dice).toHaveLength(dice)
    },
  )

  it('VH-115 rolls six dice where the monster silences him', () => {
    const game = blocked({ jarl: 'styr', squad: ['bersi'], shields: 2 })
    expect(game.side('p1').dice).toHaveLength(6)
  })
})
