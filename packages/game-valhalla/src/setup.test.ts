import { describe, expect, it } from 'vitest'
import { cardOf, deckCards, isWarrior, jarlOf } from './cards/index.ts'
import { type CardId, JARLS } from './cards/printed.ts'
import type { ValhallaEvent } from './events.ts'
import { valhalla } from './rules.ts'
import { checkInvariants } from './testing/invariants.ts'
import { type Table, table } from './testing/table.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function eventOf<T extends ValhallaEvent['type']>(game: Table, type: T) {
  return game.events.filter((event) => event.type === type) as Extract<ValhallaEvent, { type: T }>[]
}

function offerOf(game: Table): CardId[] {
  const frame = game.state.frames.at(-1)
  return frame?.kind === 'pick' ? frame.offer.slice() : []
}

/** Everybody throws away the first two cards of the hand. */
function throwTwo(game: Table): void {
  while (Object.values(game.asks()).includes('start-discard')) {
    const [name = ''] = Object.keys(game.asks())
    game.does(name, game.legal(name)[0] ?? '')
  }
}

describe('the table', () => {
  it('VH-11 the 120 cards are shuffled: another seed, another order', () => {
    const [one, other] = [table(5, {}, 'one').state, table(5, {}, 'other').state]
    expect(one.deck).toHaveLength(120)
    expect(one.deck.toSorted()).toEqual(deckCards('base').sort())
    expect(one.deck).not.toEqual(other.deck)
    expect(one.deck).toEqual(table(5, {}, 'one').state.deck)
  })

  it('VH-11 cards of modules are in the deck before anything is discarded', () => {
    const game = table(3, { thor: true, valkyries: true, dwarves: true, tyr: true })
    expect(game.state.deck).toHaveLength(120 + 14 + 40 + 40 + 14)
    expect(game.state.discard).toEqual([])
  })

  it.each([2, 3, 4, 5, 6])('VH-3 VH-12 VH-13 %i players: a board, 4 shields, 3 grey dice', (n) => {
    const { state } = table(n)
    expect(state.players).toHaveLength(n)
    expect(state.grey).toBe(3)
    for (const player of state.players) {
      expect(player.shields).toBe(4)
      expect(player.captured).toEqual(Array.from({ length: n }, () => 0))
      expect(player.squad).toEqual([null, null, null, null, null, null])
      expect(player.valhalla).toEqual([])
    }
  })
})

describe('Jarls', () => {
  it('VH-14 three for each; all choose in secret, then they are read out together', () => {
    const game = table(3)
    expect(game.asks()).toEqual({ p1: 'jarl', p2: 'jarl', p3: 'jarl' })
    const dealt = game.state.players.map((player) => player.offered.slice())
    expect(dealt.map((jarls) => jarls.length)).toEqual([3, 3, 3])
    expect(new Set(dealt.flat()).size).toBe(9)
    game.does('p3', `jarl ${dealt[2]?.[1]}`)
    game.does('p1', `jarl ${dealt[0]?.[0]}`)
    expect(game.state.players.map((player) => player.jarl)).toEqual([null, null, null])
    game.does('p2', `jarl ${dealt[1]?.[2]}`)
    const chosen = [dealt[0]?.[0], dealt[1]?.[2], dealt[2]?.[1]]
    expect(game.state.players.map((player) => player.jarl)).toEqual(chosen)
    expect(game.state.players.every((player) => player.offered.length === 0)).toBe(true)
    expect(eventOf(game, 'jarl-revealed').map((event) => event.jarl)).toEqual(chosen)
    expect(Object.values(game.asks())).toEqual(['pick-warrior'])
  })

  it('VH-14 with two players the Jarls marked 3+ are taken out; with three they are dealt', () => {
    const marked = JARLS.filter((jarl) => jarl.minPlayers === 3).map((jarl) => jarl.id)
    const dealt = (seats: number) =>
      SEEDS.flatMap((seed) => table(seats, {}, seed).state.players.flatMap((one) => one.offered))
    expect(dealt(2).some((jarl) => marked.includes(jarl))).toBe(false)
    expect(dealt(3).some((jarl) => marked.includes(jarl))).toBe(true)
  })

  it('VH-14 a first game: a random Jarl for beginners each, and no choice', () => {
    for (const seats of [2, 6]) {
      const game = table(seats, { firstGame: true })
      const jarls = game.state.players.flatMap((player) => player.jarl ?? [])
      expect(jarls.every((jarl) => jarlOf(jarl).beginner)).toBe(true)
      expect(new Set(jarls).size).toBe(seats)
      expect(Object.values(game.asks())).toEqual(['pick-warrior'])
    }
  })
})

