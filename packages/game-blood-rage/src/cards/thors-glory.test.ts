import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Thor's Glory", () => {
  it('BR-6.17 pays 2 Glory once, however many enemy figures beyond one were destroyed', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        gimle: ['wolf leader', 'wolf warrior', 'raven 3 warriors'],
        horgr: ['serpent leader'],
      },
      wolf: { upgrades: ['thors-glory'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(5 + 3 + 2)
    expect(game.clan('raven').glory).toBe(0)
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.17 pays nothing for a single enemy figure, nor for its own dead', () => {
    const game = given({
      board: { gimle: ['wolf 2 warriors', 'raven warrior'] },
      wolf: { upgrades: ['thors-glory'], hand: ['tyrs-bash'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(5 + 3)
    const lost = given({
      board: { gimle: ['wolf 2 warriors', 'raven leader'] },
      wolf: { upgrades: ['thors-glory'] },
    })
    lost.does('wolf', 'pillage gimle')
    expect(lost.valhalla('wolf')).toHaveLength(2)
    expect(lost.clan('wolf').glory).toBe(0)
  })

  it('BR-6.17 pays a loser of the battle too, but nobody who stayed out of it', () => {
    const position = {
      clans: ['wolf', 'raven', 'serpent'],
      turn: 'raven',
      wolf: { upgrades: ['thors-glory'] },
    }
    const lost = given({
      ...position,
      board: { gimle: ['raven leader', 'wolf warrior', 'serpent 2 warriors'] },
    })
    lost.does('raven', 'pillage gimle')
    expect(lost.clan('wolf').glory).toBe(2)
    const away = given({
      ...position,
      board: { gimle: ['raven leader', 'serpent 2 warriors'], horgr: ['wolf warrior'] },
    })
    away.does('raven', 'pillage gimle')
    expect(away.clan('wolf').glory).toBe(0)
    expect(away.asks()).toEqual({ serpent: 'turn' })
  })

  it("BR-11.18 does not count a figure saved by Frigga's Protection", () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf leader', 'raven 2 warriors'] },
      wolf: { upgrades: ['thors-glory'] },
      raven: { rage: 1, upgrades: ['friggas-protection'] },
    })
    game.does('wolf', 'pillage gimle')
    game.does('raven', 'figure warrior gimle')
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.clan('wolf').glory).toBe(5 + 3)
  })
})
