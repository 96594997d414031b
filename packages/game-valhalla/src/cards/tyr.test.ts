import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import type { State } from '../state.ts'
import { all, type Fields, fight, goesOn, NOTHING, ROLL } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'
import { cardOf, deckCards } from './index.ts'
import type { CardId } from './printed.ts'

function turn(p1: Fields, more: Fields = {}): Given {
  return given({
    options: { tyr: true },
    p1,
    p2: { squad: ['hjort'], hand: ['tyr-strength'] },
    ...more,
  })
}

/** p1 has attacked p2 and rolled one of each weapon. */
function attack(
  p1: readonly string[],
  p2: readonly string[] = ['hjort'],
  more: Fields = {},
): Given {
  const game = given({
    players: 3,
    options: { tyr: true },
    p1: { squad: p1 },
    p2: { squad: p2 },
    p3: { squad: ['torfi', 'ylva', 'toki', 'skrymir'] },
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
    const state = valhalla.setup({ options: parsed, seats, seed: `tyr ${seats}` })
    for (let decision = state.open[0]; decision !== undefined; decision = state.open[0]) {
      if (decision.kind === 'turn') return state
      const [action] = valhalla.legalActions(state, decision)
      if (action !== undefined) valhalla.apply(state, action)
    }
    throw new Error('no turn was reached')
  }
  const tyrs = (cards: readonly CardId[]) => cards.filter((card) => cardOf(card).type === 'tyr')

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
    const state = valhalla.setup({ options, seats: 2, seed: 'tyr' })
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
    const game = turn({ squad: ['arnbjorn'], hand: ['bersi', 'tyr-strength'] })
    const other = all(game, 'p2')
    game.does('p1', 'play bersi')
    goesOn(game, { p1: 'tyr' })
    expect(game.legal('p1')).toEqual(['attach tyr-strength 1', 'done'])
    expect(game.forbids('p1', 'attach tyr-strength arnbjorn')).toBe('VH-80')
    game.does('p1', 'attach tyr-strength bersi')
    expect(game.player('p1').squad.slice(0, 2)).toEqual([
      { card: 'arnbjorn', tyr: null },
      { card: 'bersi', tyr: 'tyr-strength' },
    ])
    expect(game.player('p1').hand).toEqual([])
    expect(all(game, 'p2')).toBe(other)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 under one of two played together, and no more than one card', () => {
    const game = turn({
      squad: [],
      hand: ['arnbjorn', 'bersi', 'tyr-strength', 'tyr-against-bear'],
    })
    game.does('p1', 'play-two arnbjorn bersi')
    expect(game.legal('p1')).toEqual([
      'attach tyr-strength 0',
      'attach tyr-strength 1',
      'attach tyr-against-bear 0',
      'attach tyr-against-bear 1',
      'done',
    ])
    game.does('p1', 'attach tyr-against-bear bersi')
    expect(game.player('p1').hand).toEqual(['tyr-strength'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 under one that takes the place of another', () => {
    const squad = ['arnbjorn + tyr-strength', 'bersi', 'bjarni', 'bjorgolf']
    const game = turn({ squad, hand: ['eyvind', 'tyr-strength'] })
    game.does('p1', 'play eyvind', 'warrior arnbjorn')
    goesOn(game, { p1: 'tyr' })
    game.does('p1', 'attach tyr-strength eyvind')
    expect(game.player('p1').squad[0]).toEqual({ card: 'eyvind', tyr: 'tyr-strength' })
    goesOn(game, { p1: 'keep' })
  })

  it("VH-80 under a warrior that Loki's bonus brings", () => {
    const game = attack(['orm'], ['ulf'], {
      options: { tyr: true, loki: true },
      loki: 'new-faces',
      p2: { squad: ['ulf', 'alof'], hand: ['thorbjorn', 'tyr-strength'] },
      dice: ['sword axe shield miss miss miss', 'spear axe miss miss miss miss'],
    })
    fight(game, ['arm orm sword axe shield'], ['arm ulf spear', 'arm alof axe'])
    game.does('p2', 'line 1', 'card thorbjorn')
    goesOn(game, { p2: 'tyr' })
    game.does('p2', 'attach tyr-strength thorbjorn')
    expect(game.player('p2').squad[2]).toEqual({ card: 'thorbjorn', tyr: 'tyr-strength' })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 may be left, and is possible at that moment only', () => {
    const game = turn({ squad: ['arnbjorn'], hand: ['bersi', 'tyr-strength'] })
    expect(game.forbids('p1', 'attach tyr-strength arnbjorn')).toBe('VH-22')
    game.does('p1', 'play bersi', 'done')
    expect(game.player('p1').squad[1]).toEqual({ card: 'bersi', tyr: null })
    expect(game.forbids('p1', 'attach tyr-strength bersi')).toBe('VH-22')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-80 is no warrior and no tactic', () => {
    const game = turn({ squad: ['arnbjorn'], hand: ['tyr-strength'] })
    expect(game.forbids('p1', 'play tyr-strength')).toBe('VH-24')
    game.does('p1', 'attack p2')
    expect(game.forbids('p1', 'tactic tyr-strength')).toBe('VH-34')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-80 only Tyr cards, from the own hand', () => {
    const game = turn({ squad: ['arnbjorn'], hand: ['bersi', 'fury', 'tyr-strength'] })
    game.does('p1', 'play bersi')
    expect(game.forbids('p1', 'attach fury bersi')).toBe('VH-80')
    expect(game.forbids('p1', 'attach tyr-against-bear bersi')).toBe('VH-24')
    goesOn(game, { p1: 'tyr' })
  })

  it('VH-R47 any hand is asked, an empty one is not', () => {
    const game = turn({ squad: ['arnbjorn'], hand: ['bersi', 'fury'] })
    game.does('p1', 'play bersi')
    goesOn(game, { p1: 'tyr' })
    expect(game.legal('p1')).toEqual(['done'])
    const empty = turn({ squad: ['arnbjorn'], hand: ['bersi'] })
    empty.does('p1', 'play bersi')
    goesOn(empty, { p1: 'keep' })
  })

  it('VH-R47 nor is a hand that everybody knows to hold no Tyr card', () => {
    const asked = (hand: string[], shown: string[]) => {
      const game = turn({ squad: ['arnbjorn'], hand: ['bersi', ...hand], shown })
      game.does('p1', 'play bersi')
      return game.asks()
    }
    expect(asked(['fury'], ['fury'])).toEqual({ p1: 'keep' })
    expect(asked(['fury', 'ulf'], ['fury'])).toEqual({ p1: 'tyr' })
    expect(asked(['tyr-strength'], ['tyr-strength'])).toEqual({ p1: 'tyr' })
  })
})

