import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { defence } from '../testing/silence.ts'

const FIVE = ['bersi', 'bjarni', 'bjorgolf', 'ulf', 'ulfhild']

describe('Bernhard', () => {
  it('VH-8 VH-28 a sixth warrior joins, a seventh takes the place of another', () => {
    const game = given({ p1: { jarl: 'bernhard', squad: FIVE, hand: ['ulfar', 'brynjolf'] } })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'play-two brynjolf ulfar')
    expect(game.squad('p1')).toEqual([...FIVE, 'brynjolf'])
    expect(game.asks()).toEqual({ p1: 'replace' })
    game.does('p1', 'warrior bersi')
    expect(game.squad('p1')).toHaveLength(6)
    expect(game.state.discard).toEqual(['bersi'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-8 with two warriors in the squad he may play any two', () => {
    const game = given({
      p1: { jarl: 'bernhard', squad: ['bersi', 'bjarni'], hand: ['thorbjorn', 'torfi'] },
    })
    game.does('p1', 'play-two thorbjorn torfi')
    expect(game.squad('p1')).toEqual(['bersi', 'bjarni', 'thorbjorn', 'torfi'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-8 VH-25 with three he may play two with three weapons between them, and no more', () => {
    const game = given({
      p1: {
        jarl: 'bernhard',
        squad: ['bersi', 'bjarni', 'bjorgolf'],
        hand: ['thorbjorn', 'torfi', 'ulf', 'ingolf'],
      },
    })
    expect(game.forbids('p1', 'play-two thorbjorn torfi')).toBe('VH-25')
    expect(game.forbids('p1', 'play-two ulf ingolf')).toBe(null)
  })

  it('VH-8 others may not play any two', () => {
    const game = given({ p1: { jarl: 'valgard', hand: ['thorbjorn', 'torfi'] } })
    expect(game.forbids('p1', 'play-two thorbjorn torfi')).toBe('VH-25')
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
      p1: { jarl: 'bernhard', squad: FIVE, hand: ['ulfar'] },
    })
    game.does('p1', 'play ulfar')
    expect(game.asks()).toEqual({ p1: 'replace' })
  })
})
