import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { EACH } from './testing.ts'

function battle(p1: object = {}) {
  return given({
    players: 3,
    p1: { squad: ['bear-01'], hand: ['tac-cutoff'], ...p1 },
    p2: { jarl: 'sigurd', squad: ['bear-02'] },
    p3: { jarl: 'ivar', squad: ['wolf-06'], hand: ['wolf-01'] },
    deck: ['bear-11', 'bear-12', 'bear-13'],
    dice: [EACH, EACH],
  })
}

describe('Ivar', () => {
  it('VH-7 after a battle of two others draws a card, then discards one', () => {
    const game = battle()
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'discard-card' })
    expect(game.legal('p3')).toEqual(['card wolf-01', 'card bear-11'])
    game.does('p3', 'card wolf-01')
    expect(game.player('p3').hand).toEqual(['bear-11'])
    expect(game.state.discard).toEqual(['wolf-01'])
    expect(game.squad('p3')).toEqual(['wolf-06'])
    expect(game.player('p2').hand).toEqual([])
    expect(game.legal('p1')).toEqual(['card bear-12', 'card bear-13'])
  })

  it('VH-7 discards nothing if the attacker lost', () => {
    const game = battle()
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-02 sword', 'done', 'done')
    expect(game.player('p3').hand).toEqual(['wolf-01', 'bear-11'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['Cut Off', {}, true],
    ['Gunnhild', { jarl: 'gunnhild' }, false],
  ])('VH-133 %s against the defender is nothing to him', (_name, p1, cut) => {
    const game = battle({ ...p1, squad: ['bear-01'] })
    game.does('p1', 'attack p2', ...(cut ? ['tactic tac-cutoff'] : []), 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'discard-card' })
  })

  it('VH-7 has nothing from battles of his own', () => {
    const game = given({
      players: 3,
      p1: { jarl: 'ivar', squad: ['bear-01'] },
      p2: { squad: ['bear-02'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-02 sword', 'done')
    expect(game.player('p1').hand).toEqual([])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R53 Ragnhild and Ivar act in the order of seats from the left of the attacker', () => {
    const game = given({
      players: 4,
      turn: 'p3',
      p1: { jarl: 'ivar', squad: ['wolf-06'] },
      p2: { squad: ['bear-02'] },
      p3: { squad: ['bear-01'] },
      p4: { jarl: 'ragnhild', squad: ['wolf-05', 'wolf-07'], hand: ['wolf-01'] },
      deck: ['bear-11', 'bear-12'],
      dice: [EACH, EACH],
    })
    game.does('p3', 'attack p2')
    game.does('p4', 'seat p3')
    game.does('p3', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p4: 'discard-card' })
    expect(game.player('p4').hand).toEqual(['wolf-01', 'bear-11'])
    expect(game.player('p1').hand).toEqual([])
    game.does('p4', 'card wolf-01')
    expect(game.player('p4').hand).toEqual(['bear-11'])
    expect(game.player('p1').hand).toEqual(['bear-12'])
    expect(game.asks()).toEqual({ p1: 'discard-card' })
  })
})