describe('the discard pile and the warriors', () => {
  it.each([
    [2, 40],
    [3, 20],
    [4, 10],
    [5, 0],
    [6, 0],
  ])('VH-15 VH-16 %i players: %i cards face up, one warrior more than players', (seats, count) => {
    const game = table(seats)
    const before = game.state.deck.slice()
    game.until('pick-warrior')
    expect(game.state.discard).toEqual(before.toReversed().slice(0, count))
    expect(eventOf(game, 'deck-discarded').map((event) => event.count)).toEqual([count])
    expect(offerOf(game)).toHaveLength(seats + 1)
    expect(offerOf(game).every(isWarrior)).toBe(true)
    expect(game.state.deck).toHaveLength(120 - count - (seats + 1))
    checkInvariants(game.state)
  })

  it('VH-16 VH-R21 whatever is turned up and is no warrior is shuffled back', () => {
    for (const seed of SEEDS) {
      const game = table(6, { thor: true, valkyries: true, dwarves: true, tyr: true }, seed)
      game.until('pick-warrior')
      expect(offerOf(game)).toHaveLength(7)
      expect(offerOf(game).every(isWarrior)).toBe(true)
      checkInvariants(game.state)
    }
    const back = SEEDS.flatMap((seed) => {
      const game = table(6, {}, seed)
      game.until('pick-warrior')
      return eventOf(game, 'cards-shuffled-back')
    })
    expect(back.length).toBeGreaterThan(0)
  })

  it('VH-R21 no Tyr card goes with the warriors of step 8: there are no hands yet', () => {
    const game = table(3, { tyr: true })
    game.until('start-discard')
    expect(game.events.some((event) => event.type === 'tyr-attached')).toBe(false)
    expect(game.state.players.every((player) => player.squad[0]?.tyr === null)).toBe(true)
    expect(eventOf(game, 'warrior-picked')).toHaveLength(3)
  })

  it.each([
    [5, { loki: true, lokiCard: 'long-night' }, 0],
    [2, { loki: true, lokiCard: 'long-night' }, 30],
    [3, { loki: true, lokiCard: 'false-songs' }, 25],
    [3, { loki: true, lokiCard: 'false-songs', valkyries: true, dwarves: true }, 45],
    [4, { loki: true, lokiCard: 'long-night', valkyries: true, dwarves: true }, 20],
  ])(
    'VH-R22 %i players with %j discard %i: all changes, never below 0',
    (seats, options, count) => {
      const game = table(seats, options)
      game.until('pick-warrior')
      expect(game.state.discard).toHaveLength(count)
    },
  )
})

