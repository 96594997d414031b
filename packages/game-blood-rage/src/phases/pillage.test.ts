import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('pillaging', () => {
  it('BR-5.14 costs nothing and needs a figure in the province or its fjord', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { 'gimle-myrkulor': ['wolf ship'], horgr: ['bear warrior'] },
      pillaged: ['myrkulor'],
      bear: { glory: 3 },
    })
    const bear = structuredClone(game.clan('bear'))
    expect(game.forbids('wolf', 'pillage horgr')).toBe('BR-5.14')
    expect(game.forbids('wolf', 'pillage myrkulor')).toBe('BR-5.14')
    expect(game.forbids('wolf', 'pillage gimle-myrkulor')).toBe('BR-5.14')
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.2 without an enemy there is a reward, but no Glory for a battle', () => {
    const game = given({
      board: { elvagar: ['wolf warrior'] },
      tokens: { elvagar: 'axes' },
      wolf: { hand: ['tyrs-bash', 'tyrs-smash'] },
    })
    game.does('wolf', 'pillage elvagar')
    expect(game.clan('wolf').glory).toBe(0)
    expect(game.clan('wolf').steps).toEqual([1, 2, 1])
    expect(game.clan('wolf').hand).toHaveLength(2)
    expect(game.events.some((event) => event.type === 'battle-began')).toBe(false)
  })

  it('BR-6.2 an enemy ship in the fjord is an enemy', () => {
    const game = given({
      board: { gimle: ['wolf warrior'], 'gimle-myrkulor': ['raven ship'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('raven').glory).toBe(3)
  })

  it.each([
    ['rage', [2, 1, 1], 0],
    ['axes', [1, 2, 1], 0],
    ['horns', [1, 1, 2], 0],
    ['glory', [1, 1, 1], 5],
  ])('BR-6.12 a %s token pays stats %j and %i Glory', (token, steps, glory) => {
    const game = given({ board: { gimle: ['wolf warrior'] }, tokens: { gimle: token } })
    game.does('wolf', 'pillage gimle')
    const { rage } = game.clan('wolf')
    expect([game.clan('wolf').steps, game.clan('wolf').glory, rage]).toEqual([steps, glory, 6])
  })

  it('BR-6.12 Yggdrasil raises all three stats', () => {
    const game = given({ board: { yggdrasil: ['wolf warrior'] } })
    game.does('wolf', 'pillage yggdrasil')
    expect(game.clan('wolf').steps).toEqual([2, 2, 2])
    expect(game.clan('wolf').rage).toBe(6)
  })

  it('BR-6.10 a pillaged province is closed to pillage for the age, by anybody', () => {
    const game = given({ board: { gimle: ['wolf warrior'], 'gimle-myrkulor': ['raven ship'] } })
    game.does('wolf', 'pillage gimle')
    expect(game.forbids('raven', 'pillage gimle')).toBeNull()
    game.does('raven', 'pillage gimle')
    expect(game.clan('raven').glory).toBe(3 + 5)
    game.does('wolf', 'invade leader gimle')
    game.does('raven', 'pass')
    expect(game.forbids('wolf', 'pillage gimle')).toBe('BR-5.14')
  })
})

describe('the call to battle', () => {
  it('BR-6.1 goes round from the pillager’s left, the pillager last, as long as somebody moves', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: {
        angerboda: ['wolf warrior'],
        elvagar: ['wolf 2 warriors'],
        muspelheim: ['raven 2 warriors'],
        yggdrasil: ['bear leader'],
      },
    })
    game.does('wolf', 'pillage angerboda')
    expect(game.asks()).toEqual({ raven: 'call-to-battle' })
    game.does('raven', 'decline')
    game.does('bear', 'decline')
    game.does('wolf', 'figure warrior elvagar')
    game.does('raven', 'figure warrior muspelheim')
    expect(game.asks()).toEqual({ bear: 'call-to-battle' })
    game.does('bear', 'decline')
    game.does('wolf', 'decline')
    expect(game.asks()).toEqual({ raven: 'call-to-battle' })
    game.does('raven', 'decline')
    expect(game.at('elvagar')).toEqual(['wolf warrior'])
    expect(game.at('yggdrasil')).toEqual(['bear leader'])
    expect(game.at('angerboda')).toEqual(['wolf warrior', 'wolf warrior'])
    expect(game.valhalla('raven')).toEqual(['warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.1 is over at once when the villages are full', () => {
    const game = given({
      board: { utgard: ['wolf 2 warriors'], horgr: ['raven 2 warriors'], andlang: ['wolf leader'] },
    })
    game.does('wolf', 'pillage utgard')
    game.does('raven', 'figure warrior horgr')
    expect(game.at('horgr')).toEqual(['raven warrior'])
    expect(game.at('andlang')).toEqual(['wolf leader'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.1 takes land figures from adjacent provinces only', () => {
    const game = given({
      board: {
        gimle: ['wolf warrior'],
        andlang: ['raven warrior'],
        horgr: ['raven leader'],
        'utgard-andlang': ['raven ship'],
      },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.legal('raven')).toEqual(['figure warrior andlang', 'decline'])
    expect(game.forbids('raven', 'figure leader horgr')).toBe('BR-6.1')
    expect(game.forbids('raven', 'figure ship utgard-andlang')).toBe('BR-6.1')
  })

  it('BR-6.1 brings any number to Yggdrasil', () => {
    const game = given({
      board: { yggdrasil: ['wolf leader'], gimle: ['raven 4 warriors'] },
    })
    game.does('wolf', 'pillage yggdrasil')
    for (let count = 0; count < 4; count++) game.does('raven', 'figure warrior gimle')
    expect(game.clan('raven').glory).toBe(3)
    expect(game.at('yggdrasil')).toHaveLength(4)
  })

  it('BR-6.24 passes over a clan without a figure that could move', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: {
        gimle: ['wolf warrior'],
        horgr: ['raven warrior'],
        'gimle-myrkulor': ['raven ship'],
        andlang: ['bear warrior'],
      },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ bear: 'call-to-battle' })
    game.does('bear', 'decline')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
