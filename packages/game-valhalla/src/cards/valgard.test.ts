import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { defence, EACH, keep } from '../testing/silence.ts'

const FOUR = ['bersi', 'bjarni', 'ulf', 'ulfhild']

describe('Valgard', () => {
  it('VH-7 VH-28 a fifth warrior joins, a sixth takes the place of another', () => {
    const game = given({ p1: { jarl: 'valgard', squad: FOUR, hand: ['bjorgolf', 'brynjolf'] } })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'play-two bjorgolf brynjolf')
    expect(game.squad('p1')).toEqual([...FOUR, 'bjorgolf'])
    expect(game.asks()).toEqual({ p1: 'replace' })
    game.does('p1', 'warrior ulf')
    expect(game.squad('p1')).toEqual(['bersi', 'bjarni', 'brynjolf', 'ulfhild', 'bjorgolf'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 adds 2 in defence with four warriors in the squad, armed or not', () => {
    const four = defence({ jarl: 'valgard', squad: FOUR })
    four.does('p2', 'arm bersi sword')
    expect(four.strength('p2')).toBe(3 + 2)
    four.does('p2', 'done', 'done')
    expect(four.player('p2').shields).toBe(4)
    expect(four.unmoved()).toBe(true)
    expect(four.asks()).toEqual({ p1: 'keep' })
    const three = defence({ jarl: 'valgard', squad: FOUR.slice(1) })
    three.does('p2', 'arm bjarni shield')
    expect(three.strength('p2')).toBe(3)
  })

  it('VH-7 adds nothing in attack', () => {
    const game = duel({
      p1: { jarl: 'valgard', squad: FOUR },
      p2: { squad: ['gunnolf'] },
      dice: [EACH],
    })
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3)
  })

  it.each(['cut-off', 'gunnhild', 'gunnhild alone'] as const)(
    'VH-133 VH-R12 %s takes the 2 away, but not the fifth warrior',
    (by) => {
      const game = defence({ jarl: 'valgard', squad: [...FOUR, 'bjorgolf'] }, { by })
      game.does('p2', 'arm bersi sword')
      expect(game.strength('p2')).toBe(3)
      game.does('p2', 'done')
      expect(game.squad('p2')).toEqual([...FOUR, 'bjorgolf'])
      expect(game.asks()).toEqual({ p1: 'keep' })
    },
  )

  it('VH-115 VH-101 the monster that silences him takes the 2 away, but not the fifth warrior', () => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left: 3, covered: ['sword', 'axe', 'axe', 'spear'] },
      p1: { jarl: 'valgard', squad: FOUR, hand: ['bjorgolf'] },
      dice: ['shield miss', EACH],
    })
    game.does('p1', 'play bjorgolf')
    keep(game, 'p1')
    expect(game.squad('p1')).toHaveLength(5)
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3)
  })
})
