import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const DECK = [
  'wolf-01',
  'wolf-02',
  'wolf-03',
  'wolf-04',
  'bear-11',
  'bear-12',
  'bear-13',
  'bear-14',
  'bear-15',
]

describe('Aslaug', () => {
  it('VH-7 with action 4 draws four cards and keeps two; part B is as usual', () => {
    const game = given({
      p1: { jarl: 'aslaug', squad: ['bear-01'], hand: ['bear-02'] },
      deck: DECK,
    })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'draw')
    expect(game.events.some((event) => event.type === 'hand-shown')).toBe(false)
    expect(game.legal('p1')).toEqual(DECK.slice(0, 4).map((card) => `card ${card}`))
    game.does('p1', 'card wolf-01', 'card wolf-02')
    expect(game.player('p1').hand).toEqual(['bear-02', 'wolf-01', 'wolf-02'])
    expect(game.state.discard).toEqual(['wolf-03', 'wolf-04'])
    expect(game.legal('p1')).toEqual(['card bear-11', 'card bear-12'])
    game.does('p1', 'card bear-11')
    expect(game.state.discard).toEqual(['wolf-03', 'wolf-04', 'bear-12'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 without a warrior in hand she shows it, draws six and keeps two', () => {
    const game = given({
      p1: { jarl: 'aslaug', squad: ['bear-01'], hand: ['tac-fury2'] },
      deck: DECK,
    })
    game.does('p1', 'draw')
    expect(game.events).toContainEqual({ type: 'hand-shown', seat: 0, cards: ['tac-fury2'] })
    expect(game.player('p1').shown).toEqual(['tac-fury2'])
    expect(game.legal('p1')).toHaveLength(6)
    game.does('p1', 'card wolf-04', 'card wolf-01')
    expect(game.player('p1').hand).toEqual(['tac-fury2', 'wolf-04', 'wolf-01'])
    expect(game.state.discard).toEqual(['wolf-02', 'wolf-03', 'bear-11', 'bear-12'])
    expect(game.legal('p1')).toEqual(['card bear-13', 'card bear-14'])
  })

  it('VH-29 with an empty squad too, she shows her hand once', () => {
    const game = given({ p1: { jarl: 'aslaug', hand: ['tac-fury2'] }, deck: DECK })
    game.does('p1', 'draw')
    expect(game.events.filter((event) => event.type === 'hand-shown')).toHaveLength(1)
    expect(game.legal('p1')).toHaveLength(6)
  })

  it('VH-115 works outside battles: a monster that silences Jarls leaves it alone', () => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left: 3 },
      p1: { jarl: 'aslaug', squad: ['bear-01'], hand: ['bear-02'] },
      deck: DECK,
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toHaveLength(4)
    game.does('p1', 'card wolf-01', 'card wolf-02')
    expect(game.player('p1').hand).toEqual(['bear-02', 'wolf-01', 'wolf-02'])
    expect(game.state.discard).toEqual(['wolf-03', 'wolf-04'])
  })
})
