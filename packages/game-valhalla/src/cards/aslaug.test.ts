import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const DECK = [
  'ulf',
  'ulfar',
  'ulfhild',
  'brynjolf',
  'kolbjorn',
  'magni',
  'orm',
  'sigbjorn',
  'steinar',
]

describe('Aslaug', () => {
  it('VH-7 with action 4 draws four cards and keeps two; part B is as usual', () => {
    const game = given({
      p1: { jarl: 'aslaug', squad: ['arnbjorn'], hand: ['bersi'] },
      deck: DECK,
    })
    const other = structuredClone(game.player('p2'))
    game.does('p1', 'draw')
    expect(game.events.some((event) => event.type === 'hand-shown')).toBe(false)
    expect(game.legal('p1')).toEqual(DECK.slice(0, 4).map((card) => `card ${card}`))
    game.does('p1', 'card ulf', 'card ulfar')
    expect(game.player('p1').hand).toEqual(['bersi', 'ulf', 'ulfar'])
    expect(game.state.discard).toEqual(['ulfhild', 'brynjolf'])
    expect(game.legal('p1')).toEqual(['card kolbjorn', 'card magni'])
    game.does('p1', 'card kolbjorn')
    expect(game.state.discard).toEqual(['ulfhild', 'brynjolf', 'magni'])
    expect(game.player('p2')).toEqual(other)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 without a warrior in hand she shows it, draws six and keeps two', () => {
    const game = given({
      p1: { jarl: 'aslaug', squad: ['arnbjorn'], hand: ['fury'] },
      deck: DECK,
    })
    game.does('p1', 'draw')
    expect(game.events).toContainEqual({ type: 'hand-shown', seat: 0, cards: ['fury'] })
    expect(game.player('p1').shown).toEqual(['fury'])
    expect(game.legal('p1')).toHaveLength(6)
    game.does('p1', 'card brynjolf', 'card ulf')
    expect(game.player('p1').hand).toEqual(['fury', 'brynjolf', 'ulf'])
    expect(game.state.discard).toEqual(['ulfar', 'ulfhild', 'kolbjorn', 'magni'])
    expect(game.legal('p1')).toEqual(['card orm', 'card sigbjorn'])
  })

  it('VH-29 with an empty squad too, she shows her hand once', () => {
    const game = given({ p1: { jarl: 'aslaug', hand: ['fury'] }, deck: DECK })
    game.does('p1', 'draw')
    expect(game.events.filter((event) => event.type === 'hand-shown')).toHaveLength(1)
    expect(game.legal('p1')).toHaveLength(6)
  })

  it('VH-115 works outside battles: a monster that silences Jarls leaves it alone', () => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left: 3 },
      p1: { jarl: 'aslaug', squad: ['arnbjorn'], hand: ['bersi'] },
      deck: DECK,
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toHaveLength(4)
    game.does('p1', 'card ulf', 'card ulfar')
    expect(game.player('p1').hand).toEqual(['bersi', 'ulf', 'ulfar'])
    expect(game.state.discard).toEqual(['ulfhild', 'brynjolf'])
  })
})
