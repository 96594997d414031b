import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const CLANS = ['wolf', 'raven', 'serpent', 'bear']

describe("Loki's Wrath", () => {
  it('BR-11.15 pays its owner 3 Glory for each own figure released', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      phase: 'release',
      board: { gimle: ['wolf 2 warriors'] },
      wolf: { upgrades: ['lokis-wrath', 'troll'], valhalla: ['2 warriors', 'leader', 'troll'] },
      raven: { glory: 5, valhalla: ['3 warriors'] },
    })
    expect(game.clan('wolf').glory).toBe(3 * 4)
    expect(game.clan('raven').glory).toBe(5)
    expect(game.at('gimle')).toEqual(['wolf warrior', 'wolf warrior'])
    expect(game.valhalla('wolf')).toEqual([])
    expect(game.state.over).toBe(true)
  })

  it("BR-5.9 BR-11.15 adds up with Loki's Domain and Loki's Eminence to 6", () => {
    const game = given({
      age: 3,
      clans: CLANS,
      phase: 'release',
      wolf: {
        upgrades: ['lokis-domain', 'lokis-eminence', 'lokis-wrath'],
        valhalla: ['warrior', 'ship'],
      },
    })
    expect(game.clan('wolf').glory).toBe(6 * 2)
  })

  it("BR-11.7 BR-11.15 pays nothing for a figure that Frigga's Domain brought back", () => {
    const game = given({
      age: 3,
      clans: CLANS,
      dooms: ['horgr', 'utgard', 'elvagar'],
      wolf: { rage: 2, upgrades: ['lokis-wrath', 'friggas-domain'], valhalla: ['2 warriors'] },
      raven: { rage: 1 },
      serpent: { rage: 0 },
      bear: { rage: 0 },
    })
    game.does('wolf', 'return warrior gimle')
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'pass')
    game.does('wolf', 'pass')
    expect(game.clan('wolf').glory).toBe(3)
  })
})
