import { describe, expect, it } from 'vitest'
import { jarlOf } from './cards/index.ts'
import { checkInvariants } from './testing/invariants.ts'
import { type Table, table } from './testing/table.ts'

const hands = (game: Table) => game.state.players.map((player) => player.hand.length)

function draft(game: Table) {
  const frame = game.state.frames.at(-1)
  if (frame?.kind !== 'handDraft') throw new Error('no draft is going on')
  return frame
}

/** Lays the first card of the hand into the pool. */
function lay(game: Table, name: string): string {
  const [card = ''] = game.legal(name)
  game.does(name, card)
  return card.slice('card '.length)
}

/** Passes and fills up with the first cards of the pool. */
function pass(game: Table, name: string): void {
  game.does(name, 'done')
  while (game.asks()[name] === 'hand-fill') lay(game, name)
}

describe('the simple game', () => {
  it.each([2, 3, 6])('VH-122 %i players: no Jarls, five cards, none thrown away', (seats) => {
    const game = table(seats, { simple: true })
    expect(Object.values(game.asks())).toEqual(['pick-warrior'])
    const pile = game.state.discard.slice()
    game.until('turn')
    expect(game.state.players.every((player) => player.jarl === null)).toBe(true)
    expect(hands(game)).toEqual(Array(seats).fill(5))
    expect(game.state.discard).toEqual(pile)
    expect(game.events.some((event) => event.type === 'card-thrown')).toBe(false)
    checkInvariants(game.state)
  })
})

describe('five Jarls', () => {
  it.each([
    [2, 5],
    [3, 5],
    [5, 5],
    [6, 4],
  ])('VH-124 VH-R25 %i players choose 1 of %i', (seats, count) => {
    const game = table(seats, { fiveJarls: true })
    const offered = game.state.players.map((player) => player.offered.slice())
    expect(offered.map((jarls) => jarls.length)).toEqual(Array(seats).fill(count))
    expect(new Set(offered.flat()).size).toBe(seats * count)
    game.does('p1', `jarl ${offered[0]?.at(-1)}`)
    game.until('pick-warrior')
    expect(game.state.players[0]?.jarl).toBe(offered[0]?.at(-1))
  })

  it('VH-R25 with two players the 3+ Jarls are taken out first', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state } = table(2, { fiveJarls: true }, seed)
      const offered = state.players.flatMap((player) => player.offered)
      expect(offered.every((jarl) => jarlOf(jarl).minPlayers === 2)).toBe(true)
    }
  })
})

describe('a first game', () => {
  it('VH-14 takes a beginners’ Jarl, and all else stays', () => {
    const game = table(3, { firstGame: true, firstPlayer: 2 })
    game.until('turn')
    const jarls = game.state.players.flatMap(({ jarl }) => jarl ?? [])
    expect(jarls.map((jarl) => jarlOf(jarl).beginner)).toEqual([true, true, true])
    expect(hands(game)).toEqual([5, 5, 5])
    expect(game.asks()).toEqual({ p3: 'turn' })
  })
})

