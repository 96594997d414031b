import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Troll', () => {
  it('BR-11.5 destroys every enemy Warrior of the invaded province and nothing else', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf warrior', 'raven 2 warriors', 'raven leader'],
        'gimle-myrkulor': ['raven ship'],
        myrkulor: ['serpent warrior'],
      },
      wolf: { rage: 6, upgrades: ['troll'] },
      serpent: { hand: ['tyrs-bash'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'invade troll gimle')
    expect(game.at('gimle')).toEqual(['raven leader', 'wolf troll', 'wolf warrior'])
    expect(game.at('gimle-myrkulor')).toEqual(['raven ship'])
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('wolf')).toMatchObject({ rage: 4, glory: 0 })
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.11 BR-11.5 uses its text on the free invasion as well', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['raven warrior', 'serpent 2 warriors', 'serpent leader'] },
      wolf: { rage: 2, hand: ['troll'] },
    })
    game.does('wolf', 'upgrade troll', 'place gimle')
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.at('gimle')).toEqual(['serpent leader', 'wolf troll'])
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.valhalla('serpent')).toEqual(['warrior', 'warrior'])
  })

  it('BR-11.5 does nothing when it marches', () => {
    const game = given({
      board: { utgard: ['wolf troll'], gimle: ['raven 2 warriors'] },
      wolf: { upgrades: ['troll'] },
    })
    game.does('wolf', 'march utgard gimle')
    expect(game.at('gimle')).toEqual(['raven warrior', 'raven warrior', 'wolf troll'])
  })

  it('BR-11.5 does nothing when it answers a call to battle', () => {
    const game = given({
      board: { yggdrasil: ['wolf troll'], gimle: ['raven 2 warriors', 'raven leader'] },
      turn: 'raven',
      wolf: { upgrades: ['troll'] },
    })
    game.does('raven', 'pillage gimle')
    game.does('wolf', 'figure troll yggdrasil')
    expect(game.at('gimle')).toEqual(['raven leader', 'raven warrior', 'raven warrior'])
    expect(game.valhalla('wolf')).toEqual(['troll'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })
})
