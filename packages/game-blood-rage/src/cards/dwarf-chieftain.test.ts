import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Dwarf Chieftain', () => {
  it('BR-11.3 costs nothing to play and nothing to invade with', () => {
    const game = given({ wolf: { rage: 1, hand: ['dwarf-chieftain'] } })
    game.does('wolf', 'upgrade dwarf-chieftain')
    expect(game.asks()).toEqual({ wolf: 'free-invasion' })
    game.does('wolf', 'decline')
    game.does('raven', 'pass')
    game.does('wolf', 'invade dwarf-chieftain gimle')
    expect(game.at('gimle')).toEqual(['wolf dwarf-chieftain'])
    expect(game.clan('wolf').rage).toBe(1)
  })

  it('BR-11.3 still counts STR 2 in battle', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf dwarf-chieftain', 'raven warrior'],
        horgr: ['serpent leader'],
      },
      wolf: { upgrades: ['dwarf-chieftain'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 2,
      bonus: 0,
      total: 2,
    })
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.3 stays in the reserve of a clan with 0 Rage', () => {
    const game = given({ wolf: { rage: 0, upgrades: ['dwarf-chieftain'] } })
    expect(game.forbids('wolf', 'invade dwarf-chieftain gimle')).toBe('BR-5.3')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.12 BR-5.15 laid over a Troll beside an empty slot, it takes the Troll out of the game', () => {
    const game = given({
      board: { gimle: ['wolf troll', 'raven warrior'] },
      wolf: { upgrades: ['troll', 'lokis-domain'], hand: ['dwarf-chieftain'] },
    })
    game.does('wolf', 'upgrade dwarf-chieftain 3')
    expect(game.at('gimle')).toEqual(['raven warrior'])
    expect(game.valhalla('wolf')).toEqual([])
    expect(game.state.discard).toEqual(['a1-troll'])
    game.does('wolf', 'place gimle')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf dwarf-chieftain'])
    expect([game.clan('wolf').glory, game.clan('raven').glory]).toEqual([0, 0])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
