import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

/** Wolf attacks from the fjord and loses to the three that fill the villages. */
const ANDLANG = { 'utgard-andlang': ['wolf ship'], andlang: ['raven leader', 'raven 2 warriors'] }

describe("Loki's Blessing", () => {
  it('BR-11.17 lets a Warrior invade the province after a lost battle, even with 0 Rage', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board: { gimle: ['raven leader', 'wolf warrior', 'serpent warrior'], horgr: ['bear leader'] },
      turn: 'raven',
      wolf: { rage: 0, upgrades: ['lokis-blessing'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('raven', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'extra-warrior' })
    game.does('wolf', 'accept')
    expect(game.at('gimle')).toEqual(['raven leader', 'wolf warrior'])
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ serpent: 'turn' })
  })

  it('BR-11.17 counts a tie as a battle lost', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board: { gimle: ['wolf warrior', 'raven warrior'] },
      wolf: { upgrades: ['lokis-blessing'] },
    })
    game.does('wolf', 'pillage gimle', 'decline')
    expect(game.at('gimle')).toEqual([])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it.each([
    ['after a victory', 'gimle', { gimle: ['wolf leader', 'raven warrior'] }],
    ['in a province without room', 'andlang', ANDLANG],
    ['in Yggdrasil', 'yggdrasil', { yggdrasil: ['wolf warrior', 'raven leader'] }],
  ])('BR-11.17 BR-5.6 is not offered %s', (_when, province, board) => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board,
      wolf: { upgrades: ['lokis-blessing'] },
    })
    game.does('wolf', `pillage ${province}`)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-5.16 its Warrior is an invasion that Frigga's Succor follows", () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['lokis-blessing', 'friggas-succor'] },
    })
    game.does('wolf', 'pillage gimle', 'accept', 'accept')
    expect(game.at('gimle')).toEqual(['raven leader', 'wolf warrior', 'wolf warrior'])
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
