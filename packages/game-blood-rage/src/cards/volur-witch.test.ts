import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

const CLANS = ['wolf', 'raven', 'serpent']

describe('Völur Witch', () => {
  it('BR-11.18 flees to Yggdrasil from a lost battle and does not count as destroyed', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: {
        gimle: ['wolf volur-witch', 'wolf warrior', 'raven valkyrie', 'raven leader'],
        horgr: ['serpent leader'],
      },
      turn: 'raven',
      wolf: { upgrades: ['volur-witch'] },
      raven: { upgrades: ['valkyrie'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('raven', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'save-figure' })
    expect(game.legal('wolf')).toEqual(['flee', 'decline'])
    game.does('wolf', 'flee')
    expect(game.at('yggdrasil')).toEqual(['wolf volur-witch'])
    expect(game.valhalla('wolf')).toEqual(['warrior'])
    expect(game.clan('raven').glory).toBe(5 + 3 + 2)
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ serpent: 'turn' })
  })

  it('BR-6.9 is destroyed if her owner declines, and in Yggdrasil without being asked', () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf volur-witch', 'raven leader', 'raven warrior'] },
      wolf: { upgrades: ['volur-witch'] },
    })
    game.does('wolf', 'pillage gimle', 'decline')
    expect(game.valhalla('wolf')).toEqual(['volur-witch'])
    const inside = given({
      age: 3,
      clans: CLANS,
      board: { yggdrasil: ['wolf volur-witch', 'raven leader', 'raven warrior'] },
      wolf: { upgrades: ['volur-witch'] },
    })
    inside.does('wolf', 'pillage yggdrasil')
    expect(inside.valhalla('wolf')).toEqual(['volur-witch'])
    expect(inside.asks()).toEqual({ raven: 'turn' })
  })

  it.each([
    ['flee', 4, ['wolf volur-witch']],
    ['decline', 8, []],
  ])('BR-9.3 may escape Ragnarök, without its Glory: %s', (answer, glory, yggdrasil) => {
    const game = given({
      age: 3,
      clans: CLANS,
      phase: 'ragnarok',
      dooms: ['horgr', 'utgard', 'gimle'],
      board: { gimle: ['wolf volur-witch', 'wolf warrior', 'raven warrior'] },
      wolf: { rage: 6, upgrades: ['volur-witch', 'friggas-protection'] },
    })
    expect(game.legal('wolf')).toEqual(['flee', 'decline'])
    game.does('wolf', answer)
    expect(game.clan('wolf').glory).toBe(glory)
    expect(game.clan('raven').glory).toBe(4)
    expect(game.at('yggdrasil')).toEqual(yggdrasil)
  })

  it("BR-6.15 fled from Odin's Tide, she fights no longer", () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf volur-witch', 'wolf leader', 'raven leader'] },
      wolf: { upgrades: ['volur-witch'] },
      raven: { hand: ['odins-tide'] },
    })
    game.does('wolf', 'pillage gimle', 'figure leader gimle', 'flee')
    expect(game.events).toContainEqual({
      type: 'total',
      clan: 'wolf',
      strength: 3,
      bonus: 0,
      total: 3,
    })
    expect(game.valhalla('wolf')).toEqual(['leader'])
    expect(game.at('yggdrasil')).toEqual(['wolf volur-witch'])
  })

  it("BR-11.8 may be kept where she is instead by Frigga's Protection", () => {
    const game = given({
      age: 3,
      clans: CLANS,
      board: { gimle: ['wolf volur-witch', 'raven leader', 'raven warrior'] },
      wolf: { rage: 1, upgrades: ['volur-witch', 'friggas-protection'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.legal('wolf')).toEqual(['figure volur-witch gimle', 'flee', 'decline'])
    game.does('wolf', 'figure volur-witch gimle')
    expect(game.at('gimle')).toEqual(['raven leader', 'raven warrior', 'wolf volur-witch'])
    expect(game.clan('wolf').rage).toBe(0)
  })
})
