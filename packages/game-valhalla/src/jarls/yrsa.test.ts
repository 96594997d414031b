import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { EACH, keep, sitOut } from './testing.ts'

const DECK = ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04']

describe('Yrsa', () => {
  it('VH-7 in part B keeps both cards if she lost a battle as defender since her last turn', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01'] },
      p2: { jarl: 'yrsa', squad: ['bear-02'], hand: ['bear-03'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    keep(game, 'p1')
    game.does('p2', 'play bear-03')
    expect(game.player('p2').hand).toHaveLength(2)
    expect(game.player('p3').hand).toEqual([])
    expect(game.asks()).toEqual({ p3: 'turn' })
    sitOut(game, 'p3')
    sitOut(game, 'p1')
    game.does('p2', 'draw')
    game.does('p2', game.legal('p2')[0] ?? '')
    expect(game.asks()).toEqual({ p2: 'keep' })
  })

  it('VH-7 a defence she won does not count', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01'] },
      p2: { jarl: 'yrsa', squad: ['bear-05'], hand: ['bear-03'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-05 sword axe', 'done', 'done')
    keep(game, 'p1')
    game.does('p2', 'play bear-03')
    expect(game.asks()).toEqual({ p2: 'keep' })
  })

  it.each([
    [[], 3],
    [['p2'], 3],
    [['p2', 'p3'], 3 + 3],
  ])('VH-7 attacked by %j since her last turn she attacks with %i', (attackedBy, strength) => {
    const game = duel({
      p1: { jarl: 'yrsa', squad: ['bear-01'], attackedBy },
      p2: { squad: ['wolf-06'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(strength)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 the 3 wait for her next attack, are of no use in defence, and count once', () => {
    const game = given({
      players: 3,
      p1: { jarl: 'yrsa', squad: ['bear-01', 'bear-03'], attackedBy: ['p2', 'p3'] },
      p2: { squad: ['bear-02', 'bear-11'] },
      p3: { squad: ['wolf-06'] },
      deck: DECK,
    })
    sitOut(game, 'p1')
    game.dice(EACH, EACH)
    game.does('p2', 'attack p1', 'arm bear-02 sword', 'done')
    game.does('p1', 'arm bear-01 axe', 'arm bear-03 shield')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'done', 'done')
    keep(game, 'p2')
    sitOut(game, 'p3')
    game.dice(EACH, EACH)
    game.does('p1', 'attack p2', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(3 + 3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    keep(game, 'p1')
    sitOut(game, 'p2')
    sitOut(game, 'p3')
    game.dice(EACH)
    game.does('p1', 'attack p2', 'arm bear-03 shield')
    expect(game.strength('p1')).toBe(3)
  })
})
