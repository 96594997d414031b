import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { defence, EACH, keep } from '../testing/silence.ts'

function attack(captured: Record<string, number>) {
  return duel({
    p1: { jarl: 'leif', squad: ['arnbjorn'], captured },
    p2: { squad: ['gunnolf'], shields: 4 - (captured['p2'] ?? 0) },
    p3: { squad: ['geirolf'], shields: 4 - (captured['p3'] ?? 0) },
    discard: ['eyvind', 'bjarni'],
    dice: [EACH, EACH],
  })
}

describe('Leif', () => {
  it('VH-7 takes 1 glory from the discard pile for the first shield of a colour', () => {
    const game = attack({ p3: 1 })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.legal('p1')).toEqual(['card bjarni'])
    game.does('p1', 'card bjarni')
    expect(game.player('p1').valhalla.toSorted()).toEqual(['arnbjorn', 'bjarni'])
    expect(game.player('p1').captured).toEqual([0, 1, 1])
    expect(game.state.discard).toEqual(['eyvind'])
    expect(game.unmoved()).toBe(true)
    keep(game, 'p1')
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-7 takes nothing for a second shield of the colour', () => {
    const game = attack({ p2: 1 })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').captured).toEqual([0, 2, 0])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 with shields of two colours adds 1 in attack, with two of one colour nothing', () => {
    const two = attack({ p2: 1, p3: 1 })
    two.does('p1', 'arm arnbjorn axe')
    expect(two.strength('p1')).toBe(3 + 1)
    const one = attack({ p2: 2 })
    one.does('p1', 'arm arnbjorn axe')
    expect(one.strength('p1')).toBe(3)
  })

  it('VH-7 adds nothing in defence', () => {
    const game = defence(
      { jarl: 'leif', squad: ['bersi'], captured: { p1: 1, p3: 1 } },
      { p1: { squad: ['arnbjorn'], shields: 3 }, p3: { shields: 3 } },
    )
    game.does('p2', 'arm bersi sword')
    expect(game.strength('p2')).toBe(3)
  })
})
