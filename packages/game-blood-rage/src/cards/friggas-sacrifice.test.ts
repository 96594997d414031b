import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const CLANS = ['wolf', 'raven', 'serpent']

describe("Frigga's Sacrifice", () => {
  it('BR-11.11 destroys two own figures and raises one stat, for no Rage', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: {
        gimle: ['wolf warrior', 'raven warrior'],
        'gimle-myrkulor': ['wolf ship'],
        yggdrasil: ['wolf leader'],
      },
      wolf: { rage: 2, upgrades: ['friggas-sacrifice'] },
    })
    const raven = structuredClone(game.clan('raven'))
    game.does('wolf', 'sacrifice')
    expect(game.legal('wolf')).toEqual([
      'figure warrior gimle',
      'figure leader yggdrasil',
      'figure ship gimle-myrkulor',
    ])
    game.does('wolf', 'figure leader yggdrasil', 'figure warrior gimle', 'stat horns')
    expect(game.valhalla('wolf')).toEqual(['warrior', 'leader'])
    expect(game.at('gimle-myrkulor')).toEqual(['wolf ship'])
    expect(game.clan('wolf')).toMatchObject({ rage: 2, glory: 0, steps: [1, 1, 2] })
    expect(game.clan('raven')).toEqual(raven)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.11 takes the monster of either slot', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf frost-giant', 'wolf soldier-of-hel'], horgr: ['wolf warrior'] },
      wolf: { upgrades: ['frost-giant', 'soldier-of-hel', 'friggas-sacrifice'] },
    })
    game.does('wolf', 'sacrifice')
    expect(game.legal('wolf')).toEqual([
      'figure warrior horgr',
      'figure frost-giant gimle',
      'figure soldier-of-hel gimle',
    ])
    game.does('wolf', 'figure soldier-of-hel gimle', 'figure frost-giant gimle')
    expect(game.valhalla('wolf')).toEqual(['frost-giant', 'soldier-of-hel'])
  })

  it('BR-11.11 needs the card and two figures on the board', () => {
    const without = given({ age: 3, clans: CLANS, board: { gimle: ['wolf 2 warriors'] } })
    expect(without.forbids('wolf', 'sacrifice')).toBe('BR-11.11')
    const alone = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf warrior'] },
      wolf: { upgrades: ['friggas-sacrifice'], valhalla: ['3 warriors'] },
    })
    expect(alone.forbids('wolf', 'sacrifice')).toBe('BR-11.11')
    expect(alone.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.3 BR-11.11 is not open to a clan with 0 Rage', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf 2 warriors'] },
      wolf: { rage: 0, upgrades: ['friggas-sacrifice'] },
    })
    expect(game.forbids('wolf', 'sacrifice')).toBe('BR-5.3')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.11 once begun, it takes two figures', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf 2 warriors'], horgr: ['wolf leader'] },
      wolf: { upgrades: ['friggas-sacrifice'] },
    })
    game.does('wolf', 'sacrifice', 'figure warrior gimle')
    expect(game.forbids('wolf', 'decline')).toBe('BR-11.11')
    game.does('wolf', 'figure warrior gimle')
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
  })

  it('BR-11.11 asks nothing where all figures must go, or all are alike', () => {
    const some = { age: 3, clans: CLANS, wolf: { upgrades: ['friggas-sacrifice'] } }
    const both = given({ ...some, board: { gimle: ['wolf leader'], horgr: ['wolf warrior'] } })
    both.does('wolf', 'sacrifice')
    expect(both.valhalla('wolf')).toEqual(['warrior', 'leader'])
    expect(both.asks()).toEqual({ wolf: 'raise-stat' })
    const alike = given({ ...some, board: { gimle: ['wolf 3 warriors'] } })
    alike.does('wolf', 'sacrifice')
    expect(alike.at('gimle')).toEqual(['wolf warrior'])
    expect(alike.asks()).toEqual({ wolf: 'raise-stat' })
  })

  it('BR-11.19 BR-11.22 offers only stats that can still rise, and asks nothing if there is none', () => {
    const position = { age: 3, clans: CLANS, board: { gimle: ['wolf 2 warriors'] } }
    const upgrades = ['friggas-sacrifice']
    const game = given({ ...position, wolf: { upgrades, stats: { axes: 6 } } })
    game.does('wolf', 'sacrifice')
    expect(game.legal('wolf')).toEqual(['stat rage', 'stat horns'])
    const full = given({ ...position, wolf: { upgrades, stats: { rage: 6, axes: 6, horns: 6 } } })
    full.does('wolf', 'sacrifice')
    expect(full.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-11.22 nothing saves a figure given up: no Frigga's Protection, no flight of a Witch", () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf volur-witch', 'wolf warrior'], horgr: ['wolf leader'] },
      wolf: { upgrades: ['friggas-sacrifice', 'friggas-protection', 'volur-witch'] },
    })
    game.does('wolf', 'sacrifice', 'figure volur-witch gimle', 'figure warrior gimle', 'stat rage')
    expect(game.valhalla('wolf')).toEqual(['warrior', 'volur-witch'])
    expect(game.at('yggdrasil')).toEqual([])
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
