import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Experts in Arms', () => {
  it('BR-5.10 each Warrior counts STR 2, without pairs', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf 2 warriors', 'raven 2 warriors'], horgr: ['serpent warrior'] },
      wolf: { upgrades: ['experts-in-arms'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.events.filter((event) => event.type === 'total')).toEqual([
      { type: 'total', clan: 'wolf', strength: 4, bonus: 0, total: 4 },
      { type: 'total', clan: 'raven', strength: 2, bonus: 0, total: 2 },
    ])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-12.2 invading with a Warrior costs 2 Rage, for its owner alone', () => {
    const game = given({ age: 2, wolf: { rage: 3, upgrades: ['experts-in-arms'] } })
    game.does('wolf', 'invade warrior gimle')
    expect(game.clan('wolf').rage).toBe(1)
    game.does('raven', 'invade warrior gimle')
    expect(game.clan('raven').rage).toBe(5)
    expect(game.forbids('wolf', 'invade warrior gimle')).toBe('BR-5.2')
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.9 BR-5.10 replaces Brothers in Arms and brings one Warrior free, if Horns allow', () => {
    const upgrades = ['brothers-in-arms']
    const game = given({ age: 2, wolf: { rage: 2, upgrades, hand: ['experts-in-arms'] } })
    game.does('wolf', 'upgrade experts-in-arms', 'place gimle')
    expect(game.state.discard).toEqual(['a1-brothers-in-arms'])
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.at('gimle')).toEqual(['wolf warrior'])
    const full = given({
      age: 2,
      board: { gimle: ['wolf 4 warriors'] },
      wolf: { hand: ['experts-in-arms'] },
    })
    full.does('wolf', 'upgrade experts-in-arms')
    expect(full.asks()).toEqual({ raven: 'turn' })
  })
})
