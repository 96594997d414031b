import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Sea Serpent', () => {
  it('BR-11.4 invades fjords only, for its STR of 3', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { 'gimle-myrkulor': ['raven ship'] },
      wolf: { upgrades: ['sea-serpent'] },
    })
    const raven = structuredClone(game.clan('raven'))
    expect(game.forbids('wolf', 'invade sea-serpent gimle')).toBe('BR-5.6')
    game.does('wolf', 'invade sea-serpent gimle-myrkulor')
    expect(game.at('gimle-myrkulor')).toEqual(['raven ship', 'wolf sea-serpent'])
    expect(game.clan('wolf').rage).toBe(3)
    expect(game.clan('raven')).toEqual(raven)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.11 BR-11.4 enters an open fjord free when it is played', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      destroyed: ['gimle', 'myrkulor', 'horgr'],
      wolf: { rage: 3, hand: ['sea-serpent'] },
    })
    game.does('wolf', 'upgrade sea-serpent')
    expect(game.legal('wolf')).toEqual([
      'place elvagar-angerboda',
      'place muspelheim-horgr',
      'place utgard-andlang',
      'decline',
    ])
    game.does('wolf', 'place muspelheim-horgr')
    expect(game.clan('wolf').rage).toBe(0)
  })

  it('BR-11.4 never moves: no march and no call to battle', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { 'gimle-myrkulor': ['wolf sea-serpent'], andlang: ['raven warrior'] },
      wolf: { upgrades: ['sea-serpent'] },
    })
    expect(game.forbids('wolf', 'march gimle-myrkulor gimle')).toBe('BR-5.8')
    game.does('wolf', 'pass')
    game.does('raven', 'pillage andlang')
    expect(game.state.pillaged.filter(Boolean)).toHaveLength(1)
    expect(game.at('gimle-myrkulor')).toEqual(['wolf sea-serpent'])
    expect(game.asks()).toEqual({ serpent: 'turn' })
  })

  it.each(['gimle', 'myrkulor'])('BR-11.4 BR-8.4 supports %s with STR 3', (province) => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent'],
      board: { 'gimle-myrkulor': ['wolf sea-serpent'], [province]: ['raven 2 warriors'] },
      wolf: { upgrades: ['sea-serpent'] },
    })
    game.does('wolf', `pillage ${province}`)
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 3,
      bonus: 0,
      total: 3,
    })
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
  })
})
