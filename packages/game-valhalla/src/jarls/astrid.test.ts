import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { defence, EACH } from './testing.ts'

function attack(squad: string[], hand: string[]) {
  return duel({
    p1: { jarl: 'astrid', squad },
    p2: { squad: ['wolf-06'], hand },
    dice: [EACH, EACH],
  })
}

describe('Astrid', () => {
  it('VH-7 after a victory takes a random card from the hand of the loser', () => {
    const game = attack(['bear-01'], ['bear-11'])
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').hand).toEqual(['bear-11'])
    expect(game.player('p2').hand).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 wins by 4: the card is random; by 5: she looks at the hand and chooses, and takes one only', () => {
    const hand = ['bear-11', 'bear-12', 'tac-exchange']
    const four = attack(['wolf-07', 'wolf-05'], hand)
    four.does('p1', 'arm wolf-07 axe', 'arm wolf-05 sword', 'done')
    four.does('p2', 'done')
    expect(four.player('p1').hand).toHaveLength(1)
    expect(four.asks()).toEqual({ p1: 'keep' })
    const five = attack(['bear-05'], hand)
    five.does('p1', 'arm bear-05 sword axe', 'done')
    five.does('p2', 'done')
    expect(five.events).toContainEqual({ type: 'hand-looked-at', seat: 0, foe: 1 })
    expect(five.legal('p1')).toEqual(hand.map((card) => `card ${card}`))
    five.does('p1', 'card bear-12')
    expect(five.player('p1').hand).toEqual(['bear-12'])
    expect(five.player('p2').hand).toEqual(['bear-11', 'tac-exchange'])
    expect(five.unmoved()).toBe(true)
    expect(five.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 takes nothing from an empty hand, and nothing after a loss', () => {
    const empty = attack(['bear-05'], [])
    empty.does('p1', 'arm bear-05 sword axe', 'done')
    empty.does('p2', 'done')
    expect(empty.asks()).toEqual({ p1: 'keep' })
    const lost = duel({
      p1: { jarl: 'astrid', squad: ['wolf-07'] },
      p2: { squad: ['bear-05'], hand: ['bear-11'] },
      dice: [EACH, EACH],
    })
    lost.does('p1', 'arm wolf-07 axe', 'done')
    lost.does('p2', 'arm bear-05 sword axe', 'done', 'done')
    expect(lost.player('p2').hand).toEqual(['bear-11'])
    expect(lost.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['nobody', { p2: 'steal' }, 0],
    ['cut-off', { p1: 'keep' }, 0],
    ['gunnhild', { p1: 'keep' }, 1],
    ['gunnhild alone', { p1: 'keep' }, 0],
  ] as const)(
    'VH-133 VH-R12 wins a defence by 5 against %s: %j, %i random cards',
    (by, asks, cards) => {
      const game = defence({ jarl: 'astrid', squad: ['bear-13', 'bear-02'] }, { by })
      game.does('p2', 'arm bear-13 sword axe shield')
      expect(game.strength('p2')).toBe(8)
      game.does('p2', 'done', 'done')
      expect(game.asks()).toEqual(asks)
      expect(game.player('p2').hand).toHaveLength(cards)
    },
  )
})
