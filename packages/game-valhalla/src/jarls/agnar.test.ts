import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { EACH, keep, sitOut } from './testing.ts'

const DECK = ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04']

describe('Agnar', () => {
  it('VH-7 draws three cards in part B and keeps one while he holds three or more', () => {
    const game = given({
      p1: { jarl: 'agnar', hand: ['bear-01', 'bear-02', 'bear-03', 'bear-04'] },
      deck: DECK,
    })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'play bear-01')
    expect(game.legal('p1')).toEqual(['card wolf-01', 'card wolf-02', 'card wolf-03'])
    game.does('p1', 'card wolf-02')
    expect(game.player('p1').hand).toEqual(['bear-02', 'bear-03', 'bear-04', 'wolf-02'])
    expect(game.state.discard).toEqual(['wolf-01', 'wolf-03'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 keeps two of the three when part B begins with two cards in hand', () => {
    const game = given({
      p1: { jarl: 'agnar', hand: ['bear-01', 'bear-02', 'bear-03'] },
      deck: DECK,
    })
    game.does('p1', 'play bear-01', 'card wolf-01', 'card wolf-03')
    expect(game.player('p1').hand).toEqual(['bear-02', 'bear-03', 'wolf-01', 'wolf-03'])
    expect(game.state.discard).toEqual(['wolf-02'])
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 changes part B only: action 4 still draws two', () => {
    const game = given({ p1: { jarl: 'agnar', squad: ['bear-01'] }, deck: DECK })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card wolf-01', 'card wolf-02'])
  })

  it('VH-133 works outside battles: Cut Off in the turn before does not touch it', () => {
    const game = given({
      p1: { squad: ['bear-01'], hand: ['tac-cutoff'] },
      p2: { jarl: 'agnar', squad: ['bear-02'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'tactic tac-cutoff', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    keep(game, 'p1')
    sitOut(game, 'p2')
    expect(game.player('p2').hand).toHaveLength(1 + 2)
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-115 a monster that silences Jarls in battle leaves part B alone', () => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left: 3 },
      p1: { jarl: 'agnar', hand: ['bear-01'] },
      deck: DECK,
    })
    game.does('p1', 'play bear-01')
    expect(game.legal('p1')).toHaveLength(3)
  })
})
