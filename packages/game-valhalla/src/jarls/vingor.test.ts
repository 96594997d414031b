import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH } from './testing.ts'

const WOLVES = ['wolf-01', 'wolf-03', 'bear-02']

describe('Vingor', () => {
  it('VH-7 adds 1 to each armed Wolf; two that leave together bring 1 glory from the discard pile', () => {
    const game = duel({
      p1: { jarl: 'vingor', squad: WOLVES },
      p2: { squad: ['wolf-06'] },
      discard: ['bear-05', 'bear-01', 'tac-exchange'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm wolf-01 spear', 'arm wolf-03 bow', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(3 + 3 + 3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.legal('p1')).toEqual(['card bear-01'])
    game.does('p1', 'card bear-01')
    expect(game.player('p1').valhalla).toEqual([...WOLVES, 'bear-01'])
    expect(game.state.discard).toEqual(['bear-05', 'tac-exchange'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 one Wolf beside a Bear brings nothing', () => {
    const game = duel({
      p1: { jarl: 'vingor', squad: WOLVES },
      p2: { squad: ['wolf-06'] },
      discard: ['bear-01'],
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm wolf-01 spear', 'arm bear-02 sword', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').valhalla).toEqual(['wolf-01', 'bear-02'])
    expect(game.state.discard).toEqual(['bear-01'])
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
        { jarl: 'vingor', squad: ['wolf-01', 'wolf-03'] },
        { by, discard: ['bear-03'] },
      )
      game.does('p2', 'arm wolf-01 spear', 'arm wolf-03 bow')
      expect(game.strength('p2')).toBe(strength)
      game.does('p2', 'done', 'warrior wolf-01', 'warrior wolf-03')
      expect(game.asks()).toEqual(by === 'nobody' ? { p2: 'glory' } : { p1: 'keep' })
    },
  )

  it('VH-7 in defence one of two armed Wolves sent alone brings nothing', () => {
    const game = defence(
      { jarl: 'vingor', squad: ['wolf-01', 'wolf-03'] },
      { discard: ['bear-03'] },
    )
    game.does('p2', 'arm wolf-01 spear', 'arm wolf-03 bow', 'done', 'warrior wolf-01', 'done')
    expect(game.player('p2').valhalla).toEqual(['wolf-01'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-115 adds nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'vingor', squad: WOLVES })
    game.does('p1', 'arm wolf-01 spear', 'arm wolf-03 bow')
    expect(game.strength('p1')).toBe(4)
  })

  /** Two Wolves and a Bear of 9 beat one of Surtr's cards. */
  const beats = (left: number, valhalla: string[]) => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left },
      p1: { jarl: 'vingor', squad: ['wolf-02', 'wolf-04', 'bear-16'], valhalla },
      deck: ['bear-01', 'bear-02', 'bear-03'],
      dice: ['sword axe axe spear bow miss'],
    })
    game.does('p1', 'attack monster')
    game.does('p1', 'arm wolf-02 spear', 'arm wolf-04 bow', 'arm bear-16 sword axe axe', 'done')
    return game
  }

  it('VH-92 VH-R40 VH-R44 in solo draws a card instead, though the card that comes up silences Jarls', () => {
    const game = beats(4, ['bear-17'])
    expect(game.state.monster?.stack[0]).toBe('surtr-4')
    expect(game.player('p1').hand).toEqual(['bear-01'])
    expect(game.legal('p1')).toEqual(['card bear-02', 'card bear-03'])
  })

  it('VH-115 VH-R40 in solo draws nothing for beating the card that silences Jarls', () => {
    const game = beats(3, ['wolf-17', 'bear-17'])
    expect(game.state.monster?.stack[0]).toBe('surtr-5')
    expect(game.player('p1').hand).toEqual([])
    expect(game.legal('p1')).toEqual(['card bear-01', 'card bear-02'])
  })
})
