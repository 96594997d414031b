import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { EACH, keep, sitOut } from '../testing/silence.ts'

const DECK = ['ulf', 'ulfar', 'ulfhild', 'brynjolf']

describe('Yrsa', () => {
  it('VH-7 in part B keeps both cards if she lost a battle as defender since her last turn', () => {
    const game = given({
      players: 3,
      p1: { squad: ['arnbjorn'] },
      p2: { jarl: 'yrsa', squad: ['bersi'], hand: ['bjarni'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    keep(game, 'p1')
    game.does('p2', 'play bjarni')
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
      p1: { squad: ['arnbjorn'] },
      p2: { jarl: 'yrsa', squad: ['eyvind'], hand: ['bjarni'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm eyvind sword axe', 'done', 'done')
    keep(game, 'p1')
    game.does('p2', 'play bjarni')
    expect(game.asks()).toEqual({ p2: 'keep' })
  })

  it.each([
    [[], 3],
    [['p2'], 3],
    [['p2', 'p3'], 3 + 3],
  ])('VH-7 attacked by %j since her last turn she attacks with %i', (attackedBy, strength) => {
    const game = duel({
      p1: { jarl: 'yrsa', squad: ['arnbjorn'], attackedBy },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(strength)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 the 3 wait for her next attack, are of no use in defence, and count once', () => {
    const game = given({
      players: 3,
      p1: { jarl: 'yrsa', squad: ['arnbjorn', 'bjarni'], attackedBy: ['p2', 'p3'] },
      p2: { squad: ['bersi', 'kolbjorn'] },
      p3: { squad: ['gunnolf'] },
      deck: DECK,
    })
    sitOut(game, 'p1')
    game.dice(EACH, EACH)
    game.does('p2', 'attack p1', 'arm bersi sword', 'done')
    game.does('p1', 'arm arnbjorn axe', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'done', 'done')
    keep(game, 'p2')
    sitOut(game, 'p3')
    game.dice(EACH, EACH)
    game.does('p1', 'attack p2', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3 + 3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    keep(game, 'p1')
    sitOut(game, 'p2')
    sitOut(game, 'p3')
    game.dice(EACH)
    game.does('p1', 'attack p2', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(3)
  })
})
