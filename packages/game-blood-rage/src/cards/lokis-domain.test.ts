import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe("Loki's Domain", () => {
  it('BR-11.15 pays its owner 1 Glory for each own figure released', () => {
    const game = given({
      phase: 'release',
      board: { horgr: ['wolf warrior'] },
      wolf: { glory: 10, upgrades: ['lokis-domain'], valhalla: ['2 warriors', 'leader'] },
      raven: { glory: 4, valhalla: ['3 warriors', 'ship'] },
    })
    expect(game.clan('wolf').glory).toBe(13)
    expect(game.clan('raven').glory).toBe(4)
    expect(game.valhalla('wolf')).toEqual([])
    expect(game.valhalla('raven')).toEqual([])
    expect(game.at('horgr')).toEqual(['wolf warrior'])
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })

  it('BR-11.15 counts a monster and figures that Ragnarök has just sent there', () => {
    const game = given({
      phase: 'ragnarok',
      dooms: ['gimle', 'horgr', 'utgard'],
      board: { gimle: ['wolf leader', 'raven leader'] },
      wolf: { upgrades: ['lokis-domain', 'troll'], valhalla: ['troll'] },
    })
    expect(game.clan('wolf').glory).toBe(2 + 2)
    expect(game.clan('raven').glory).toBe(2)
  })

  it('BR-5.9 costs 1 and pays nothing with an empty Valhalla', () => {
    const game = given({ wolf: { rage: 1, hand: ['lokis-domain'] }, raven: { rage: 1 } })
    game.does('wolf', 'upgrade lokis-domain')
    expect(game.clan('wolf').rage).toBe(0)
    game.does('raven', 'pass')
    expect(game.state.age).toBe(2)
    expect(game.clan('wolf').glory).toBe(0)
  })
})
