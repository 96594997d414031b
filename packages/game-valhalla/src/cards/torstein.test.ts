import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { defence, EACH } from '../testing/silence.ts'

/** Captured shields of p1, p2 and p3; they come from the next but one. */
function attack([one, two, three]: [number, number, number]) {
  return duel({
    p1: { jarl: 'torstein', squad: ['arnbjorn'], captured: { p3: one }, shields: 4 - two },
    p2: { squad: ['gunnolf'], captured: { p1: two }, shields: 4 - three },
    p3: { squad: ['geirolf'], captured: { p2: three }, shields: 4 - one },
    dice: [EACH, 'axe', EACH],
  })
}

describe('Torstein', () => {
  it.each([
    [[0, 1, 0], 'p2 has captured more than all others', 5, 7],
    [[0, 1, 1], 'p2 and p3 have captured as many', 5, 7],
    [[0, 1, 2], 'p3 has captured more than p2', 5, 6],
    [[1, 1, 0], 'p1 has captured as many as p2', 3, 6],
    [[0, 0, 0], 'nobody has captured any', 3, 6],
  ] as const)(
    'VH-7 %j: %s, so he attacks with %i and %i dice',
    (captured, _what, strength, dice) => {
      const game = attack([...captured])
      expect(game.side('p1').dice).toHaveLength(dice)
      game.does('p1', 'arm arnbjorn axe')
      expect(game.strength('p1')).toBe(strength)
      game.does('p1', 'done')
      game.does('p2', 'done')
      expect(game.state.grey).toBe(3)
      expect(game.unmoved()).toBe(true)
      expect(game.asks()).toEqual({ p1: 'keep' })
    },
  )

  it.each([
    ['nobody', 5, 7],
    ['cut-off', 3, 6],
    ['gunnhild', 5, 6],
  ] as const)('VH-133 VH-R12 defends against %s with %i and %i dice', (by, strength, dice) => {
    const rich = { squad: ['arnbjorn', 'thorbjorn', 'torfi'], captured: { p3: 1 } }
    const hand = by === 'cut-off' ? ['cut-off-from-the-leader'] : []
    const jarl = by === 'gunnhild' ? { jarl: 'gunnhild' } : {}
    const game = defence(
      { jarl: 'torstein', squad: ['bersi'] },
      { by, p1: { ...rich, ...jarl, hand }, p3: { shields: 3 } },
    )
    expect(game.side('p2').dice).toHaveLength(dice)
    game.does('p2', 'arm bersi sword')
    expect(game.strength('p2')).toBe(strength)
  })
})
