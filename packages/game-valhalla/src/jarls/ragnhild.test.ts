import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { EACH } from './testing.ts'

function battle(p3: object = {}, rest: object = {}) {
  const game = given({
    players: 3,
    p1: { squad: ['bear-01'], hand: ['tac-cutoff'] },
    p2: { squad: ['bear-02'] },
    p3: { jarl: 'ragnhild', squad: ['wolf-06', 'wolf-05'], ...p3 },
    deck: ['bear-11', 'bear-12', 'bear-13', 'bear-14'],
    dice: [EACH, EACH],
    ...rest,
  })
  game.does('p1', 'attack p2')
  return game
}

describe('Ragnhild', () => {
  it('VH-7 names the winner of a battle of two others before it; if she is right she draws a card, then discards one', () => {
    const game = battle({ hand: ['wolf-01'] })
    expect(game.asks()).toEqual({ p3: 'wager' })
    expect(game.legal('p3')).toEqual(['seat 0', 'seat 1', 'done'])
    game.does('p3', 'seat p1')
    game.does('p1', 'tactic tac-cutoff', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'discard-card' })
    expect(game.legal('p3')).toEqual(['card wolf-01', 'card bear-11'])
    game.does('p3', 'card wolf-01')
    expect(game.player('p3').hand).toEqual(['bear-11'])
    expect(game.state.discard).toEqual(['wolf-01', 'tac-cutoff'])
    expect(game.squad('p3')).toEqual(['wolf-06', 'wolf-05'])
    expect(game.legal('p1')).toEqual(['card bear-12', 'card bear-13'])
  })

  it.each([[[]], [['wolf-06']]])(
    'VH-7 draws two instead, then discards one, with %j in her squad',
    (squad) => {
      const game = battle({ squad }, { p2: { squad: ['bear-05'] } })
      game.does('p3', 'seat p2')
      game.does('p1', 'arm bear-01 axe', 'done')
      game.does('p2', 'arm bear-05 sword axe', 'done', 'done')
      expect(game.asks()).toEqual({ p3: 'discard-card' })
      expect(game.legal('p3')).toEqual(['card bear-11', 'card bear-12'])
      game.does('p3', 'card bear-11')
      expect(game.player('p3').hand).toEqual(['bear-12'])
      expect(game.state.discard).toEqual(['bear-11'])
      expect(game.asks()).toEqual({ p1: 'keep' })
    },
  )

  it('VH-7 draws nothing if she is wrong, says nothing, or nobody wins', () => {
    for (const answer of ['seat p2', 'done']) {
      const game = battle()
      game.does('p3', answer)
      game.does('p1', 'arm bear-01 axe', 'done')
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
    const game = battle({ hand: ['thor-01'] }, { options: { thor: true } })
    expect(game.asks()).toEqual({ p3: 'wager' })
    game.does('p3', 'seat p1')
    expect(game.asks()).toEqual({ p3: 'thor' })
  })

  it('VH-7 is not asked before a battle of her own', () => {
    const game = given({
      players: 3,
      p1: { jarl: 'ragnhild', squad: ['bear-01'] },
      p2: { squad: ['bear-02'] },
      dice: [EACH],
    })
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })
})
