import { describe, expect, it } from 'vitest'
import { placeOf } from '../map.ts'
import { given } from '../testing/given.ts'

describe('Ragnarök', () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('BR-9.1 in age %i pays %i Glory for each figure, monsters and ships too', (age, each) => {
    const dooms = ['horgr', 'utgard', 'elvagar']
    dooms.splice(age - 1, 1, 'gimle')
    const game = given({
      age,
      phase: 'ragnarok',
      clans: ['wolf', 'raven', 'bear'],
      dooms,
      board: {
        gimle: ['wolf warrior', 'wolf troll', 'raven leader'],
        'gimle-myrkulor': ['wolf ship'],
        myrkulor: ['bear warrior'],
      },
      wolf: { upgrades: ['troll'] },
      bear: { glory: 9 },
    })
    expect(game.clan('wolf').glory).toBe(3 * each)
    expect(game.clan('raven').glory).toBe(each)
    expect(game.clan('bear').glory).toBe(9)
    expect(game.at('gimle')).toEqual([])
    expect(game.at('gimle-myrkulor')).toEqual([])
    expect(game.at('myrkulor')).toEqual(['bear warrior'])
    expect(game.state.destroyed[placeOf('gimle')]).toBe(true)
  })

  it('BR-9.2 the doom goes on to the province of the next age', () => {
    const game = given({ dooms: ['gimle', 'horgr', 'utgard'] })
    game.does('wolf', 'pass')
    game.does('raven', 'pass')
    expect(game.events).toContainEqual({ type: 'province-destroyed', place: 'gimle' })
    expect(game.events).toContainEqual({ type: 'doom-moved', place: 'horgr' })
    const last = given({ age: 3, dooms: ['gimle', 'horgr', 'utgard'], destroyed: ['gimle'] })
    last.does('wolf', 'pass')
    last.does('raven', 'pass')
    expect(last.events.some((event) => event.type === 'doom-moved')).toBe(false)
  })

  it('BR-9.3 Frigga’s Protection does not help', () => {
    const game = given({
      age: 2,
      phase: 'ragnarok',
      dooms: ['horgr', 'gimle', 'utgard'],
      board: { gimle: ['wolf warrior'] },
      wolf: { upgrades: ['friggas-protection'] },
    })
    expect(game.at('gimle')).toEqual([])
    expect(game.clan('wolf').glory).toBe(3)
  })

  it('BR-9.3 a Völur Witch may flee to Yggdrasil, without Glory, or stay and earn it', () => {
    const position = {
      age: 3,
      phase: 'ragnarok',
      clans: ['wolf', 'raven', 'bear'],
      dooms: ['horgr', 'utgard', 'gimle'],
      board: { gimle: ['wolf warrior', 'wolf volur-witch', 'raven warrior'] },
      wolf: { upgrades: ['volur-witch'] },
    }
    const fled = given(position)
    expect(fled.asks()).toEqual({ wolf: 'save-figure' })
    expect(fled.legal('wolf')).toEqual(['flee', 'decline'])
    fled.does('wolf', 'flee')
    expect(fled.at('yggdrasil')).toEqual(['wolf volur-witch'])
    expect(fled.clan('wolf').glory).toBe(4)
    expect(fled.clan('raven').glory).toBe(4)
    const stayed = given(position)
    stayed.does('wolf', 'decline')
    expect(stayed.at('yggdrasil')).toEqual([])
    expect(stayed.clan('wolf').glory).toBe(8)
  })
})
