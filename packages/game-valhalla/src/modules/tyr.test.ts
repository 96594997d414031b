import { describe, expect, it } from 'vitest'
import { cardOf, deckCards } from '../cards/index.ts'
import { valhalla } from '../rules.ts'
import type { State } from '../state.ts'
import { type Given, given } from '../testing/given.ts'
import { all, type Fields, fight, goesOn, NOTHING, ROLL } from './testing.ts'

function turn(p1: Fields, more: Fields = {}): Given {
  return given({
    options: { tyr: true },
    p1,
    p2: { squad: ['deer-01'], hand: ['tyr-plus2'] },
    ...more,
  })
}

/** p1 has attacked p2 and rolled one of each weapon. */
function attack(
  p1: readonly string[],
  p2: readonly string[] = ['deer-01'],
  more: Fields = {},
): Given {
  const game = given({
    players: 3,
    options: { tyr: true },
    p1: { squad: p1 },
    p2: { squad: p2 },
    p3: { squad: ['bear-17', 'wolf-17', 'boar-17', 'giant-09'] },
    dice: [ROLL, ROLL],
    ...more,
  })
  game.does('p1', 'attack p2')
  return game
}

describe("Tyr's Wrath: the cards", () => {
  /** The first answer to everything, until the first turn. */
  function setUp(seats: number, options: Fields = {}): State {
    const parsed = valhalla.parseOptions({ tyr: true, ...options }, seats)
    const state = valhalla.setup(parsed, seats, `tyr ${seats}`)
    for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
      if (decision.kind === 'turn') return state
      const [action] = valhalla.legalActions(state, decision)
      if (action !== undefined) valhalla.apply(state, action)
    }
    throw new Error('no turn was reached')
  }
  const tyrs = (cards: readonly string[]) => cards.filter((card) => cardOf(card).type === 'tyr')

  it.each([2, 3, 4, 5, 6])(
    'VH-79 with %i players each is dealt one beside the five cards',
    (seats) => {
      const state = setUp(seats)
      expect(deckCards('tyr')).toHaveLength(20)
      expect(state.players.map((player) => player.hand.length)).toEqual(state.players.map(() => 6))
      for (const player of state.players) expect(tyrs(player.hand.slice(-1))).toHaveLength(1)
      expect(state.unused).toHaveLength(6 - seats)
      expect(tyrs(state.unused)).toHaveLength(6 - seats)
      const inHands = state.players.flatMap((player) => tyrs(player.hand.slice(0, -1)))
      expect(tyrs(state.deck).length + tyrs(state.discard).length + inHands.length).toBe(14)
    },
  )

  it('VH-79 the 14 cards lie in the deck before the start discard', () => {
    const options = valhalla.parseOptions({ tyr: true, firstGame: true }, 2)
    const state = valhalla.setup(options, 2, 'tyr')
    expect([state.deck.length + 3, state.discard.length]).toEqual([94, 40])
    expect(state.unused).toHaveLength(6)
  })

  it('VH-R21 no Tyr card goes with the first warrior', () => {
    const state = setUp(4)
    for (const player of state.players)
      expect(player.squad.filter((fighter) => fighter !== null)).toEqual([
        { card: expect.any(String), tyr: null },
      ])
  })
})

