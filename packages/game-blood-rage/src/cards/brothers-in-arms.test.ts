import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Brothers in Arms', () => {
  it('BR-11.2 counts 3 for a pair and 1 for the Warrior left over', () => {
    const game = given({
      board: { gimle: ['wolf 3 warriors', 'raven 2 warriors'] },
      wolf: { upgrades: ['brothers-in-arms'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.events.filter((event) => event.type === 'total')).toEqual([
      { type: 'total', clan: 'wolf', strength: 4, bonus: 0, total: 4 },
      { type: 'total', clan: 'raven', strength: 2, bonus: 0, total: 2 },
    ])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.2 pairs only Warriors of the same province', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf warrior', 'raven warrior'],
        horgr: ['wolf 3 warriors', 'serpent warrior'],
      },
      wolf: { upgrades: ['brothers-in-arms'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({ type: 'battle-tied', place: 'gimle' })
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-6.15 BR-11.2 a pair broken by Odin's Smite counts 1", () => {
    const game = given({
      board: { gimle: ['wolf 2 warriors', 'raven leader'] },
      wolf: { upgrades: ['brothers-in-arms'] },
      raven: { hand: ['odins-smite'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 1,
      bonus: 0,
      total: 1,
    })
    expect(game.valhalla('wolf')).toEqual(['warrior', 'warrior'])
  })

  it('BR-5.10 BR-11.2 costs 1 and brings one Warrior free; the next one costs 1 Rage', () => {
    const game = given({ wolf: { rage: 3, hand: ['brothers-in-arms'] } })
    game.does('wolf', 'upgrade brothers-in-arms', 'place gimle')
    expect(game.clan('wolf').rage).toBe(2)
    game.does('raven', 'pass')
    game.does('wolf', 'invade warrior gimle')
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.at('gimle')).toEqual(['wolf warrior', 'wolf warrior'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })
})
