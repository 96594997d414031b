import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { EACH } from '../testing/silence.ts'

function battle(p3: object = {}, rest: object = {}) {
  const game = given({
    players: 3,
    p1: { squad: ['arnbjorn'], hand: ['cut-off-from-the-leader'] },
    p2: { squad: ['bersi'] },
    p3: { jarl: 'ragnhild', squad: ['gunnolf', 'geirolf'], ...p3 },
    deck: ['kolbjorn', 'magni', 'orm', 'sigbjorn'],
    dice: [EACH, EACH],
    ...rest,
  })
  game.does('p1', 'attack p2')
  return game
}

describe('Ragnhild', () => {
  it('VH-7 names the winner of a battle of two others before it; if she is right she draws a card, then discards one', () => {
    const game = battle({ hand: ['ulf'] })
    expect(game.asks()).toEqual({ p3: 'wager' })
    expect(game.legal('p3')).toEqual(['seat 0', 'seat 1', 'done'])
    game.does('p3', 'seat p1')
    game.does('p1', 'tactic cut-off-from-the-leader', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'discard-card' })
    expect(game.legal('p3')).toEqual(['card ulf', 'card kolbjorn'])
    game.does('p3', 'card ulf')
    expect(game.player('p3').hand).toEqual(['kolbjorn'])
    expect(game.state.discard).toEqual(['ulf', 'cut-off-from-the-leader'])
    expect(game.squad('p3')).toEqual(['gunnolf', 'geirolf'])
    expect(game.legal('p1')).toEqual(['card magni', 'card orm'])
  })

  it.each([[[]], [['gunnolf']]])(
    'VH-7 draws two instead, then discards one, with %j in her squad',
    (squad) => {
      const game = battle({ squad }, { p2: { squad: ['eyvind'] } })
      game.does('p3', 'seat p2')
      game.does('p1', 'arm arnbjorn axe', 'done')
      game.does('p2', 'arm eyvind sword axe', 'done', 'done')
      expect(game.asks()).toEqual({ p3: 'discard-card' })
      expect(game.legal('p3')).toEqual(['card kolbjorn', 'card magni'])
      game.does('p3', 'card kolbjorn')
      expect(game.player('p3').hand).toEqual(['magni'])
      expect(game.state.discard).toEqual(['kolbjorn'])
      expect(game.asks()).toEqual({ p1: 'keep' })
    },
  )

  it('VH-7 draws nothing if she is wrong, says nothing, or nobody wins', () => {
    for (const answer of ['seat p2', 'done']) {
      const game = battle()
      game.does('p3', answer)
      game.does('p1', 'arm arnbjorn axe', 'done')
      game.does('p2', 'done')
      expect(game.player('p3').hand).toEqual([])
      expect(game.asks()).toEqual({ p1: 'keep' })
    }
    const nobody = battle()
    nobody.does('p3', 'seat p1')
    nobody.does('p1', 'done')
    expect(nobody.player('p3').hand).toEqual([])
    expect(nobody.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R53 names the winner before Thor cards are played', () => {
    const game = battle({ hand: ['thor-draw-fewer'] }, { options: { thor: true } })
    expect(game.asks()).toEqual({ p3: 'wager' })
    game.does('p3', 'seat p1')
    expect(game.asks()).toEqual({ p3: 'thor' })
  })

  it('VH-7 is not asked before a battle of her own', () => {
    const game = given({
      players: 3,
      p1: { jarl: 'ragnhild', squad: ['arnbjorn'] },
      p2: { squad: ['bersi'] },
      dice: [EACH],
    })
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })
})
