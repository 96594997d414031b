import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('invading', () => {
  it.each([
    ['invade warrior gimle', 1],
    ['invade leader gimle', 0],
    ['invade ship gimle-myrkulor', 2],
  ])('BR-5.6 "%s" costs %i Rage', (action, cost) => {
    const game = given({ clans: ['wolf', 'raven', 'bear'], board: { gimle: ['bear warrior'] } })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', action)
    expect(game.clan('wolf').rage).toBe(6 - cost)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.6 needs a figure in the reserve and an empty village', () => {
    const game = given({
      board: { utgard: ['wolf leader', 'raven 2 warriors'] },
      wolf: { valhalla: ['ship'] },
    })
    expect(game.forbids('wolf', 'invade leader gimle')).toBe('BR-5.6')
    expect(game.forbids('wolf', 'invade ship gimle-myrkulor')).toBe('BR-5.6')
    expect(game.forbids('wolf', 'invade troll gimle')).toBe('BR-5.6')
    expect(game.forbids('wolf', 'invade warrior utgard')).toBe('BR-1.2')
    expect(game.forbids('wolf', 'invade warrior gimle')).toBeNull()
  })

  it('BR-5.6 never Yggdrasil; ships go into fjords and nobody else does', () => {
    const game = given({})
    expect(game.forbids('wolf', 'invade warrior yggdrasil')).toBe('BR-5.6')
    expect(game.forbids('wolf', 'invade ship gimle')).toBe('BR-5.6')
    expect(game.forbids('wolf', 'invade warrior gimle-myrkulor')).toBe('BR-5.6')
    const offered = game.legal('wolf').filter((action) => action.startsWith('invade'))
    expect(offered).toHaveLength(8 + 8 + 4)
  })

  it('BR-5.7 stops at the Horns; ships and monsters count, Valhalla does not', () => {
    const game = given({
      board: { gimle: ['wolf warrior', 'wolf troll'], 'gimle-myrkulor': ['wolf ship'] },
      wolf: { upgrades: ['troll'], valhalla: ['4 warriors'] },
    })
    game.does('wolf', 'invade warrior gimle')
    game.does('raven', 'pass')
    expect(game.forbids('wolf', 'invade leader gimle')).toBe('BR-5.7')
    expect(game.legal('wolf').some((action) => action.startsWith('invade'))).toBe(false)
  })

  it('BR-5.7 more Horns allow more figures', () => {
    const game = given({
      board: { gimle: ['wolf 4 warriors'] },
      wolf: { stats: { horns: 2 } },
    })
    game.does('wolf', 'invade leader horgr')
    game.does('raven', 'pass')
    expect(game.forbids('wolf', 'invade warrior horgr')).toBe('BR-5.7')
  })

  it('BR-5.10 BR-12.2 an upgrade replaces STR, and with it the cost', () => {
    const game = given({ age: 2, wolf: { upgrades: ['experts-in-arms'] } })
    game.does('wolf', 'invade warrior gimle')
    expect(game.clan('wolf').rage).toBe(4)
  })
})
