import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Thor's Conquest", () => {
  it('BR-10.3 pays 3 Glory at the end for each own figure on the board, in fjords too', () => {
    const game = given({
      age: 3,
      phase: 'release',
      board: {
        gimle: ['wolf leader', 'raven 2 warriors'],
        yggdrasil: ['wolf troll'],
        'gimle-myrkulor': ['wolf ship'],
      },
      wolf: { glory: 20, upgrades: ['thors-conquest', 'troll'], valhalla: ['2 warriors'] },
      raven: { glory: 7 },
    })
    expect(game.clan('wolf').glory).toBe(20 + 3 * 3)
    expect(game.clan('raven').glory).toBe(7)
    expect(game.state.over).toBe(true)
    expect(game.asks()).toEqual({})
  })

  it('BR-9.1 BR-10.3 pays nothing for figures that the last Ragnarök has taken', () => {
    const game = given({
      age: 3,
      phase: 'ragnarok',
      dooms: ['horgr', 'utgard', 'gimle'],
      board: { gimle: ['wolf 2 warriors'], elvagar: ['wolf warrior'] },
      wolf: { upgrades: ['thors-conquest'] },
    })
    expect(game.clan('wolf').glory).toBe(2 * 4 + 3)
  })

  it('BR-10.3 pays on top of the legends', () => {
    const game = given({
      age: 3,
      phase: 'release',
      board: { gimle: ['wolf warrior'] },
      wolf: { upgrades: ['thors-conquest'], stats: { rage: 4, axes: 6 } },
    })
    expect(game.clan('wolf').glory).toBe(10 + 20 + 3)
  })

  it('BR-5.9 BR-10.3 costs 3 Rage and pays nothing before the end', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf leader'] },
      wolf: { rage: 3, hand: ['thors-conquest'] },
    })
    game.does('wolf', 'upgrade thors-conquest')
    expect(game.clan('wolf')).toMatchObject({ rage: 0, glory: 0 })
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