describe("Tyr's Wrath: what a card does", () => {
  it.each([
    ['tyr-against-bear', 'ketil', 'hjort'],
    ['tyr-against-wolf', 'randolf', 'hjort'],
    ['tyr-against-boar', 'grim', 'hjort'],
    ['tyr-against-deer', 'groa', 'ulf'],
    ['tyr-against-giant', 'hrym', 'hjort'],
  ])('VH-82 %s: +4 against a squad with %s, armed or not, none against %s', (tyr, foe, other) => {
    const game = attack([`arnbjorn + ${tyr}`, 'bersi'], [other, foe])
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3 + 3 + 4)
    goesOn(game, { p1: 'phase' })
    const without = attack([`arnbjorn + ${tyr}`], [other])
    without.does('p1', 'arm arnbjorn axe')
    expect(without.strength('p1')).toBe(3)
    goesOn(without, { p1: 'phase' })
  })

  it('VH-82 the own squad is not the opposing one; +4 once, however many there are', () => {
    const own = attack(['arnbjorn + tyr-against-bear', 'bersi'], ['hjort'])
    own.does('p1', 'arm arnbjorn axe')
    expect(own.strength('p1')).toBe(3)
    const many = attack(['arnbjorn + tyr-against-wolf'], ['ulf', 'ulfar', 'ulfhild'])
    many.does('p1', 'arm arnbjorn axe')
    expect(many.strength('p1')).toBe(7)
    goesOn(many, { p1: 'phase' })
  })

  it('VH-82 works in defence', () => {
    const game = attack(['arnbjorn'], ['ulf + tyr-against-bear'])
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm ulf spear')
    expect(game.strength('p2')).toBe(6)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-80 VH-82 +2 strength, only while its warrior is armed', () => {
    const game = attack(['arnbjorn + tyr-strength', 'bersi'])
    game.does('p1', 'arm bersi sword')
    expect(game.strength('p1')).toBe(3)
    game.does('p1', 'arm arnbjorn axe')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([8, 0])
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    ['sword', 'eyvind', 'axe', 'sword axe'],
    ['axe', 'geirr', 'shield', 'axe shield'],
    ['spear', 'gunnbjorn', 'axe', 'axe spear'],
    ['bow', 'saeulf', 'axe', 'axe bow'],
    ['shield', 'hallbjorn', 'sword', 'sword shield'],
  ])('VH-82 one %s fewer: %s needs just %s, and not %s', (weapon, warrior, rest, printed) => {
    const game = attack([`${warrior} + tyr-less-${weapon}`, 'arnbjorn'])
    expect(game.forbids('p1', `arm ${warrior} ${printed}`)).toBe('VH-35')
    game.does('p1', `arm ${warrior} ${rest}`)
    expect(game.side('p1').armed[0]?.dice).toHaveLength(1)
    expect(game.side('p1').dice).toHaveLength(5)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-82 of two equal symbols one is left', () => {
    const game = attack(['kolbjorn + tyr-less-axe'])
    game.does('p1', 'arm kolbjorn axe')
    expect(game.strength('p1')).toBe(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-R34 does nothing for a warrior or giant without that symbol', () => {
    const game = attack(['arnbjorn + tyr-less-bow', 'hrym + tyr-less-axe'])
    expect(game.forbids('p1', 'arm arnbjorn')).toBe('VH-35')
    expect(game.forbids('p1', 'arm hrym sword')).toBe('VH-35')
    game.does('p1', 'arm arnbjorn axe', 'arm hrym sword spear')
    expect(game.strength('p1')).toBe(5)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-R34 a warrior with just that symbol is armed without a die', () => {
    const game = attack(['arnbjorn + tyr-less-axe'], ['hjort'], { dice: [NOTHING, NOTHING] })
    game.does('p1', 'arm arnbjorn')
    expect([game.strength('p1'), game.side('p1').dice.length]).toEqual([3, 6])
    expect(game.forbids('p1', 'arm arnbjorn')).toBe('VH-35')
    fight(game, [], [])
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R34 action 2 counts the symbols as printed', () => {
    const game = turn({ squad: ['arnbjorn'], hand: ['eyvind', 'geirr', 'tyr-less-axe'] })
    expect(game.forbids('p1', 'play-two eyvind geirr')).toBe('VH-25')
    goesOn(game, { p1: 'turn' })
  })
})

