import { describe, expect, it } from 'vitest'
import { placeOf } from '../map.ts'
import { outcome } from '../outcome.ts'
import { figuresOf } from '../position/words.ts'
import { given } from '../testing/given.ts'

describe('an age', () => {
  it('BR-3.1 has six phases in order, and the game has three ages', () => {
    const game = given({ phase: 'draft', firstGame: true })
    for (let age = 1; age <= 3; age++) {
      while (Object.values(game.asks()).includes('draft')) {
        const [clan = ''] = Object.keys(game.asks())
        game.does(clan, game.legal(clan)[0] ?? '')
      }
      for (let turns = 0; turns < 2; turns++) {
        const [clan = ''] = Object.keys(game.asks())
        game.does(clan, 'pass')
      }
      while (Object.values(game.asks()).includes('discard')) {
        game.does(Object.keys(game.asks())[0] ?? '', 'decline')
      }
    }
    const phases = game.events.filter((event) => event.type === 'phase-began')
    const later = ['discard', 'quest', 'ragnarok', 'release']
    expect(phases.map(({ phase }) => phase)).toEqual([
      ...later,
      'draft',
      'action',
      ...later,
      'draft',
      'action',
      ...later,
    ])
    const ages = game.events.filter(({ type }) => type === 'age-began' || type === 'age-ended')
    expect(ages.map((event) => event.type)).toEqual([
      'age-ended',
      'age-began',
      'age-ended',
      'age-began',
      'age-ended',
    ])
    expect(game.state.over).toBe(true)
    expect(game.asks()).toEqual({})
  })

  it('BR-10.1 Valhalla empties into the reserves; the board stays as it is', () => {
    const game = given({
      phase: 'release',
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf warrior', 'raven leader'] },
      wolf: { upgrades: ['troll'], valhalla: ['3 warriors', 'leader', 'troll'] },
      bear: { valhalla: ['ship'] },
    })
    expect(game.valhalla('wolf')).toEqual([])
    const reserve = figuresOf(game.clan('wolf'), placeOf('reserve'))
    expect(reserve).toHaveLength(7 + 3)
    expect(reserve).toContain('troll')
    expect(figuresOf(game.clan('bear'), placeOf('reserve'))).toContain('ship')
    expect(game.at('gimle')).toEqual(['raven leader', 'wolf warrior'])
    expect(['wolf', 'raven', 'bear'].map((clan) => game.clan(clan).glory)).toEqual([0, 0, 0])
  })

  it('BR-10.1 only of those is told that they come back who have somebody in Valhalla', () => {
    const game = given({ phase: 'discard', raven: { hand: ['troll'], valhalla: ['2 warriors'] } })
    game.does('raven', 'decline')
    const released = game.events.filter((event) => event.type === 'released')
    expect(released).toEqual([{ type: 'released', clan: 'raven', count: 2 }])
  })

  it('BR-10.2 tokens turn back in their places, and the first-player token goes left', () => {
    const tokens = { gimle: 'axes', horgr: 'glory' }
    const game = given({
      phase: 'release',
      clans: ['wolf', 'raven', 'bear'],
      first: 'bear',
      tokens,
      pillaged: ['gimle', 'horgr', 'yggdrasil'],
    })
    expect(game.state.pillaged.includes(true)).toBe(false)
    expect(game.state.tokens[placeOf('gimle')]).toBe('axes')
    expect(game.state.tokens[placeOf('horgr')]).toBe('glory')
    expect(game.state.first).toBe(0)
    expect(game.state.age).toBe(2)
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft', bear: 'draft' })
  })
})

describe('the end of the game', () => {
  it('BR-10.3 stats pay 10 on steps 4 and 5 and 20 on step 6, and the most Glory wins', () => {
    const game = given({
      age: 3,
      phase: 'release',
      clans: ['wolf', 'raven', 'bear'],
      wolf: { glory: 1, stats: { rage: 4, axes: 5, horns: 6 } },
      raven: { glory: 30, stats: { rage: 3 } },
      bear: { glory: 40 },
    })
    expect(outcome(game.state)).toEqual({ scores: [41, 30, 40], winners: [0] })
    expect(game.asks()).toEqual({})
  })

  it('BR-10.3 Thor’s Conquest pays 3 for each figure on the board', () => {
    const game = given({
      age: 3,
      phase: 'release',
      board: { gimle: ['wolf 2 warriors'], 'gimle-myrkulor': ['wolf ship'] },
      wolf: { upgrades: ['thors-conquest'], valhalla: ['leader'] },
    })
    expect(game.clan('wolf').glory).toBe(9)
  })

  it('BR-10.3 clans tied for the most share the victory', () => {
    const game = given({
      age: 3,
      phase: 'release',
      clans: ['wolf', 'raven', 'bear'],
      wolf: { glory: 10 },
      bear: { stats: { horns: 5 } },
    })
    expect(outcome(game.state)?.winners).toEqual([0, 2])
  })

  it('BR-10.4 Glory rises without limit', () => {
    const game = given({
      board: { gimle: ['wolf warrior'] },
      tokens: { gimle: 'glory' },
      wolf: { glory: 98 },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('wolf').glory).toBe(103)
  })
})
