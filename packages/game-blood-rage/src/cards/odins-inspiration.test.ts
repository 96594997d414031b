import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Odin's Inspiration", () => {
  it('BR-11.14 doubles what Ragnarök pays its owner, and nobody else', () => {
    const game = given({
      age: 2,
      phase: 'ragnarok',
      dooms: ['horgr', 'gimle', 'utgard'],
      board: {
        gimle: ['wolf 2 warriors', 'raven 2 warriors'],
        'gimle-myrkulor': ['wolf ship'],
        utgard: ['wolf warrior'],
      },
      wolf: { upgrades: ['odins-inspiration'] },
    })
    expect(game.clan('wolf').glory).toBe(3 * 2 * 3)
    expect(game.clan('raven').glory).toBe(2 * 3)
    expect(game.at('utgard')).toEqual(['wolf warrior'])
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-11.14 doubles 4 to 8 in age 3', () => {
    const game = given({
      age: 3,
      phase: 'ragnarok',
      dooms: ['horgr', 'utgard', 'gimle'],
      board: { gimle: ['wolf leader', 'raven leader'] },
      wolf: { upgrades: ['odins-inspiration'] },
    })
    expect(game.clan('wolf').glory).toBe(8)
    expect(game.clan('raven').glory).toBe(4)
    expect(game.state.over).toBe(true)
  })

  it('BR-11.14 doubles neither the Dragons nor a pillage nor a battle', () => {
    const doomed = given({
      age: 2,
      phase: 'ragnarok',
      dooms: ['horgr', 'gimle', 'utgard'],
      board: { 'gimle-myrkulor': ['wolf ship'] },
      wolf: { upgrades: ['odins-inspiration', 'fire-dragons'] },
    })
    expect(doomed.clan('wolf').glory).toBe(6 + 8)
    const game = given({
      age: 2,
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['odins-inspiration'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(5 + 3)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
