import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

const MISSES = 'miss miss miss miss miss miss'

describe('Cut Off from the Leader', () => {
  it('VH-133 in attack: the defender’s Jarl has neither of its abilities', () => {
    const fight = (...tactic: string[]) => {
      const game = duel({
        p1: { squad: ['bear-01'], hand: ['tac-cutoff'] },
        p2: { jarl: 'Sigurd', squad: ['bear-02', 'bear-03', 'bear-04'] },
        dice: ['axe bow bow bow bow bow', 'sword shield spear bow bow bow'],
      })
      game.does('p1', 'arm bear-01 axe', ...tactic, 'done')
      game.does('p2', 'arm bear-02 sword', 'arm bear-03 shield', 'arm bear-04 spear')
      expect(game.unmoved()).toBe(true)
      expect(game.asks()).toEqual({ p2: 'phase' })
      return game.strength('p2')
    }
    expect(fight()).toBe(9 + 1 + 2)
    expect(fight('tactic tac-cutoff')).toBe(9)
  })

  it('VH-133 the own Jarl and those of others go on', () => {
    const game = duel({
      p1: { jarl: 'Sigurd', squad: ['bear-01'], hand: ['tac-cutoff'] },
      p2: { jarl: 'Solveig', squad: ['bear-02'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm bear-01 axe', 'tactic tac-cutoff')
    expect(game.strength('p1')).toBe(4)
    expect(game.events).toContainEqual({ type: 'jarl-silenced', seat: 1 })
    game.does('p1', 'done')
    expect(game.forbids('p2', 'free-reroll')).toBe('VH-131')
    expect(game.unmoved()).toBe(true)
  })

  it('VH-133 only in attack', () => {
    const game = duel({
      p1: { jarl: 'Sigurd', squad: ['bear-01'] },
      p2: { squad: ['bear-02'], hand: ['tac-cutoff'] },
      dice: ['axe bow bow bow bow bow', MISSES],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    expect(game.forbids('p2', 'tactic tac-cutoff')).toBe('VH-34')
    expect(game.legal('p2').some((action) => action.startsWith('tactic'))).toBe(false)
  })

  it('VH-133 VH-R12 for this battle only, and a larger squad stays', () => {
    const game = duel({
      p1: { squad: ['bear-01', 'wolf-07'], hand: ['tac-cutoff'] },
      p2: {
        jarl: 'Valgard',
        squad: ['bear-02', 'bear-03', 'bear-04', 'wolf-05', 'wolf-06'],
      },
      deck: ['wolf-01', 'wolf-02'],
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', 'tactic tac-cutoff', 'done')
    game.does('p2', 'arm bear-03 shield')
    expect(game.strength('p2')).toBe(3)
    game.does('p2', 'done')
    expect(game.squad('p2')).toHaveLength(5)
    expect(game.state.battle).toBeNull()
    expect(game.state.discard).toEqual(['tac-cutoff'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card wolf-01')
    game.does('p2', 'attack p1', 'done')
    expect(game.asks()).toEqual({ p2: 'keep' })
  })
})
