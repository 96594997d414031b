import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Frigga's Succor", () => {
  it('BR-11.6 brings one more Warrior for no Rage, and only one', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['raven warrior'] },
      wolf: { rage: 6, upgrades: ['friggas-succor'] },
    })
    const raven = structuredClone(game.clan('raven'))
    game.does('wolf', 'invade warrior gimle')
    expect(game.asks()).toEqual({ wolf: 'extra-warrior' })
    game.does('wolf', 'accept')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf warrior', 'wolf warrior'])
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.clan('raven')).toEqual(raven)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.6 may be declined, and does not follow a march', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      wolf: { upgrades: ['friggas-succor'] },
      raven: { rage: 0 },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'invade leader gimle', 'decline', 'march gimle horgr')
    expect(game.at('horgr')).toEqual(['wolf leader'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-11.6 brings the very last Warrior of the reserve', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      wolf: { upgrades: ['friggas-succor'], valhalla: ['6 warriors'] },
    })
    game.does('wolf', 'invade warrior gimle', 'accept')
    expect(game.at('gimle')).toEqual(['wolf warrior', 'wolf warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.6 does not work in fjords or in Yggdrasil', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'serpent'],
      wolf: { upgrades: ['friggas-succor', 'dark-elf'] },
      raven: { rage: 0 },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'invade ship gimle-myrkulor', 'invade dark-elf yggdrasil')
    expect(game.at('yggdrasil')).toEqual(['wolf dark-elf'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it.each([
    ['Horns', 'gimle', { horgr: ['wolf 3 warriors'] }, {}],
    ['room', 'myrkulor', { myrkulor: ['raven 2 warriors'] }, {}],
    ['Warriors', 'gimle', {}, { valhalla: ['8 warriors'] }],
  ])('BR-5.10 BR-11.6 is not offered without %s', (_what, province, board, wolf) => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board,
      wolf: { upgrades: ['friggas-succor'], ...wolf },
    })
    game.does('wolf', `invade leader ${province}`)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.16 follows the free invasion of an upgrade', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['raven warrior'] },
      wolf: { rage: 2, upgrades: ['friggas-succor'], hand: ['troll'] },
    })
    game.does('wolf', 'upgrade troll', 'place gimle', 'accept')
    expect(game.at('gimle')).toEqual(['wolf troll', 'wolf warrior'])
    expect(game.clan('wolf').rage).toBe(0)
  })
})
