import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { defence } from './testing.ts'

const FIVE = ['bear-02', 'bear-03', 'bear-04', 'wolf-01', 'wolf-03']

describe('Bernhard', () => {
  it('VH-8 VH-28 a sixth warrior joins, a seventh takes the place of another', () => {
    const game = given({ p1: { jarl: 'bernhard', squad: FIVE, hand: ['wolf-02', 'wolf-04'] } })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'play-two wolf-02 wolf-04')
    expect(game.squad('p1')).toEqual([...FIVE, 'wolf-02'])
    expect(game.asks()).toEqual({ p1: 'replace' })
    game.does('p1', 'warrior bear-02')
    expect(game.squad('p1')).toHaveLength(6)
    expect(game.state.discard).toEqual(['bear-02'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-8 with two warriors in the squad he may play any two', () => {
    const game = given({
      p1: { jarl: 'bernhard', squad: ['bear-02', 'bear-03'], hand: ['bear-16', 'bear-17'] },
    })
    game.does('p1', 'play-two bear-16 bear-17')
    expect(game.squad('p1')).toEqual(['bear-02', 'bear-03', 'bear-16', 'bear-17'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-8 VH-25 with three he may play two with three weapons between them, and no more', () => {
    const game = given({
      p1: {
        jarl: 'bernhard',
        squad: ['bear-02', 'bear-03', 'bear-04'],
        hand: ['bear-16', 'bear-17', 'wolf-01', 'wolf-08'],
      },
    })
    expect(game.forbids('p1', 'play-two bear-16 bear-17')).toBe('VH-25')
    expect(game.forbids('p1', 'play-two wolf-01 wolf-08')).toBe(null)
  })

  it('VH-8 others may not play any two', () => {
    const game = given({ p1: { jarl: 'valgard', hand: ['bear-16', 'bear-17'] } })
    expect(game.forbids('p1', 'play-two bear-16 bear-17')).toBe('VH-25')
  })

  it.each(['cut-off', 'gunnhild alone'] as const)(
    'VH-133 VH-R12 %s leaves him his five warriors, since the limit works outside battles',
    (by) => {
      const game = defence({ jarl: 'bernhard', squad: FIVE }, { by })
      game.does('p2', 'done')
      expect(game.squad('p2')).toEqual(FIVE)
      expect(game.unmoved()).toBe(true)
    },
  )

  it('VH-117 a monster that lowers the limit leaves him five', () => {
    const game = given({
      players: 1,
      monster: { left: 5 },
      p1: { jarl: 'bernhard', squad: FIVE, hand: ['wolf-02'] },
    })
    game.does('p1', 'play wolf-02')
    expect(game.asks()).toEqual({ p1: 'replace' })
  })
})