describe("Tyr's Wrath: tucking a card under a warrior", () => {
  it('VH-80 under a warrior just played', () => {
    const game = turn({ squad: ['bear-01'], hand: ['bear-02', 'tyr-plus2'] })
    const other = all(game, 'p2')
    game.does('p1', 'play bear-02')
    goesOn(game, { p1: 'tyr' })
    expect(game.legal('p1')).toEqual(['attach tyr-plus2 1', 'done'])
    expect(game.forbids('p1', 'attach tyr-plus2 bear-01')).toBe('VH-80')
    game.does('p1', 'attach tyr-plus2 bear-02')
    expect(game.player('p1').squad.slice(0, 2)).toEqual([
      { card: 'bear-01', tyr: null },
      { card: 'bear-02', tyr: 'tyr-plus2' },
    ])
    expect(game.player('p1').hand).toEqual([])
    expect(all(game, 'p2')).toBe(other)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 under one of two played together, and no more than one card', () => {
    const game = turn({ squad: [], hand: ['bear-01', 'bear-02', 'tyr-plus2', 'tyr-foe-bear'] })
    game.does('p1', 'play-two bear-01 bear-02')
    expect(game.legal('p1')).toEqual([
      'attach tyr-plus2 0',
      'attach tyr-plus2 1',
      'attach tyr-foe-bear 0',
      'attach tyr-foe-bear 1',
      'done',
    ])
    game.does('p1', 'attach tyr-foe-bear bear-02')
    expect(game.player('p1').hand).toEqual(['tyr-plus2'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 under one that takes the place of another', () => {
    const squad = ['bear-01 + tyr-plus2', 'bear-02', 'bear-03', 'bear-04']
    const game = turn({ squad, hand: ['bear-05', 'tyr-plus2'] })
    game.does('p1', 'play bear-05', 'warrior bear-01')
    goesOn(game, { p1: 'tyr' })
    game.does('p1', 'attach tyr-plus2 bear-05')
    expect(game.player('p1').squad[0]).toEqual({ card: 'bear-05', tyr: 'tyr-plus2' })
    goesOn(game, { p1: 'keep' })
  })

  it("VH-80 under a warrior that Loki's bonus brings", () => {
    const game = attack(['bear-13'], ['wolf-01'], {
      options: { tyr: true, loki: true },
      loki: 'loki-06',
      p2: { squad: ['wolf-01', 'deer-05'], hand: ['bear-16', 'tyr-plus2'] },
      dice: ['sword axe shield miss miss miss', 'spear axe miss miss miss miss'],
    })
    fight(game, ['arm bear-13 sword axe shield'], ['arm wolf-01 spear', 'arm deer-05 axe'])
    game.does('p2', 'line 1', 'card bear-16')
    goesOn(game, { p2: 'tyr' })
    game.does('p2', 'attach tyr-plus2 bear-16')
    expect(game.player('p2').squad[2]).toEqual({ card: 'bear-16', tyr: 'tyr-plus2' })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 may be left, and is possible at that moment only', () => {
    const game = turn({ squad: ['bear-01'], hand: ['bear-02', 'tyr-plus2'] })
    expect(game.forbids('p1', 'attach tyr-plus2 bear-01')).toBe('VH-22')
    game.does('p1', 'play bear-02', 'done')
    expect(game.player('p1').squad[1]).toEqual({ card: 'bear-02', tyr: null })
    expect(game.forbids('p1', 'attach tyr-plus2 bear-02')).not.toBeNull()
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 is no warrior and no tactic', () => {
    const game = turn({ squad: ['bear-01'], hand: ['tyr-plus2'] })
    expect(game.forbids('p1', 'play tyr-plus2')).toBe('VH-24')
    game.does('p1', 'attack p2')
    expect(game.forbids('p1', 'tactic tyr-plus2')).not.toBeNull()
    goesOn(game, { p1: 'phase' })
  })

  it('VH-80 only Tyr cards, from the own hand', () => {
    const game = turn({ squad: ['bear-01'], hand: ['bear-02', 'tac-fury2', 'tyr-plus2'] })
    game.does('p1', 'play bear-02')
    expect(game.forbids('p1', 'attach tac-fury2 bear-02')).toBe('VH-80')
    expect(game.forbids('p1', 'attach tyr-foe-bear bear-02')).toBe('VH-24')
    goesOn(game, { p1: 'tyr' })
  })

  it('VH-R47 any hand is asked, an empty one is not', () => {
    const game = turn({ squad: ['bear-01'], hand: ['bear-02', 'tac-fury2'] })
    game.does('p1', 'play bear-02')
    goesOn(game, { p1: 'tyr' })
    expect(game.legal('p1')).toEqual(['done'])
    const empty = turn({ squad: ['bear-01'], hand: ['bear-02'] })
    empty.does('p1', 'play bear-02')
    goesOn(empty, { p1: 'keep' })
  })
})

describe("Tyr's Wrath: what a card does", () => {
  it.each([
    ['tyr-foe-bear', 'bear-10', 'deer-01'],
    ['tyr-foe-wolf', 'wolf-10', 'deer-01'],
    ['tyr-foe-boar', 'boar-10', 'deer-01'],
    ['tyr-foe-deer', 'deer-10', 'wolf-01'],
    ['tyr-foe-giant', 'giant-01', 'deer-01'],
  ])('VH-82 %s: +4 against a squad with %s, armed or not, none against %s', (tyr, foe, other) => {
    const game = attack([`bear-01 + ${tyr}`, 'bear-02'], [other, foe])
    game.does('p1', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(3 + 3 + 4)
    goesOn(game, { p1: 'phase' })
    const without = attack([`bear-01 + ${tyr}`], [other])
    without.does('p1', 'arm bear-01 axe')
    expect(without.strength('p1')).toBe(3)
    goesOn(without, { p1: 'phase' })
  })

  it('VH-82 the own squad is not the opposing one; +4 once, however many there are', () => {
    const own = attack(['bear-01 + tyr-foe-bear', 'bear-02'], ['deer-01'])
    own.does('p1', 'arm bear-01 axe')
    expect(own.strength('p1')).toBe(3)
    const many = attack(['bear-01 + tyr-foe-wolf'], ['wolf-01', 'wolf-02', 'wolf-03'])
    many.does('p1', 'arm bear-01 axe')
    expect(many.strength('p1')).toBe(7)
    goesOn(many, { p1: 'phase' })
  })

  it('VH-82 works in defence', () => {
    const game = attack(['bear-01'], ['wolf-01 + tyr-foe-bear'])
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm wolf-01 spear')
    expect(game.strength('p2')).toBe(6)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-80 VH-82 +2 strength, only while its warrior is armed', () => {
    const game = attack(['bear-01 + tyr-plus2', 'bear-02'])
    game.does('p1', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'arm bear-01 axe')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([8, 0])
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    ['sword', 'bear-05', 'axe', 'sword axe'],
    ['axe', 'bear-06', 'shield', 'axe shield'],
    ['spear', 'bear-07', 'axe', 'axe spear'],
    ['bow', 'wolf-12', 'axe', 'axe bow'],
    ['shield', 'bear-08', 'sword', 'sword shield'],
  ])('VH-82 one %s fewer: %s needs just %s, and not %s', (weapon, warrior, rest, printed) => {
    const game = attack([`${warrior} + tyr-less-${weapon}`, 'bear-01'])
    expect(game.forbids('p1', `arm ${warrior} ${printed}`)).toBe('VH-35')
    game.does('p1', `arm ${warrior} ${rest}`)
    expect(game.side('p1').armed[0]?.dice).toHaveLength(1)
    expect(game.side('p1').dice).toHaveLength(5)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-82 of two equal symbols one is left', () => {
    const game = attack(['bear-11 + tyr-less-axe'])
    game.does('p1', 'arm bear-11 axe')
    expect(game.strength('p1')).toBe(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-R34 does nothing for a warrior or giant without that symbol', () => {
    const game = attack(['bear-01 + tyr-less-bow', 'giant-01 + tyr-less-axe'])
    expect(game.forbids('p1', 'arm bear-01')).toBe('VH-35')
    expect(game.forbids('p1', 'arm giant-01 sword')).toBe('VH-35')
    game.does('p1', 'arm bear-01 axe', 'arm giant-01 sword spear')
    expect(game.strength('p1')).toBe(5)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-R34 a warrior with just that symbol is armed without a die', () => {
    const game = attack(['bear-01 + tyr-less-axe'], ['deer-01'], { dice: [NOTHING, NOTHING] })
    game.does('p1', 'arm bear-01')
    expect([game.strength('p1'), game.side('p1').dice.length]).toEqual([3, 6])
    expect(game.forbids('p1', 'arm bear-01')).toBe('VH-35')
    fight(game, [], [])
    expect(game.player('p1').valhalla).toEqual(['bear-01'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R34 action 2 counts the symbols as printed', () => {
    const game = turn({ squad: ['bear-01'], hand: ['bear-05', 'bear-06', 'tyr-less-axe'] })
    expect(game.forbids('p1', 'play-two bear-05 bear-06')).toBe('VH-25')
    goesOn(game, { p1: 'turn' })
  })
})

describe("Tyr's Wrath: what becomes of a card", () => {
  it('VH-81 VH-R56 a warrior that is discarded takes its Tyr card along', () => {
    const squad = ['bear-01 + tyr-plus2', 'bear-02', 'bear-03', 'bear-04']
    const game = turn({ squad, hand: ['bear-05'] })
    game.does('p1', 'play bear-05', 'warrior bear-01')
    expect(game.state.discard).toEqual(['bear-01', 'tyr-plus2'])
    expect(game.player('p1').squad[0]).toEqual({ card: 'bear-05', tyr: null })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-81 a warrior that goes to Valhalla leaves it to the discard pile', () => {
    const game = attack(['bear-01 + tyr-plus2', 'bear-02 + tyr-foe-boar'])
    fight(game, ['arm bear-01 axe'], [])
    expect([game.player('p1').valhalla, game.state.discard]).toEqual([['bear-01'], ['tyr-plus2']])
    expect(game.player('p1').squad[1]).toEqual({ card: 'bear-02', tyr: 'tyr-foe-boar' })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-81 a warrior that stays after a battle keeps it', () => {
    const game = attack(['wolf-01 + tyr-plus2'], ['bear-16 + tyr-plus2'], {
      dice: [ROLL, 'sword axe axe miss miss miss'],
    })
    fight(game, ['arm wolf-01 spear'], ['arm bear-16 sword axe axe'])
    game.does('p2', 'done')
    expect(game.player('p1').squad[0]).toEqual({ card: 'wolf-01', tyr: 'tyr-plus2' })
    expect(game.player('p2').squad[0]).toEqual({ card: 'bear-16', tyr: 'tyr-plus2' })
    expect(game.state.discard).toEqual([])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-50 VH-81 VH-R56 VH-R59 in Ragnarök all Tyr cards are discarded', () => {
    const game = given({
      options: { tyr: true },
      ragnarok: true,
      p1: { squad: ['bear-01 + tyr-less-axe', 'bear-02 + tyr-plus2'] },
      dice: [NOTHING, NOTHING],
    })
    game.does('p1', 'arm bear-01', 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01'])
    expect(game.state.discard).toEqual(['tyr-less-axe', 'bear-02', 'tyr-plus2'])
    goesOn(game, { p2: 'phase' })
  })
})