describe("Tyr's Wrath: what becomes of a card", () => {
  it('VH-81 VH-R56 a warrior that is discarded takes its Tyr card along', () => {
    const squad = ['arnbjorn + tyr-strength', 'bersi', 'bjarni', 'bjorgolf']
    const game = turn({ squad, hand: ['eyvind'] })
    game.does('p1', 'play eyvind', 'warrior arnbjorn')
    expect(game.state.discard).toEqual(['arnbjorn', 'tyr-strength'])
    expect(game.player('p1').squad[0]).toEqual({ card: 'eyvind', tyr: null })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-81 a warrior that goes to Valhalla leaves it to the discard pile', () => {
    const game = attack(['arnbjorn + tyr-strength', 'bersi + tyr-against-boar'])
    fight(game, ['arm arnbjorn axe'], [])
    expect([game.player('p1').valhalla, game.state.discard]).toEqual([
      ['arnbjorn'],
      ['tyr-strength'],
    ])
    expect(game.player('p1').squad[1]).toEqual({ card: 'bersi', tyr: 'tyr-against-boar' })
    goesOn(game, { p1: 'keep' })
  })

  it('VH-81 a warrior that stays after a battle keeps it', () => {
    const game = attack(['ulf + tyr-strength'], ['thorbjorn + tyr-strength'], {
      dice: [ROLL, 'sword axe axe miss miss miss'],
    })
    fight(game, ['arm ulf spear'], ['arm thorbjorn sword axe axe'])
    game.does('p2', 'done')
    expect(game.player('p1').squad[0]).toEqual({ card: 'ulf', tyr: 'tyr-strength' })
    expect(game.player('p2').squad[0]).toEqual({ card: 'thorbjorn', tyr: 'tyr-strength' })
    expect(game.state.discard).toEqual([])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-50 VH-81 VH-R56 VH-R59 in Ragnarök all Tyr cards are discarded', () => {
    const game = given({
      options: { tyr: true },
      ragnarok: true,
      p1: { squad: ['arnbjorn + tyr-less-axe', 'bersi + tyr-strength'] },
      dice: [NOTHING, NOTHING],
    })
    game.does('p1', 'arm arnbjorn', 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    expect(game.state.discard).toEqual(['tyr-less-axe', 'bersi', 'tyr-strength'])
    goesOn(game, { p2: 'phase' })
  })
})
