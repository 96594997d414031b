import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const CLANS = ['wolf', 'raven', 'serpent', 'bear']

describe("Thor's Domain", () => {
  it('BR-11.6 lets the invader pillage the province at once for 2 Rage', () => {
    const game = given({
      age: 2,
      clans: CLANS,
      board: { gimle: ['raven warrior'], horgr: ['bear leader'] },
      wolf: { rage: 6, upgrades: ['thors-domain'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'invade leader gimle')
    expect(game.asks()).toEqual({ wolf: 'instant-pillage' })
    game.does('wolf', 'accept')
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.clan('wolf')).toMatchObject({ rage: 4, glory: 5 + 3 })
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it.each([
    ['a fjord', 'invade ship gimle-myrkulor', {}, 6],
    ['a province already pillaged', 'invade leader gimle', { pillaged: ['gimle'] }, 6],
    ['an invasion that leaves less than 2 Rage', 'invade warrior gimle', {}, 2],
  ])('BR-11.6 BR-11.16 is not offered for %s', (_what, action, more, rage) => {
    const game = given({
      age: 2,
      clans: CLANS,
      ...more,
      wolf: { rage, upgrades: ['thors-domain'] },
    })
    game.does('wolf', action)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-11.16 is offered once, after the Warrior of Frigga's Succor has come", () => {
    const game = given({
      age: 2,
      clans: CLANS,
      wolf: { upgrades: ['thors-domain', 'friggas-succor'] },
    })
    game.does('wolf', 'invade leader gimle')
    expect(game.asks()).toEqual({ wolf: 'extra-warrior' })
    game.does('wolf', 'accept')
    expect(game.asks()).toEqual({ wolf: 'instant-pillage' })
    expect(game.at('gimle')).toEqual(['wolf leader', 'wolf warrior'])
    game.does('wolf', 'decline')
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it("BR-5.16 BR-11.16 follows the Warrior of Loki's Blessing, in its owner's own turn only", () => {
    const position = {
      age: 2,
      clans: CLANS,
      board: { gimle: ['wolf warrior', 'raven warrior'] },
      wolf: { upgrades: ['thors-domain', 'lokis-blessing'] },
    }
    const own = given(position)
    own.does('wolf', 'pillage gimle', 'accept')
    expect(own.asks()).toEqual({ wolf: 'instant-pillage' })
    own.does('wolf', 'accept')
    expect(own.clan('wolf')).toMatchObject({ rage: 4, glory: 5 })
    expect(own.asks()).toEqual({ raven: 'turn' })
    const other = given({ ...position, turn: 'raven' })
    other.does('raven', 'pillage gimle')
    other.does('wolf', 'accept')
    expect(other.at('gimle')).toEqual(['wolf warrior'])
    expect(other.asks()).toEqual({ serpent: 'turn' })
  })

  it("BR-6.10 the lost pillage has failed before the Warrior of Loki's Blessing pillages", () => {
    const game = given({
      age: 2,
      clans: CLANS,
      board: { gimle: ['wolf warrior', 'raven warrior'] },
      wolf: { upgrades: ['thors-domain', 'lokis-blessing'] },
    })
    game.does('wolf', 'pillage gimle')
    game.does('wolf', 'accept', 'accept')
    const told = game.events.map(({ type }) => type).filter((type) => type.startsWith('pillage'))
    expect(told).toEqual(['pillage-began', 'pillage-failed', 'pillage-began', 'pillaged'])
    expect(game.clan('wolf').rage).toBe(4)
    expect(game.at('gimle')).toEqual(['wolf warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.16 follows the free invasion of an upgrade, into Yggdrasil too', () => {
    const game = given({
      age: 2,
      clans: CLANS,
      wolf: { rage: 3, upgrades: ['thors-domain'], hand: ['dark-elf'] },
    })
    game.does('wolf', 'upgrade dark-elf', 'place yggdrasil', 'accept')
    expect(game.clan('wolf')).toMatchObject({ rage: 0, steps: [2, 2, 2] })
  })
})
