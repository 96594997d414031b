import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Frigga's Domain", () => {
  it('BR-11.7 invades with a figure from Valhalla for 1 Rage, whatever its STR', () => {
    const game = given({
      age: 3,
      board: { gimle: ['raven warrior'] },
      wolf: { upgrades: ['friggas-domain', 'frost-giant'], valhalla: ['frost-giant', 'warrior'] },
      raven: { valhalla: ['leader'] },
    })
    const raven = structuredClone(game.clan('raven'))
    game.does('wolf', 'return frost-giant gimle')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf frost-giant'])
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.clan('raven')).toEqual(raven)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.7 costs 1 Rage for a Leader too, and takes a ship to a fjord', () => {
    const game = given({
      age: 3,
      wolf: { upgrades: ['friggas-domain'], valhalla: ['leader', 'ship'] },
      raven: { rage: 0 },
    })
    expect(game.forbids('wolf', 'return ship gimle')).toBe('BR-5.6')
    expect(game.forbids('wolf', 'return leader yggdrasil')).toBe('BR-5.6')
    game.does('wolf', 'return ship gimle-myrkulor', 'return leader gimle')
    expect(game.clan('wolf').rage).toBe(4)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.7 BR-11.7 needs the card, a figure in Valhalla and Horns', () => {
    const without = given({ age: 3, wolf: { valhalla: ['warrior'] } })
    expect(without.forbids('wolf', 'return warrior gimle')).toBe('BR-11.7')
    const upgrades = ['friggas-domain']
    const empty = given({ age: 3, wolf: { upgrades } })
    expect(empty.forbids('wolf', 'return warrior gimle')).toBe('BR-11.7')
    const full = given({
      age: 3,
      board: { horgr: ['wolf 4 warriors'] },
      wolf: { upgrades, valhalla: ['warrior'] },
    })
    expect(full.forbids('wolf', 'return warrior gimle')).toBe('BR-5.7')
  })

  it("BR-11.7 BR-11.5 is an invasion: the Troll uses its text, and Frigga's Succor follows", () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['raven 2 warriors', 'serpent leader'] },
      wolf: { upgrades: ['friggas-domain', 'friggas-succor', 'troll'], valhalla: ['troll'] },
    })
    game.does('wolf', 'return troll gimle', 'accept')
    expect(game.at('gimle')).toEqual(['serpent leader', 'wolf troll', 'wolf warrior'])
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.1 BR-11.7 takes the Dark Elf to Yggdrasil', () => {
    const game = given({
      age: 3,
      wolf: { upgrades: ['friggas-domain', 'dark-elf'], valhalla: ['dark-elf'] },
    })
    game.does('wolf', 'return dark-elf yggdrasil')
    expect(game.at('yggdrasil')).toEqual(['wolf dark-elf'])
  })
})
