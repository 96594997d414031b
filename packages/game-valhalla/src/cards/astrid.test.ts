import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { defence, EACH } from '../testing/silence.ts'

function attack(squad: string[], hand: string[]) {
  return duel({
    p1: { jarl: 'astrid', squad },
    p2: { squad: ['gunnolf'], hand },
    dice: [EACH, EACH],
  })
}

describe('Astrid', () => {
  it('VH-7 after a victory takes a random card from the hand of the loser', () => {
    const game = attack(['arnbjorn'], ['kolbjorn'])
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').hand).toEqual(['kolbjorn'])
    expect(game.player('p2').hand).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 wins by 7: the card is random; by 8: she looks at the hand and chooses, and takes one only', () => {
    const hand = ['kolbjorn', 'magni', 'weapon-exchange']
    const seven = attack(['eyvind', 'ulfhild'], hand)
    seven.does('p1', 'arm eyvind sword axe', 'arm ulfhild bow', 'done')
    seven.does('p2', 'done')
    expect(seven.player('p1').hand).toHaveLength(1)
    expect(seven.asks()).toEqual({ p1: 'keep' })
    const eight = attack(['orm'], hand)
    eight.does('p1', 'arm orm sword axe shield', 'done')
    eight.does('p2', 'done')
    expect(eight.events).toContainEqual({ type: 'hand-looked-at', seat: 0, foe: 1 })
    expect(eight.legal('p1')).toEqual(hand.map((card) => `card ${card}`))
    eight.does('p1', 'card magni')
    expect(eight.player('p1').hand).toEqual(['magni'])
    expect(eight.player('p2').hand).toEqual(['kolbjorn', 'weapon-exchange'])
    expect(eight.unmoved()).toBe(true)
    expect(eight.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 takes nothing from an empty hand, and nothing after a loss', () => {
    const empty = attack(['orm'], [])
    empty.does('p1', 'arm orm sword axe shield', 'done')
    empty.does('p2', 'done')
    expect(empty.asks()).toEqual({ p1: 'keep' })
    const lost = duel({
      p1: { jarl: 'astrid', squad: ['hildolf'] },
      p2: { squad: ['eyvind'], hand: ['kolbjorn'] },
      dice: [EACH, EACH],
    })
    lost.does('p1', 'arm hildolf axe', 'done')
    lost.does('p2', 'arm eyvind sword axe', 'done', 'done')
    expect(lost.player('p2').hand).toEqual(['kolbjorn'])
    expect(lost.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['nobody', { p2: 'steal' }, 0],
    ['cut-off', { p1: 'keep' }, 0],
    ['gunnhild', { p1: 'keep' }, 1],
    ['gunnhild alone', { p1: 'keep' }, 0],
  ] as const)(
    'VH-133 VH-R12 wins a defence by 8 against %s: %j, %i random cards',
    (by, asks, cards) => {
      const game = defence({ jarl: 'astrid', squad: ['orm', 'bjorgolf'] }, { by })
      game.does('p2', 'arm orm sword axe shield', 'arm bjorgolf spear')
      expect(game.strength('p2')).toBe(3 + 8)
      game.does('p2', 'done', 'done')
      expect(game.asks()).toEqual(asks)
      expect(game.player('p2').hand).toHaveLength(cards)
    },
  )
})
