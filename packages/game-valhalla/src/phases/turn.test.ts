import { describe, expect, it } from 'vitest'
import { type Given, given } from '../testing/given.ts'
import { checkInvariants } from '../testing/invariants.ts'

/** All but so many cards of the deck go below the discard pile. */
function leave(game: Given, cards: number): void {
  game.state.discard.unshift(...game.state.deck.splice(0, game.state.deck.length - cards))
}

describe('a turn', () => {
  it('VH-22 is one action, then part B; turns pass clockwise', () => {
    const game = given({
      players: 3,
      turn: 'p2',
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-02'], hand: ['bear-03', 'wolf-01'] },
      p3: { squad: ['bear-04'] },
      deck: [
        'wolf-02',
        'wolf-03',
        'wolf-04',
        'wolf-05',
        'wolf-06',
        'wolf-07',
        'boar-01',
        'boar-02',
      ],
    })
    expect(game.asks()).toEqual({ p2: 'turn' })
    game.does('p2', 'play bear-03')
    expect(game.asks()).toEqual({ p2: 'keep' })
    expect(game.forbids('p2', 'play wolf-01')).toBe('VH-22')
    game.does('p2', 'card wolf-02')
    expect(game.asks()).toEqual({ p3: 'turn' })
    game.does('p3', 'draw', 'card wolf-04', 'card wolf-06')
    expect(game.asks()).toEqual({ p1: 'turn' })
    game.does('p1', 'draw', 'card boar-01')
    checkInvariants(game.state)
  })

  it('VH-23 VH-R50 part B: draw 2, keep 1 of these, the other is discarded face up', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01'], hand: ['bear-02', 'tac-fury2'] },
      p2: { squad: ['bear-04'] },
      p3: { squad: ['bear-05'], hand: ['tac-fury3'] },
      deck: ['wolf-02', 'wolf-03', 'wolf-04'],
      discard: ['boar-01'],
    })
    const onlooker = structuredClone(game.player('p3'))
    const size = game.state.deck.length
    game.does('p1', 'play bear-02')
    expect(game.legal('p1').toSorted()).toEqual(['card wolf-02', 'card wolf-03'])
    expect(game.forbids('p1', 'card tac-fury2')).toBe('VH-R50')
    expect(game.forbids('p1', 'card wolf-04')).toBe('VH-R50')
    expect(game.forbids('p1', 'done')).toBe('VH-R50')
    game.does('p1', 'card wolf-03')
    expect(game.player('p1').hand).toEqual(['tac-fury2', 'wolf-03'])
    expect(game.state.discard).toEqual(['boar-01', 'wolf-02'])
    expect(game.state.deck).toHaveLength(size - 2)
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-23 a hand may hold any number of cards', () => {
    const hand = Array.from({ length: 18 }, (_, index) => `boar-${`${index + 1}`.padStart(2, '0')}`)
    const game = given({
      p1: { squad: ['bear-01'], hand },
      p2: { squad: ['bear-02'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04'],
    })
    game.does('p1', 'draw', 'card wolf-01', 'card wolf-03')
    expect(game.player('p1').hand).toHaveLength(20)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-R50 cards not kept are discarded in the order in which they were drawn', () => {
    const game = given({
      options: { valkyries: true, dwarves: true },
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-02'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04', 'wolf-05', 'wolf-06'],
    })
    game.does('p1', 'draw', 'card wolf-02')
    expect(game.state.discard).toEqual(['wolf-01', 'wolf-03'])
    game.does('p1', 'card wolf-06')
    expect(game.state.discard).toEqual(['wolf-01', 'wolf-03', 'wolf-04', 'wolf-05'])
  })
})

