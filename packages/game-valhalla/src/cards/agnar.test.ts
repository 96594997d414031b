import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { EACH, keep, sitOut } from '../testing/silence.ts'

const DECK = ['ulf', 'ulfar', 'ulfhild', 'brynjolf']

describe('Agnar', () => {
  it('VH-7 draws three cards in part B and keeps one while he holds three or more', () => {
    const game = given({
      p1: { jarl: 'agnar', hand: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'] },
      deck: DECK,
    })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'play arnbjorn')
    expect(game.legal('p1')).toEqual(['card ulf', 'card ulfar', 'card ulfhild'])
    game.does('p1', 'card ulfar')
    expect(game.player('p1').hand).toEqual(['bersi', 'bjarni', 'bjorgolf', 'ulfar'])
    expect(game.state.discard).toEqual(['ulf', 'ulfhild'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 keeps two of the three when part B begins with two cards in hand', () => {
    const game = given({
      p1: { jarl: 'agnar', hand: ['arnbjorn', 'bersi', 'bjarni'] },
      deck: DECK,
    })
    game.does('p1', 'play arnbjorn', 'card ulf', 'card ulfhild')
    expect(game.player('p1').hand).toEqual(['bersi', 'bjarni', 'ulf', 'ulfhild'])
    expect(game.state.discard).toEqual(['ulfar'])
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 changes part B only: action 4 still draws two', () => {
    const game = given({ p1: { jarl: 'agnar', squad: ['arnbjorn'] }, deck: DECK })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card ulf', 'card ulfar'])
  })

  it('VH-133 works outside battles: Cut Off in the turn before does not touch it', () => {
    const game = given({
      p1: { squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'] },
      p2: { jarl: 'agnar', squad: ['bersi'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'tactic cut-off-from-the-leader', 'arm arnbjorn axe', 'done')
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
      p1: { jarl: 'agnar', hand: ['arnbjorn'] },
      deck: DECK,
    })
    game.does('p1', 'play arnbjorn')
    expect(game.legal('p1')).toHaveLength(3)
  })
})
