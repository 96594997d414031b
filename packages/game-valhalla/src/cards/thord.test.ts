import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

describe('Thord', () => {
  it('VH-7 adds 3 to each armed Frost Giant; in attack he has no die of his own', () => {
    const game = duel({
      p1: { jarl: 'thord', squad: ['hrym', 'bjarni'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm hrym sword axe')
    expect(game.strength('p1')).toBe(2 + 3)
    game.does('p1', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(2 + 3 + 3)
    expect(game.side('p1').dice).toHaveLength(3)
    game.does('p1', 'done')
    expect(game.side('p2').dice).toHaveLength(5)
    game.does('p2', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 the first giant armed in defence brings a grey die at once, the second none', () => {
    const game = defence({ jarl: 'thord', squad: ['hrym', 'frosti'] }, { roll: `${EACH} shield` })
    game.does('p2', 'arm hrym sword axe')
    expect(game.side('p2').dice).toHaveLength(5)
    expect(game.state.grey).toBe(2)
    expect(game.events.at(-1)).toEqual({ type: 'dice-rolled', seat: 1, dice: 'shield*' })
    game.does('p2', 'arm frosti spear shield*')
    expect(game.side('p2').dice).toHaveLength(3)
    expect(game.strength('p2')).toBe(2 + 3 + (2 + 3))
    game.does('p2', 'done', 'done')
    expect(game.state.grey).toBe(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 a warrior of another clan brings no die', () => {
    const game = defence({ jarl: 'thord', squad: ['hrym', 'bersi'] })
    game.does('p2', 'arm bersi sword')
    expect([game.side('p2').dice.length, game.strength('p2')]).toEqual([5, 3])
  })

  it.each([
    ['cut-off', 2],
    ['gunnhild', 5],
    ['gunnhild alone', 2],
  ] as const)(
    'VH-133 VH-R12 defending against %s his giant has %i and brings no die',
    (by, strength) => {
      const game = defence({ jarl: 'thord', squad: ['hrym', 'frosti'] }, { by })
      game.does('p2', 'arm hrym sword axe')
      expect([game.side('p2').dice.length, game.strength('p2')]).toEqual([4, strength])
    },
  )

  it('VH-92 VH-97 in a solo defence his die comes beside the one of the first giant', () => {
    const game = given({
      players: 1,
      monster: { covered: ['sword', 'axe'] },
      p1: { jarl: 'thord', squad: ['hrym'], hand: ['frosti'] },
      deck: ['arnbjorn', 'bersi'],
      dice: ['spear miss miss miss', EACH, 'bow bow'],
    })
    game.does('p1', 'play frosti', 'card arnbjorn', 'arm hrym sword axe')
    expect(game.side('p1').dice).toHaveLength(6)
    expect(game.state.grey).toBe(1)
    expect(game.strength('p1')).toBe(2 + 3)
  })

  it('VH-115 adds nothing where the monster silences him', () => {
    const game = blocked({ jarl: 'thord', squad: ['hrym'] })
    game.does('p1', 'arm hrym sword axe')
    expect(game.strength('p1')).toBe(2)
  })
})
