import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Fire Giant', () => {
  it('BR-11.5 destroys all enemies there and in the fjord but monsters', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf warrior', 'raven leader', 'raven warrior', 'serpent troll'],
        'gimle-myrkulor': ['wolf ship', 'raven ship', 'serpent sea-serpent'],
        myrkulor: ['raven warrior'],
      },
      wolf: { rage: 4, upgrades: ['fire-giant'] },
      serpent: { upgrades: ['troll', 'sea-serpent'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'invade fire-giant gimle')
    expect(game.at('gimle')).toEqual(['serpent troll', 'wolf fire-giant', 'wolf warrior'])
    expect(game.at('gimle-myrkulor')).toEqual(['serpent sea-serpent', 'wolf ship'])
    expect(game.at('myrkulor')).toEqual(['raven warrior'])
    expect(game.valhalla('raven')).toEqual(['warrior', 'leader', 'ship'])
    expect(game.clan('wolf')).toMatchObject({ rage: 0, glory: 0 })
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.11 BR-11.5 uses its text on the free invasion as well', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['raven leader', 'serpent warrior'] },
      wolf: { rage: 4, hand: ['fire-giant'] },
    })
    game.does('wolf', 'upgrade fire-giant', 'place gimle')
    expect(game.at('gimle')).toEqual(['wolf fire-giant'])
    expect(game.valhalla('raven')).toEqual(['leader'])
    expect(game.valhalla('serpent')).toEqual(['warrior'])
    expect(game.clan('wolf').rage).toBe(0)
  })

  it('BR-11.5 BR-5.6 needs an empty village before its text makes room', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { andlang: ['raven 3 warriors'] },
      wolf: { upgrades: ['fire-giant'] },
    })
    expect(game.forbids('wolf', 'invade fire-giant andlang')).toBe('BR-1.2')
  })

  it('BR-11.5 does nothing when it marches or answers a call to battle', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      board: { horgr: ['wolf fire-giant'], utgard: ['raven leader', 'raven warrior'] },
      wolf: { upgrades: ['fire-giant'] },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'march horgr andlang')
    game.does('raven', 'pillage utgard')
    game.does('wolf', 'figure fire-giant andlang')
    // Four against four: nobody died when the Giant came, and a tie kills them all.
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'raven',
      strength: 4,
      bonus: 0,
      total: 4,
    })
    expect(game.valhalla('wolf')).toEqual(['fire-giant'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })
})
