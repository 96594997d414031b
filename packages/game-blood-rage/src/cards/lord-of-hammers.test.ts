import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Lord of Hammers', () => {
  it('BR-11.12 moves the Leader on to an adjacent province with room after a successful pillage', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { gimle: ['wolf leader'], myrkulor: ['serpent 3 warriors'], horgr: ['raven leader'] },
      wolf: { upgrades: ['lord-of-hammers'] },
    })
    game.does('wolf', 'pillage gimle')
    game.does('serpent', 'decline')
    expect(game.asks()).toEqual({ wolf: 'move-leader' })
    expect(game.legal('wolf')).toEqual(['place yggdrasil', 'place andlang', 'decline'])
    game.does('wolf', 'place andlang')
    expect(game.at('andlang')).toEqual(['wolf leader'])
    expect(game.at('gimle')).toEqual([])
    expect(game.at('myrkulor')).toHaveLength(3)
    expect(game.clan('wolf')).toMatchObject({ glory: 5, rage: 6 })
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.12 is not offered when the pillage fails', () => {
    const game = given({
      board: { gimle: ['wolf leader', 'raven leader', 'raven warrior'] },
      wolf: { upgrades: ['lord-of-hammers'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.valhalla('wolf')).toEqual(['leader'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.23 is not offered when the Leader stands elsewhere', () => {
    const game = given({
      board: { gimle: ['wolf warrior'], andlang: ['wolf leader'] },
      wolf: { upgrades: ['lord-of-hammers'] },
    })
    game.does('wolf', 'pillage gimle', 'decline')
    expect(game.at('andlang')).toEqual(['wolf leader'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.12 is not offered where no neighbour has room', () => {
    const game = given({
      age: 3,
      destroyed: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'andlang', 'gimle'],
      board: { yggdrasil: ['wolf leader'], utgard: ['raven 3 warriors'] },
      wolf: { upgrades: ['lord-of-hammers'] },
      raven: { rage: 0 },
    })
    game.does('wolf', 'pillage yggdrasil')
    game.does('raven', 'decline')
    expect(game.at('yggdrasil')).toEqual(['wolf leader'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-11.12 is offered for a single neighbour with room', () => {
    const game = given({
      age: 3,
      destroyed: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'horgr', 'andlang', 'utgard'],
      board: { yggdrasil: ['wolf leader'], gimle: ['raven 4 warriors'] },
      wolf: { upgrades: ['lord-of-hammers'] },
    })
    game.does('wolf', 'pillage yggdrasil')
    game.does('raven', 'decline')
    expect(game.legal('wolf')).toEqual(['place gimle', 'decline'])
  })

  it("BR-6.17 comes after Loki's Blessing", () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['lord-of-hammers'] },
      raven: { upgrades: ['lokis-blessing'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ raven: 'extra-warrior' })
    game.does('raven', 'accept')
    expect(game.asks()).toEqual({ wolf: 'move-leader' })
    game.does('wolf', 'decline')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf leader'])
  })

  it('BR-5.10 brings the Leader in for no Rage when it is played', () => {
    const game = given({ wolf: { rage: 3, hand: ['lord-of-hammers'] } })
    game.does('wolf', 'upgrade lord-of-hammers', 'place gimle')
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.at('gimle')).toEqual(['wolf leader'])
  })
})
