import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('marching', () => {
  it('BR-5.8 costs 1 Rage for any number of figures, adjacent or not', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: {
        gimle: ['wolf 2 warriors', 'wolf leader', 'raven warrior'],
        horgr: ['bear warrior'],
      },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'march gimle horgr', 'figure warrior gimle', 'figure leader gimle', 'decline')
    expect(game.at('gimle')).toEqual(['raven warrior', 'wolf warrior'])
    expect(game.at('horgr')).toEqual(['bear warrior', 'wolf leader', 'wolf warrior'])
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.8 the only figure goes without asking; into and out of Yggdrasil too', () => {
    const game = given({ board: { yggdrasil: ['wolf leader'], gimle: ['raven warrior'] } })
    game.does('wolf', 'march yggdrasil utgard')
    expect(game.at('utgard')).toEqual(['wolf leader'])
    game.does('raven', 'march gimle yggdrasil')
    expect(game.at('yggdrasil')).toEqual(['raven warrior'])
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.8 at least one figure marches, and only out of the province named', () => {
    const game = given({ board: { gimle: ['wolf 2 warriors'], horgr: ['wolf leader'] } })
    game.does('wolf', 'march gimle utgard')
    expect(game.forbids('wolf', 'decline')).toBe('BR-5.8')
    expect(game.forbids('wolf', 'figure leader horgr')).toBe('BR-5.8')
    expect(game.legal('wolf')).toEqual(['figure warrior gimle'])
  })

  it('BR-5.8 ships never move, and nobody marches into or out of a fjord', () => {
    const game = given({
      board: { 'gimle-myrkulor': ['wolf ship'], gimle: ['wolf warrior'] },
    })
    expect(game.forbids('wolf', 'march gimle-myrkulor horgr')).toBe('BR-5.8')
    expect(game.forbids('wolf', 'march gimle muspelheim-horgr')).toBe('BR-5.8')
    expect(game.forbids('wolf', 'march horgr gimle')).toBe('BR-5.8')
    expect(game.forbids('wolf', 'march gimle gimle')).toBe('BR-5.8')
  })

  it('BR-5.8 needs an empty village; Horns do not matter', () => {
    const game = given({
      board: { utgard: ['raven 3 warriors'], gimle: ['wolf 4 warriors'] },
    })
    expect(game.forbids('wolf', 'march gimle utgard')).toBe('BR-1.2')
    expect(game.forbids('wolf', 'march gimle horgr')).toBeNull()
  })

  it('BR-11.5 a march is no invasion: the Troll does nothing', () => {
    const game = given({
      board: { gimle: ['wolf troll'], utgard: ['raven 2 warriors'] },
      wolf: { upgrades: ['troll'] },
    })
    game.does('wolf', 'march gimle utgard')
    expect(game.at('utgard')).toEqual(['raven warrior', 'raven warrior', 'wolf troll'])
  })
})
