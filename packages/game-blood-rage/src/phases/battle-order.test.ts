import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('order inside a battle', () => {
  it('BR-6.13 texts act clockwise from the pillager, whoever sits first', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven'],
      turn: 'raven',
      board: { gimle: ['wolf 2 warriors', 'raven 2 warriors'] },
      wolf: { hand: ['odins-smite'] },
      raven: { hand: ['odins-tide'] },
    })
    game.does('raven', 'pillage gimle')
    const deaths = game.events.filter((event) => event.type === 'destroyed')
    expect(deaths.map(({ clan }) => clan)).toEqual(['raven', 'wolf', 'raven'])
    expect(game.at('gimle')).toEqual(['wolf warrior'])
  })

  it('BR-6.17 theft, recovery, destruction, reward, Axes, wins, deaths, Blessing', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: {
        gimle: ['wolf leader', 'wolf valkyrie', 'raven warrior'],
        'gimle-myrkulor': ['raven ship'],
        horgr: ['bear leader'],
      },
      tokens: { gimle: 'axes' },
      wolf: {
        glory: 4,
        upgrades: ['valkyrie', 'tyrs-prowess', 'lord-of-axes', 'thors-glory'],
        hand: ['thors-ascension'],
      },
      raven: { upgrades: ['lokis-blessing', 'lokis-dragons'], hand: ['lokis-backstab'] },
      bear: { glory: 6 },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'recover-card' })
    expect([game.clan('wolf').glory, game.clan('raven').glory]).toEqual([2, 2])
    expect(game.at('gimle-myrkulor')).toEqual(['raven ship'])
    game.does('wolf', 'card thors-ascension')
    expect(game.asks()).toEqual({ wolf: 'raise-stat' })
    expect(game.valhalla('raven')).toEqual(['warrior', 'ship'])
    expect(game.clan('wolf').steps).toEqual([1, 2, 1])
    game.does('wolf', 'stat axes')
    expect(game.asks()).toEqual({ raven: 'extra-warrior' })
    expect(game.clan('wolf').glory).toBe(2 + 5 + 3 + 2 + 2 * 2)
    expect(game.clan('wolf').rage).toBe(6 - 1 + 3)
    expect(game.clan('raven').glory).toBe(2 + 4)
    game.does('raven', 'accept')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf leader', 'wolf valkyrie'])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.17 the Leader moves on with Lord of Hammers when all else is done', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { upgrades: ['lord-of-hammers'], hand: ['friggas-grace'] },
      raven: { upgrades: ['lokis-blessing'] },
    })
    game.does('wolf', 'pillage gimle', 'stat rage')
    game.does('raven', 'accept')
    expect(game.asks()).toEqual({ wolf: 'move-leader' })
    game.does('wolf', 'place andlang')
    expect(game.at('andlang')).toEqual(['wolf leader'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.18 after a tie nobody takes anything', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'raven leader', 'bear warrior'] },
      wolf: { glory: 5, rage: 5 },
      raven: { hand: ['lokis-trickery'] },
      bear: { hand: ['lokis-backstab'] },
    })
    game.does('wolf', 'pillage gimle')
    expect([game.clan('wolf').glory, game.clan('wolf').rage]).toEqual([5, 5])
    expect([game.clan('raven').rage, game.clan('bear').glory]).toEqual([6, 0])
  })

  it('BR-6.23 a Valkyrie that fell before totals has taken part all the same', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'wolf valkyrie', 'raven 2 warriors'] },
      tokens: { gimle: 'rage' },
      wolf: { upgrades: ['valkyrie'] },
      raven: { hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage gimle', 'figure leader gimle')
    expect(game.valhalla('wolf')).toEqual(['valkyrie'])
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('wolf').glory).toBe(3 + 2 * 2)
    const away = given({
      age: 2,
      board: { gimle: ['wolf leader', 'raven warrior'], horgr: ['wolf valkyrie'] },
      tokens: { gimle: 'rage' },
      wolf: { upgrades: ['valkyrie'] },
    })
    away.does('wolf', 'pillage gimle')
    expect(away.clan('wolf').glory).toBe(3)
  })

  it('BR-6.23 Frost Giant and Lords must still stand there for the reward', () => {
    const game = given({
      age: 3,
      board: { gimle: ['wolf leader', 'wolf frost-giant', 'raven warrior'] },
      tokens: { gimle: 'rage' },
      wolf: { upgrades: ['frost-giant', 'lord-of-spears'], hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage gimle', 'figure frost-giant gimle')
    expect(game.clan('wolf').steps).toEqual([3, 1, 1])
    const lord = given({
      age: 3,
      board: { gimle: ['wolf leader', 'wolf frost-giant', 'raven warrior'] },
      tokens: { gimle: 'rage' },
      wolf: { upgrades: ['frost-giant', 'lord-of-spears'], hand: ['odins-tide'] },
    })
    lord.does('wolf', 'pillage gimle', 'figure leader gimle')
    expect(lord.clan('wolf').steps).toEqual([3, 2, 2])
  })
})
