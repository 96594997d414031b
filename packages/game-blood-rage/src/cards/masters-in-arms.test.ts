import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Masters in Arms', () => {
  it.each([
    [1, 2],
    [2, 6],
    [3, 8],
  ])('BR-11.2 %i Warriors of one province count %i', (warriors, strength) => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: [`wolf ${warriors} warriors`, 'raven warrior'], horgr: ['serpent leader'] },
      wolf: { upgrades: ['masters-in-arms'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.events.filter((event) => event.type === 'total')).toEqual([
      { type: 'total', clan: 'wolf', strength, bonus: 0, total: strength },
      { type: 'total', clan: 'raven', strength: 1, bonus: 0, total: 1 },
    ])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.2 pairs only Warriors of the same province', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf warrior', 'raven leader'], andlang: ['wolf warrior'] },
      wolf: { upgrades: ['masters-in-arms'] },
    })
    game.does('wolf', 'pillage gimle', 'decline')
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('raven').glory).toBe(3)
  })

  it('BR-5.10 BR-11.2 costs 2 and brings one Warrior free; the next one costs 2 Rage', () => {
    const game = given({ age: 3, wolf: { rage: 5, hand: ['masters-in-arms'] } })
    game.does('wolf', 'upgrade masters-in-arms', 'place gimle')
    expect(game.clan('wolf').rage).toBe(3)
    game.does('raven', 'invade warrior gimle')
    expect(game.clan('raven').rage).toBe(5)
    game.does('wolf', 'invade warrior gimle')
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf warrior', 'wolf warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
