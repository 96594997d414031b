import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Glorious Death!', () => {
  it.each([
    [1, 6],
    [2, 8],
    [3, 11],
  ])('BR-8.1 BR-8.3 in age %i pays %i Glory for four own figures in Valhalla', (age, glory) => {
    const game = given({
      age,
      phase: 'quest',
      clans: ['wolf', 'raven', 'bear'],
      wolf: { quests: ['glorious-death'], valhalla: ['2 warriors', 'leader', 'ship'] },
      bear: { glory: 3, valhalla: ['5 warriors'] },
    })
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    game.does('wolf', 'stat rage')
    expect(game.clan('wolf').glory).toBe(glory)
    expect(game.clan('wolf').steps).toEqual([2, 1, 1])
    expect([game.clan('bear').glory, game.clan('bear').steps]).toEqual([3, [1, 1, 1]])
  })

  it('BR-8.3 fails with three own figures, whatever others have there', () => {
    const game = given({
      phase: 'quest',
      wolf: { quests: ['glorious-death'], valhalla: ['3 warriors'] },
      raven: { valhalla: ['6 warriors'] },
    })
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-8.3 counts monsters, and comes before Ragnarök adds to Valhalla (BR-3.1)', () => {
    const monster = given({
      phase: 'quest',
      wolf: {
        quests: ['glorious-death'],
        upgrades: ['troll'],
        valhalla: ['3 warriors', 'troll'],
      },
    })
    monster.does('wolf', 'stat rage')
    expect(monster.clan('wolf').glory).toBe(6)
    const doomed = given({
      phase: 'quest',
      dooms: ['gimle', 'horgr', 'utgard'],
      board: { gimle: ['wolf warrior'] },
      wolf: { quests: ['glorious-death'], valhalla: ['3 warriors'] },
    })
    expect(doomed.clan('wolf').glory).toBe(2)
  })

  it('BR-5.13 two copies are judged and paid separately', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      wolf: {
        hand: ['glorious-death', 'glorious-death'],
        valhalla: ['4 warriors'],
      },
      bear: { rage: 0 },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'quest glorious-death')
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'pass')
    game.does('wolf', 'quest glorious-death')
    game.does('wolf', 'pass', 'stat rage', 'stat axes')
    expect(game.clan('wolf').glory).toBe(12)
    expect(game.clan('wolf').steps).toEqual([2, 2, 1])
  })
})
