import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Tyr's battle cards without a text", () => {
  it.each([
    ['a1-tyrs-bash', 2],
    ['a1-tyrs-smash', 3],
    ['a1-tyrs-crush', 4],
    ['a1-tyrs-smite', 5],
    ['a2-tyrs-smash', 3],
    ['a2-tyrs-crush', 4],
    ['a2-tyrs-smite', 5],
    ['a2-tyrs-rage', 6],
    ['a3-tyrs-crush', 4],
    ['a3-tyrs-smite', 5],
    ['a3-tyrs-rage', 6],
  ])('BR-6.4 %s adds %i and nothing else', (card, bonus) => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { gimle: ['wolf leader', 'raven 2 warriors'], horgr: ['bear warrior'] },
      tokens: { gimle: 'horns' },
      wolf: { hand: [card] },
      bear: { glory: 7, hand: ['odins-judgement'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 3,
      bonus,
      total: 3 + bonus,
    })
    const { glory, rage, hand, steps } = game.clan('wolf')
    expect({ glory, rage, hand, steps }).toEqual({ glory: 3, rage: 6, hand: [], steps: [1, 1, 2] })
    expect(game.state.discard).toEqual([card])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.8 a loser has its card back, known to all', () => {
    const game = given({
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { hand: ['tyrs-bash'] },
      raven: { hand: ['tyrs-smash'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').hand).toEqual(['a1-tyrs-bash'])
    expect(game.clan('wolf').shown).toEqual(['a1-tyrs-bash'])
    expect(game.state.discard).toEqual(['a1-tyrs-smash'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
