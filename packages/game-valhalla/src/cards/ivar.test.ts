import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { EACH } from '../testing/silence.ts'

function battle(p1: object = {}) {
  return given({
    players: 3,
    p1: { squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'], ...p1 },
    p2: { jarl: 'sigurd', squad: ['bersi'] },
    p3: { jarl: 'ivar', squad: ['gunnolf'], hand: ['ulf'] },
    deck: ['kolbjorn', 'magni', 'orm'],
    dice: [EACH, EACH],
  })
}

describe('Ivar', () => {
  it('VH-7 after a battle of two others draws a card, then discards one', () => {
    const game = battle()
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'discard-card' })
    expect(game.legal('p3')).toEqual(['card ulf', 'card kolbjorn'])
    game.does('p3', 'card ulf')
    expect(game.player('p3').hand).toEqual(['kolbjorn'])
    expect(game.state.discard).toEqual(['ulf'])
    expect(game.squad('p3')).toEqual(['gunnolf'])
    expect(game.player('p2').hand).toEqual([])
    expect(game.legal('p1')).toEqual(['card magni', 'card orm'])
  })

  it('VH-7 discards nothing if the attacker lost', () => {
    const game = battle()
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm bersi sword', 'done', 'done')
    expect(game.player('p3').hand).toEqual(['ulf', 'kolbjorn'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['Cut Off', {}, true],
    ['Gunnhild', { jarl: 'gunnhild' }, false],
  ])('VH-133 %s against the defender is nothing to him', (_name, p1, cut) => {
    const game = battle({ ...p1, squad: ['arnbjorn'] })
    game.does(
      'p1',
      'attack p2',
      ...(cut ? ['tactic cut-off-from-the-leader'] : []),
      'arm arnbjorn axe',
      'done',
    )
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'discard-card' })
  })

  it('VH-7 has nothing from battles of his own', () => {
    const game = given({
      players: 3,
      p1: { jarl: 'ivar', squad: ['arnbjorn'] },
      p2: { squad: ['bersi'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm bersi sword', 'done')
    expect(game.player('p1').hand).toEqual([])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R53 Ragnhild and Ivar act in the order of seats from the left of the attacker', () => {
    const game = given({
      players: 4,
      turn: 'p3',
      p1: { jarl: 'ivar', squad: ['gunnolf'] },
      p2: { squad: ['bersi'] },
      p3: { squad: ['arnbjorn'] },
      p4: { jarl: 'ragnhild', squad: ['geirolf', 'hildolf'], hand: ['ulf'] },
      deck: ['kolbjorn', 'magni'],
      dice: [EACH, EACH],
    })
    game.does('p3', 'attack p2')
    game.does('p4', 'seat p3')
    game.does('p3', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p4: 'discard-card' })
    expect(game.player('p4').hand).toEqual(['ulf', 'kolbjorn'])
    expect(game.player('p1').hand).toEqual([])
    game.does('p4', 'card ulf')
    expect(game.player('p4').hand).toEqual(['kolbjorn'])
    expect(game.player('p1').hand).toEqual(['magni'])
    expect(game.asks()).toEqual({ p1: 'discard-card' })
  })
})
