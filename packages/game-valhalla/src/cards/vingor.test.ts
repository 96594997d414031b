import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

const WOLVES = ['ulf', 'ulfhild', 'bersi']

describe('Vingor', () => {
  it('VH-7 adds 1 to each armed Wolf; two that leave together bring 1 glory from the discard pile', () => {
    const game = duel({
      p1: { jarl: 'vingor', squad: WOLVES },
      p2: { squad: ['gunnolf'] },
      discard: ['eyvind', 'arnbjorn', 'weapon-exchange'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm ulf spear', 'arm ulfhild bow', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3 + 3 + 3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.legal('p1')).toEqual(['card arnbjorn'])
    game.does('p1', 'card arnbjorn')
    expect(game.player('p1').valhalla).toEqual([...WOLVES, 'arnbjorn'])
    expect(game.state.discard).toEqual(['eyvind', 'weapon-exchange'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 one Wolf beside a Bear brings nothing', () => {
    const game = duel({
      p1: { jarl: 'vingor', squad: WOLVES },
      p2: { squad: ['gunnolf'] },
      discard: ['arnbjorn'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm ulf spear', 'arm bersi sword', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').valhalla).toEqual(['ulf', 'bersi'])
    expect(game.state.discard).toEqual(['arnbjorn'])
  })

  it.each([
    ['nobody', 6],
    ['cut-off', 4],
    ['gunnhild', 6],
    ['gunnhild alone', 4],
  ] as const)(
    'VH-133 defending against %s two Wolves have %i; the glory needs nobody in the way',
    (by, strength) => {
      const game = defence(
        { jarl: 'vingor', squad: ['ulf', 'ulfhild'] },
        { by, discard: ['bjarni'] },
      )
      game.does('p2', 'arm ulf spear', 'arm ulfhild bow')
      expect(game.strength('p2')).toBe(strength)
      game.does('p2', 'done', 'warrior ulf', 'warrior ulfhild')
      expect(game.asks()).toEqual(by === 'nobody' ? { p2: 'glory' } : { p1: 'keep' })
    },
  )

  it('VH-7 in defence one of two armed Wolves sent alone brings nothing', () => {
    const game = defence({ jarl: 'vingor', squad: ['ulf', 'ulfhild'] }, { discard: ['bjarni'] })
    game.does('p2', 'arm ulf spear', 'arm ulfhild bow', 'done', 'warrior ulf', 'done')
    expect(game.player('p2').valhalla).toEqual(['ulf'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-115 adds nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'vingor', squad: WOLVES })
    game.does('p1', 'arm ulf spear', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(4)
  })

  /** Two Wolves and a Bear of 9 beat one of Surtr's cards. */
  const beats = (left: number, valhalla: string[]) => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left },
      p1: { jarl: 'vingor', squad: ['ulfar', 'brynjolf', 'thorbjorn'], valhalla },
      deck: ['arnbjorn', 'bersi', 'bjarni'],
      dice: ['sword axe axe spear bow miss'],
    })
    game.does('p1', 'attack monster')
    game.does('p1', 'arm ulfar spear', 'arm brynjolf bow', 'arm thorbjorn sword axe axe', 'done')
    return game
  }

  it('VH-92 VH-R40 VH-R44 in solo draws a card instead, though the card that comes up silences Jarls', () => {
    const game = beats(4, ['torfi'])
    expect(game.state.monster?.stack[0]).toBe('surtr-4')
    expect(game.player('p1').hand).toEqual(['arnbjorn'])
    expect(game.legal('p1')).toEqual(['card bersi', 'card bjarni'])
  })

  it('VH-115 VH-R40 in solo draws nothing for beating the card that silences Jarls', () => {
    const game = beats(3, ['ylva', 'torfi'])
    expect(game.state.monster?.stack[0]).toBe('surtr-5')
    expect(game.player('p1').hand).toEqual([])
    expect(game.legal('p1')).toEqual(['card arnbjorn', 'card bersi'])
  })
})