describe('actions 1 and 2', () => {
  it('VH-24 VH-19 VH-R46 a warrior of any kind goes to the first free space', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01'], hand: ['giant-11', 'tac-fury2'] },
      p2: { squad: ['bear-02'] },
      p3: { squad: ['bear-03'] },
    })
    const onlooker = structuredClone(game.player('p3'))
    expect(game.forbids('p1', 'play tac-fury2')).toBe('VH-24')
    expect(game.forbids('p1', 'play bear-04')).toBe('VH-24')
    game.does('p1', 'play giant-11')
    expect(game.player('p1').squad.map((one) => one?.card ?? null)).toEqual([
      'bear-01',
      'giant-11',
      null,
      null,
      null,
      null,
    ])
    expect(game.player('p1').hand).toEqual(['tac-fury2'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R46 a space that became free is used again, and nobody moves up', () => {
    const game = given({
      turn: 'p1',
      p1: { squad: ['bear-01', 'bear-02'], hand: ['wolf-01'] },
      p2: { squad: ['bear-03'] },
      deck: ['wolf-02', 'wolf-03', 'wolf-04', 'wolf-05', 'wolf-06', 'wolf-07'],
      dice: ['axe miss miss miss miss miss', 'miss miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2', 'arm bear-01 axe', 'done')
    game.does('p2', 'done')
    game.does('p1', 'card wolf-02')
    expect(
      game
        .player('p1')
        .squad.map((one) => one?.card ?? '')
        .slice(0, 3),
    ).toEqual(['', 'bear-02', ''])
    game.does('p2', 'draw', 'card wolf-04', 'card wolf-06')
    game.does('p1', 'play wolf-01')
    expect(game.squad('p1')).toEqual(['wolf-01', 'bear-02'])
  })

  it.each([
    ['bear-01', 'wolf-01', 'one and one'],
    ['bear-01', 'bear-11', 'one and two'],
    ['bear-01', 'giant-01', 'one and a giant for two'],
    ['bear-01', 'giant-05', 'one and a giant for two of the same'],
  ])('VH-25 VH-R10 %s and %s may come together: %s', (one, two) => {
    const game = given({
      players: 3,
      p1: { hand: [one, two, 'tac-fury2'] },
      p2: { squad: ['bear-02'] },
      p3: { squad: ['bear-03'], hand: ['bear-04'] },
    })
    const onlooker = structuredClone(game.player('p3'))
    game.does('p1', `play-two ${one} ${two}`)
    expect(game.squad('p1')).toEqual([one, two].sort())
    expect(game.player('p1').hand).toEqual(['tac-fury2'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['bear-01', 'bear-13', 'one and three'],
    ['bear-05', 'bear-06', 'two and two'],
    ['bear-01', 'giant-09', 'one and a giant for three'],
    ['bear-01', 'giant-11', 'one and a giant for four'],
    ['bear-05', 'giant-01', 'two and a giant for two'],
  ])('VH-25 VH-R10 %s and %s may not: %s', (one, two) => {
    const game = given({ p1: { hand: [one, two] }, p2: { squad: ['bear-02'] } })
    expect(game.forbids('p1', `play-two ${one} ${two}`)).toBe('VH-25')
    expect(game.legal('p1').some((action) => action.startsWith('play-two'))).toBe(false)
    game.does('p1', `play ${two}`)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-25 only warriors from the hand', () => {
    const game = given({
      p1: { squad: ['bear-03'], hand: ['bear-01', 'tac-fury2'] },
      p2: { squad: ['bear-02'] },
    })
    expect(game.forbids('p1', 'play-two bear-01 tac-fury2')).toBe('VH-24')
    expect(game.forbids('p1', 'play-two bear-01 bear-04')).toBe('VH-24')
    expect(game.forbids('p1', 'play-two bear-01 bear-01')).toBe('VH-25')
  })

  it('VH-28 in a full squad the new warrior takes the place of one you choose', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01', 'bear-02', 'bear-03', 'bear-04'], hand: ['wolf-01'] },
      p2: { squad: ['bear-05'] },
      p3: { squad: ['bear-06'] },
      discard: ['boar-01'],
    })
    const onlooker = structuredClone(game.player('p3'))
    game.does('p1', 'play wolf-01')
    expect(game.asks()).toEqual({ p1: 'replace' })
    expect(game.forbids('p1', 'warrior bear-05')).toBe('VH-28')
    expect(game.forbids('p1', 'warrior 0 5')).toBe('VH-28')
    expect(game.forbids('p1', 'done')).toBe('VH-22')
    game.does('p1', 'warrior bear-03')
    expect(game.squad('p1')).toEqual(['bear-01', 'bear-02', 'wolf-01', 'bear-04'])
    expect(game.state.discard).toEqual(['boar-01', 'bear-03'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p1: 'keep' })
    checkInvariants(game.state)
  })

  it('VH-28 VH-R11 both warriors of action 2 replace some who were there before', () => {
    const game = given({
      p1: { squad: ['bear-01', 'bear-02', 'bear-03', 'bear-04'], hand: ['wolf-01', 'wolf-02'] },
      p2: { squad: ['bear-05'] },
    })
    game.does('p1', 'play-two wolf-01 wolf-02', 'warrior bear-01')
    expect(game.asks()).toEqual({ p1: 'replace' })
    expect(game.forbids('p1', 'warrior wolf-01')).toBe('VH-R11')
    expect(game.legal('p1')).toEqual(['warrior 0 1', 'warrior 0 2', 'warrior 0 3'])
    game.does('p1', 'warrior bear-04')
    expect(game.squad('p1')).toEqual(['wolf-01', 'bear-02', 'bear-03', 'wolf-02'])
    expect(game.state.discard).toEqual(['bear-01', 'bear-04'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-28 VH-R11 with one space free only the second warrior needs room', () => {
    const game = given({
      p1: { squad: ['bear-01', 'bear-02', 'bear-03'], hand: ['wolf-01', 'wolf-02'] },
      p2: { squad: ['bear-05'] },
    })
    game.does('p1', 'play-two wolf-01 wolf-02')
    expect(game.forbids('p1', 'warrior wolf-01')).toBe('VH-R11')
    game.does('p1', 'warrior bear-02')
    expect(game.squad('p1')).toEqual(['bear-01', 'wolf-02', 'bear-03', 'wolf-01'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-9 VH-28 a card goes before the rules: with Bernhard six warriors have room', () => {
    const squad = ['bear-01', 'bear-02', 'bear-03', 'bear-04']
    const game = given({
      p1: { jarl: 'Bernhard', squad, hand: ['wolf-01', 'wolf-02'] },
      p2: { squad: ['bear-05'] },
    })
    game.does('p1', 'play-two wolf-01 wolf-02')
    expect(game.squad('p1')).toEqual([...squad, 'wolf-01', 'wolf-02'])
    expect(game.asks()).toEqual({ p1: 'keep' })
    checkInvariants(game.state)
  })
})

describe('actions 3 and 4', () => {
  it('VH-26 you attack another player, never yourself or nobody', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-02'] },
      p3: { squad: ['bear-03'] },
    })
    expect(game.legal('p1')).toEqual(['attack 1', 'attack 2', 'draw'])
    expect(game.forbids('p1', 'attack p1')).toBe('VH-26')
    expect(game.forbids('p1', 'attack p5')).toBe('VH-26')
    expect(game.forbids('p1', 'attack monster')).toBe('VH-26')
    game.does('p1', 'attack p3')
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.events).toContainEqual({ type: 'attack-began', seat: 0, foe: 2 })
  })

  it('VH-27 action 4: draw 2, keep 1, discard the other; part B follows', () => {
    const game = given({
      players: 3,
      p1: { squad: ['bear-01'], hand: ['bear-02'] },
      p2: { squad: ['bear-04'] },
      p3: { squad: ['bear-05'], hand: ['bear-06'] },
      deck: ['wolf-01', 'wolf-02', 'wolf-03', 'wolf-04'],
    })
    const onlooker = structuredClone(game.player('p3'))
    game.does('p1', 'draw')
    expect(game.legal('p1').toSorted()).toEqual(['card wolf-01', 'card wolf-02'])
    game.does('p1', 'card wolf-01')
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card wolf-04')
    expect(game.player('p1').hand).toEqual(['bear-02', 'wolf-01', 'wolf-04'])
    expect(game.state.discard).toEqual(['wolf-02', 'wolf-03'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-29 with an empty squad and a warrior in hand only actions 1 and 2 are left', () => {
    const game = given({
      p1: { hand: ['bear-01', 'bear-02', 'tac-fury2'] },
      p2: { squad: ['bear-03'] },
    })
    expect(game.legal('p1').toSorted()).toEqual([
      'play bear-01',
      'play bear-02',
      'play-two bear-01 bear-02',
    ])
    expect(game.forbids('p1', 'attack p2')).toBe('VH-29')
    expect(game.forbids('p1', 'draw')).toBe('VH-29')
    game.does('p1', 'play bear-02')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-29 without a warrior in hand it is shown, action 4 follows, and a tactic may be kept', () => {
    const game = given({
      players: 3,
      p1: { hand: ['tac-fury2', 'tac-exchange'] },
      p2: { squad: ['bear-03'] },
      p3: { squad: ['bear-04'] },
      deck: ['wolf-01', 'tac-fury3', 'wolf-03', 'wolf-04'],
    })
    expect(game.legal('p1')).toEqual(['draw'])
    expect(game.forbids('p1', 'attack p2')).toBe('VH-29')
    game.does('p1', 'draw')
    expect(game.events).toContainEqual({
      type: 'hand-shown',
      seat: 0,
      cards: ['tac-fury2', 'tac-exchange'],
    })
    expect(game.player('p1').shown).toEqual(['tac-fury2', 'tac-exchange'])
    game.does('p1', 'card tac-fury3', 'card wolf-03')
    expect(game.player('p1').hand).toEqual(['tac-fury2', 'tac-exchange', 'tac-fury3', 'wolf-03'])
    expect(game.asks()).toEqual({ p2: 'turn' })
    checkInvariants(game.state)
  })

  it('VH-29 whoever has warriors in the squad draws without showing anything', () => {
    const game = given({
      p1: { squad: ['bear-01'], hand: ['tac-fury2'] },
      p2: { squad: ['bear-03'] },
    })
    game.does('p1', 'draw')
    expect(game.player('p1').shown).toEqual([])
    expect(game.events.some((event) => event.type === 'hand-shown')).toBe(false)
  })

  it('VH-30 neither an empty squad nor a player without own shields can be attacked', () => {
    const game = given({
      players: 4,
      p1: { squad: ['bear-01'], captured: { p3: 4 } },
      p2: { squad: [] },
      p3: { squad: ['bear-02'], shields: 0 },
      p4: { squad: ['bear-03'] },
    })
    expect(game.forbids('p1', 'attack p2')).toBe('VH-30')
    expect(game.forbids('p1', 'attack p3')).toBe('VH-30')
    expect(game.legal('p1')).toEqual(['attack 3', 'draw'])
  })

  it('VH-R18 a player without own shields may still attack', () => {
    const game = given({
      p1: { squad: ['bear-01'], shields: 0 },
      p2: { squad: ['bear-02'], captured: { p1: 4 } },
    })
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'phase' })
    checkInvariants(game.state)
  })
})

describe('an empty deck', () => {
  it('VH-49 the last card is drawn alone and kept; the discard pile is not shuffled', () => {
    const game = given({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-02'] },
      deck: ['wolf-01'],
    })
    leave(game, 1)
    const pile = game.state.discard.slice()
    game.does('p1', 'draw')
    expect(game.player('p1').hand).toEqual(['wolf-01'])
    expect(game.state.deck).toEqual([])
    expect(game.state.discard).toEqual(pile)
    expect(game.asks()).toEqual({ p2: 'turn' })
    checkInvariants(game.state)
  })

  it('VH-49 with no card left nothing is drawn, and turns go on', () => {
    const game = given({ p1: { squad: ['bear-01'] }, p2: { squad: ['bear-02'] } })
    leave(game, 0)
    game.does('p1', 'draw')
    expect(game.player('p1').hand).toEqual([])
    expect(game.asks()).toEqual({ p2: 'turn' })
  })
})
