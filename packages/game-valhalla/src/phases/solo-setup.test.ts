import { describe, expect, it } from 'vitest'
import { monsterStack } from '../cards/index.ts'
import { MONSTER_CARDS } from '../cards/printed.ts'
import { MONSTERS } from '../ids.ts'
import { valhalla } from '../rules.ts'
import { solo } from '../testing/solo.ts'
import { table } from '../testing/table.ts'

describe('solo: set-up', () => {
  it.each(MONSTERS)('VH-91 %s: six cards, the weakest first, no dice on them', (monster) => {
    const { state } = table(1, { monster })
    expect(state.monster?.stack).toEqual(monsterStack(monster).map((card) => card.id))
    const strengths = MONSTER_CARDS.filter((card) => card.monster === monster)
      .toSorted((x, y) => x.order - y.order)
      .map((card) => card.a.strength)
    expect(strengths).toHaveLength(6)
    expect(strengths).toEqual(strengths.toSorted((x, y) => x - y))
    expect(state.monster?.covered.some(Boolean)).toBe(false)
    expect(state.monster?.side).toBe('a')
    expect(state.monster?.beside).toHaveLength(0)
  })

  it('VH-91 VH-R62 before the game the whole stack lies open', () => {
    const game = table(1)
    const stack = monsterStack('fenrir').map((card) => card.id)
    expect(valhalla.view(game.state, 0).monster?.stack).toEqual(stack)
    game.until('swap-hand')
    expect(valhalla.view(game.state, 0).monster?.stack).toEqual(stack)
  })

  it('VH-92 four shields, and one of the 17 Jarls that fit', () => {
    const game = table(1)
    expect(game.state.players[0]?.shields).toBe(4)
    const names = game.legal('p1').map((action) => action.split(' ')[1])
    expect(names.toSorted()).toEqual(
      [
        ...['sigurd', 'solveig', 'sigvard', 'hodr', 'agnar', 'villsvin', 'valgard', 'styr'],
        ...['vingor', 'aslaug', 'einar', 'thord', 'ottar', 'esbjorn', 'egil', 'beinir', 'bernhard'],
      ].toSorted(),
    )
    game.does('p1', 'jarl beinir')
    expect(game.state.players[0]?.jarl).toBe('beinir')
  })

  function dealt(options = {}) {
    const game = table(1, options)
    game.until('swap-hand')
    const [player] = game.state.players
    if (player === undefined) throw new Error('nobody plays')
    return { ...game, player }
  }

  it('VH-93 40 of the 120 cards are discarded, six are drawn and none is thrown away', () => {
    const { state, player } = dealt()
    expect(state.discard).toHaveLength(40)
    expect(player.hand).toHaveLength(6)
    expect(state.deck).toHaveLength(74)
    expect(player.squad.every((fighter) => fighter === null)).toBe(true)
  })

  it('VH-93 two cards are swapped: two are drawn first, then the two go into the deck', () => {
    const game = dealt()
    const [first = '', second = '', ...kept] = game.player.hand
    const top = game.state.deck.slice(-2).toReversed()
    game.does('p1', `card ${first}`)
    game.does('p1', `card ${second}`)
    game.does('p1', 'done')
    expect(game.player.hand).toEqual([...kept, ...top])
    expect(game.state.deck).toHaveLength(74)
    expect(game.state.deck).toEqual(expect.arrayContaining([first, second]))
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-93 none may be swapped, or all six, and there is no second time', () => {
    const none = dealt()
    const hand = none.player.hand.slice()
    none.does('p1', 'done')
    expect(none.player.hand).toEqual(hand)
    expect(none.asks()).toEqual({ p1: 'turn' })
    const all = dealt()
    const top = all.state.deck.slice(-6).toReversed()
    for (const card of all.player.hand.slice()) all.does('p1', `card ${card}`)
    expect(all.player.hand).toEqual(top)
    expect(all.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-108 VH-R43 with the Valkyries the stack shows its other side; still 40 cards are discarded', () => {
    const { state, player } = dealt({ valkyries: true })
    expect(state.monster?.side).toBe('b')
    expect(state.discard).toHaveLength(40)
    expect(player.hand).toHaveLength(6)
    expect(state.deck).toHaveLength(160 - 46)
  })

  it('VH-108 the Dwarves are no deck for solo', () => {
    expect(() => table(1, { dwarves: true })).toThrow('VH-108')
  })

  it('VH-108 the other side of every card is stronger, and lets in as much glory or more', () => {
    for (const { a, b } of MONSTER_CARDS) {
      expect(b.strength).toBeGreaterThan(a.strength)
      expect(b.valhallaLimit).toBeGreaterThanOrEqual(a.valhallaLimit)
    }
  })

  it('VH-98 in a first game the traits are left out', () => {
    const position = { monster: { left: 5 }, p1: { squad: ['arnbjorn', 'bersi', 'bjarni'] } }
    const hand = ['ulf']
    const with4 = { ...position, p1: { ...position.p1, hand } }
    const first = solo({ ...with4, options: { firstGame: true } })
    first.does('p1', 'play ulf')
    expect(first.squad('p1')).toHaveLength(4)
    expect(first.asks()).toEqual({ p1: 'keep' })
    const later = solo(with4)
    later.does('p1', 'play ulf')
    expect(later.asks()).toEqual({ p1: 'replace' })
  })
})