describe('the draft of the starting hand', () => {
  it('VH-123 five cards each and a pool of two, clockwise from the start player', () => {
    const game = table(3, { handDraft: true, firstPlayer: 1 })
    game.until('hand-draft')
    expect(hands(game)).toEqual([5, 5, 5])
    expect(draft(game).pool).toHaveLength(2)
    const order: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      const [name = ''] = Object.keys(game.asks())
      order.push(name)
      lay(game, name)
    }
    expect(order).toEqual(['p2', 'p3', 'p1', 'p2'])
    expect(hands(game)).toEqual([4, 3, 4])
    expect(draft(game).pool).toHaveLength(6)
    checkInvariants(game.state)
  })

  it('VH-123 (A) lays a card face up into the pool, (B) fills up to five from it', () => {
    const game = table(3, { handDraft: true, firstPlayer: 0 })
    game.until('hand-draft')
    const onlooker = game.state.players[2]?.hand.slice()
    const laid = lay(game, 'p1')
    expect(draft(game).pool).toContain(laid)
    expect(game.state.players[0]?.hand).not.toContain(laid)
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p3: 'hand-draft' })
    expect(hands(game)).toEqual([4, 5, 5])
    expect(draft(game).pool).toHaveLength(2 + 1 + 2)
    lay(game, 'p3')
    game.does('p1', 'done')
    expect(game.asks()).toEqual({ p1: 'hand-fill' })
    const pool = draft(game).pool.slice()
    expect(game.legal('p1')).toEqual([...new Set(pool)].map((card) => `card ${card}`))
    game.does('p1', `card ${pool.at(-1)}`)
    expect(game.state.players[0]?.hand).toContain(pool.at(-1))
    expect(draft(game).pool).toHaveLength(pool.length - 1 + 2)
    expect(game.asks()).toEqual({ p3: 'hand-draft' })
    expect(game.state.players[2]?.hand).toEqual(onlooker?.slice(1))
    checkInvariants(game.state)
  })

  it('VH-123 with an empty hand you have to fill up', () => {
    const game = table(2, { handDraft: true, firstPlayer: 0 })
    game.until('hand-draft')
    for (let turn = 0; turn < 5; turn++) {
      lay(game, 'p1')
      lay(game, 'p2')
    }
    expect(hands(game)).toEqual([0, 0])
    expect(game.asks()).toEqual({ p1: 'hand-fill' })
    for (let count = 0; count < 5; count++) lay(game, 'p1')
    expect(hands(game)).toEqual([5, 0])
    expect(game.asks()).toEqual({ p2: 'hand-fill' })
  })

  it('VH-123 the last one takes one more turn at most, then must fill up', () => {
    const game = table(3, { handDraft: true, firstPlayer: 0 })
    game.until('hand-draft')
    pass(game, 'p1')
    pass(game, 'p2')
    expect(game.asks()).toEqual({ p3: 'hand-draft' })
    lay(game, 'p3')
    expect(game.asks()).toEqual({ p3: 'hand-fill' })
    const pile = game.state.discard.length
    const left = draft(game).pool.length - 1
    lay(game, 'p3')
    expect(hands(game)).toEqual([5, 5, 5])
    expect(game.asks()).toEqual({ p1: 'turn' })
    expect(game.state.discard).toHaveLength(pile + left)
    checkInvariants(game.state)
  })

  it('VH-123 the last one may also pass at once; after the last pass nothing joins the pool', () => {
    const game = table(2, { handDraft: true, firstPlayer: 0 })
    game.until('hand-draft')
    const deck = game.state.deck.length
    pass(game, 'p1')
    expect(game.state.deck).toHaveLength(deck - 2)
    const pool = draft(game).pool.slice()
    expect(pool).toHaveLength(4)
    pass(game, 'p2')
    expect(game.asks()).toEqual({ p1: 'turn' })
    expect(game.state.deck).toHaveLength(deck - 2)
    expect(game.state.discard.slice(-4)).toEqual(pool)
  })

  it('VH-R23 VH-123 with six players too what is left of the pool is discarded', () => {
    const game = table(6, { handDraft: true, firstPlayer: 0 })
    game.until('hand-draft')
    for (let seat = 1; seat <= 5; seat++) pass(game, `p${seat}`)
    const pool = draft(game).pool.slice()
    pass(game, 'p6')
    expect(pool).toHaveLength(12)
    expect(game.state.discard).toEqual(pool)
    expect(hands(game)).toEqual(Array(6).fill(5))
    expect(game.state.deck).toHaveLength(120 - 6 - 30 - 12)
    expect(game.asks()).toEqual({ p1: 'turn' })
    checkInvariants(game.state)
  })

  it('VH-124 goes together with five Jarls', () => {
    const game = table(4, { handDraft: true, fiveJarls: true })
    expect(game.state.players.map((player) => player.offered.length)).toEqual([5, 5, 5, 5])
    game.until('hand-draft')
    expect(game.state.players.every((player) => player.jarl !== null)).toBe(true)
    expect(hands(game)).toEqual([5, 5, 5, 5])
  })
})
