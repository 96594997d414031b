import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('Dark Elf', () => {
  it('BR-11.1 alone may invade Yggdrasil, for 1 Rage', () => {
    const game = given({
      age: 2,
      board: { yggdrasil: ['raven warrior'] },
      wolf: { upgrades: ['dark-elf'] },
    })
    const raven = structuredClone(game.clan('raven'))
    expect(game.forbids('wolf', 'invade leader yggdrasil')).toBe('BR-5.6')
    game.does('wolf', 'invade dark-elf yggdrasil')
    expect(game.at('yggdrasil')).toEqual(['raven warrior', 'wolf dark-elf'])
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.clan('raven')).toEqual(raven)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.11 BR-11.1 may use its free invasion for Yggdrasil', () => {
    const game = given({ age: 2, wolf: { rage: 1, hand: ['dark-elf'] } })
    game.does('wolf', 'upgrade dark-elf', 'place yggdrasil')
    expect(game.at('yggdrasil')).toEqual(['wolf dark-elf'])
    expect(game.clan('wolf').rage).toBe(0)
  })

  it.each([
    ['yggdrasil', 3],
    ['gimle', 1],
  ])('BR-11.1 counts in %s STR %i', (province, strength) => {
    const game = given({
      age: 2,
      board: { [province]: ['wolf dark-elf', 'raven leader'] },
      wolf: { upgrades: ['dark-elf'] },
    })
    game.does('wolf', `pillage ${province}`)
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength,
      bonus: 0,
      total: strength,
    })
  })

  it('BR-11.1 counts 3 after a march into Yggdrasil, and 1 again after leaving it', () => {
    const game = given({
      age: 2,
      board: {
        gimle: ['wolf dark-elf'],
        yggdrasil: ['raven 2 warriors'],
        horgr: ['raven warrior'],
      },
      wolf: { upgrades: ['dark-elf'] },
      raven: { rage: 0 },
    })
    game.does('wolf', 'march gimle yggdrasil', 'pillage yggdrasil')
    game.does('raven', 'decline')
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    game.does('wolf', 'march yggdrasil horgr', 'pillage horgr')
    expect(game.events).toContainEqual({ type: 'battle-tied', place: 'horgr' })
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })
})