describe('the start player', () => {
  it('VH-17 is drawn at random unless one is named', () => {
    const drawn = SEEDS.map((seed) => {
      const game = table(4, {}, seed)
      game.until('pick-warrior')
      return game.state.first
    })
    expect(new Set(drawn).size).toBeGreaterThan(1)
    for (const firstPlayer of [0, 3]) {
      const game = table(4, { firstPlayer })
      game.until('turn')
      expect(game.state.first).toBe(firstPlayer)
      expect(game.asks()).toEqual({ [`p${firstPlayer + 1}`]: 'turn' })
    }
  })

  it('VH-18 VH-19 VH-R46 picks last, from two; the right neighbour begins, counter-clockwise', () => {
    const game = table(4, { firstPlayer: 1 })
    game.until('pick-warrior')
    const offers: number[] = []
    for (const name of ['p1', 'p4', 'p3', 'p2']) {
      expect(game.asks()).toEqual({ [name]: 'pick-warrior' })
      const offer = offerOf(game)
      offers.push(offer.length)
      const picked = offer.at(-1) ?? ''
      game.does(name, `card ${picked}`)
      const { squad } = game.state.players[Number(name.slice(1)) - 1] ?? { squad: [] }
      expect(squad).toEqual([{ card: picked, tyr: null }, null, null, null, null, null])
    }
    expect(offers).toEqual([5, 4, 3, 2])
    expect(Object.values(game.asks())).toEqual(Array(4).fill('start-discard'))
  })

  it('VH-18 the warrior that remains is shuffled into the deck', () => {
    const game = table(2, { firstPlayer: 0 })
    game.until('pick-warrior')
    const [first = '', second = '', left = ''] = offerOf(game)
    game.does('p2', `card ${first}`)
    expect(game.state.deck).not.toContain(left)
    game.does('p1', `card ${second}`)
    const inHands = game.state.players.flatMap((player) => player.hand)
    expect([...game.state.deck, ...inHands]).toContain(left)
    expect(game.state.discard).not.toContain(left)
  })
})

describe('the starting hands', () => {
  it('VH-20 seven cards each, two thrown away face up, all at the same time', () => {
    const game = table(3)
    game.until('start-discard')
    const pile = game.state.discard.slice()
    expect(game.state.players.map((player) => player.hand.length)).toEqual([7, 7, 7])
    expect(game.asks()).toEqual({
      p1: 'start-discard',
      p2: 'start-discard',
      p3: 'start-discard',
    })
    const thrown = game.state.players[2]?.hand.slice(0, 2) ?? []
    for (const card of thrown) game.does('p3', `card ${card}`)
    expect(game.asks()).toEqual({ p1: 'start-discard', p2: 'start-discard' })
    expect(game.state.discard).toEqual(pile)
    throwTwo(game)
    expect(game.state.players.map((player) => player.hand.length)).toEqual([5, 5, 5])
    expect(game.state.discard).toHaveLength(pile.length + 6)
    expect(game.state.discard).toEqual(expect.arrayContaining(thrown))
    expect(Object.values(game.asks())).toEqual(['turn'])
    checkInvariants(game.state)
  })

  it('VH-15 with six players what was thrown away is shuffled back into the deck', () => {
    const game = table(6)
    game.until('start-discard')
    const deck = game.state.deck.length
    throwTwo(game)
    expect(game.state.discard).toEqual([])
    expect(game.state.deck).toHaveLength(deck + 12)
    expect(eventOf(game, 'cards-shuffled-back').at(-1)?.count).toBe(12)
    checkInvariants(game.state)
  })

  it('VH-21 VH-R45 all may look through the discard pile and count the deck; hands are hidden', () => {
    const game = table(3, { firstPlayer: 0 })
    game.until('turn')
    for (const viewer of [0, 1, 2, null]) {
      const seen = valhalla.view(game.state, viewer)
      expect(seen.discard).toEqual(game.state.discard)
      expect(seen.deck).toBe(game.state.deck.length)
      expect(seen.players.map((player) => player.squad)).toEqual(
        game.state.players.map((player) => player.squad),
      )
      expect(seen.players.map((player) => player.jarl)).toEqual(
        game.state.players.map((player) => player.jarl),
      )
      seen.players.forEach((player, seat) => {
        if (seat === viewer) expect(player.hand).toEqual(game.state.players[seat]?.hand)
        else expect(player.hand).toBe(5)
      })
    }
  })

  it('VH-22 then the start player takes the first turn', () => {
    const game = table(5, { firstPlayer: 4 })
    game.until('turn')
    expect(game.asks()).toEqual({ p5: 'turn' })
    expect(game.state.players.flatMap((player) => player.hand).every((id) => cardOf(id))).toBe(true)
  })
})
