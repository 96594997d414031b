import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('Cut Off from the Leader', () => {
  it('VH-133 in attack: the defender’s Jarl has neither of its abilities', () => {
    const fight = (...tactic: string[]) => {
      const game = duel({
        p1: { squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'] },
        p2: { jarl: 'Sigurd', squad: ['bersi', 'bjarni', 'bjorgolf'] },
        dice: ['axe bow bow bow bow bow', 'sword shield spear bow bow bow'],
      })
      game.does('p1', 'arm arnbjorn axe', ...tactic, 'done')
      game.does('p2', 'arm bersi sword', 'arm bjarni shield', 'arm bjorgolf spear')
      expect(game.unmoved()).toBe(true)
      expect(game.asks()).toEqual({ p2: 'phase' })
      return game.strength('p2')
    }
    expect(fight()).toBe(9 + 1 + 2)
    expect(fight('tactic cut-off-from-the-leader')).toBe(9)
  })

  it('VH-133 the own Jarl and those of others go on', () => {
    const game = duel({
      p1: { jarl: 'Sigurd', squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'] },
      p2: { jarl: 'Solveig', squad: ['bersi'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic cut-off-from-the-leader')
    expect(game.strength('p1')).toBe(4)
    expect(game.events).toContainEqual({ type: 'jarl-silenced', seat: 1 })
    game.does('p1', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    expect(game.unmoved()).toBe(true)
  })

  it('VH-133 only in attack', () => {
    const game = duel({
      p1: { jarl: 'Sigurd', squad: ['arnbjorn'] },
      p2: { squad: ['bersi'], hand: ['cut-off-from-the-leader'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(game.forbids('p2', 'tactic cut-off-from-the-leader')).toBe('VH-34')
    expect(game.legal('p2').some((action) => action.startsWith('tactic'))).toBe(false)
  })

  it('VH-133 VH-R12 for this battle only, and a larger squad stays', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'hildolf'], hand: ['cut-off-from-the-leader'] },
      p2: {
        jarl: 'Valgard',
        squad: ['bersi', 'bjarni', 'bjorgolf', 'geirolf', 'gunnolf'],
      },
      deck: ['ulf', 'ulfar'],
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic cut-off-from-the-leader', 'done')
    game.does('p2', 'arm bjarni shield')
    expect(game.strength('p2')).toBe(3)
    game.does('p2', 'done')
    expect(game.squad('p2')).toHaveLength(5)
    expect(game.state.battle).toBeNull()
    expect(game.state.discard).toEqual(['cut-off-from-the-leader'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card ulf')
    game.does('p2', 'attack p1', 'done')
    expect(game.asks()).toEqual({ p2: 'keep' })
  })
})
