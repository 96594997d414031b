import { describe, expect, it } from 'vitest'
import { CARDS } from '../cards/printed.ts'
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
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bersi'], hand: ['bjarni', 'ulf'] },
      p3: { squad: ['bjorgolf'] },
      deck: ['ulfar', 'ulfhild', 'brynjolf', 'geirolf', 'gunnolf', 'hildolf', 'jofur', 'jorund'],
    })
    expect(game.asks()).toEqual({ p2: 'turn' })
    game.does('p2', 'play bjarni')
    expect(game.asks()).toEqual({ p2: 'keep' })
    expect(game.forbids('p2', 'play ulf')).toBe('VH-22')
    game.does('p2', 'card ulfar')
    expect(game.asks()).toEqual({ p3: 'turn' })
    game.does('p3', 'draw', 'card brynjolf', 'card gunnolf')
    expect(game.asks()).toEqual({ p1: 'turn' })
    game.does('p1', 'draw', 'card jofur')
    checkInvariants(game.state)
  })

  it('VH-23 VH-R50 part B: draw 2, keep 1 of these, the other is discarded face up', () => {
    const game = given({
      players: 3,
      p1: { squad: ['arnbjorn'], hand: ['bersi', 'fury'] },
      p2: { squad: ['bjorgolf'] },
      p3: { squad: ['eyvind'], hand: ['fury-of-the-few'] },
      deck: ['ulfar', 'ulfhild', 'brynjolf'],
      discard: ['jofur'],
    })
    const onlooker = structuredClone(game.player('p3'))
    const size = game.state.deck.length
    game.does('p1', 'play bersi')
    expect(game.legal('p1').toSorted()).toEqual(['card ulfar', 'card ulfhild'])
    expect(game.forbids('p1', 'card fury')).toBe('VH-R50')
    expect(game.forbids('p1', 'card brynjolf')).toBe('VH-R50')
    expect(game.forbids('p1', 'done')).toBe('VH-R50')
    game.does('p1', 'card ulfhild')
    expect(game.player('p1').hand).toEqual(['fury', 'ulfhild'])
    expect(game.state.discard).toEqual(['jofur', 'ulfar'])
    expect(game.state.deck).toHaveLength(size - 2)
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-23 a hand may hold any number of cards', () => {
    const boars = CARDS.filter((card) => card.type === 'warrior' && card.clan === 'boar')
    const hand = boars.slice(0, 18).map(({ id }) => id)
    const game = given({
      p1: { squad: ['arnbjorn'], hand },
      p2: { squad: ['bersi'] },
      deck: ['ulf', 'ulfar', 'ulfhild', 'brynjolf'],
    })
    game.does('p1', 'draw', 'card ulf', 'card ulfhild')
    expect(game.player('p1').hand).toHaveLength(20)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-R50 cards not kept are discarded in the order in which they were drawn', () => {
    const game = given({
      options: { valkyries: true, dwarves: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bersi'] },
      deck: ['ulf', 'ulfar', 'ulfhild', 'brynjolf', 'geirolf', 'gunnolf'],
    })
    game.does('p1', 'draw', 'card ulfar')
    expect(game.state.discard).toEqual(['ulf', 'ulfhild'])
    game.does('p1', 'card gunnolf')
    expect(game.state.discard).toEqual(['ulf', 'ulfhild', 'brynjolf', 'geirolf'])
  })
})

describe('actions 1 and 2', () => {
  it('VH-24 VH-19 VH-R46 a warrior of any kind goes to the first free space', () => {
    const game = given({
      players: 3,
      p1: { squad: ['arnbjorn'], hand: ['bergelmir', 'fury'] },
      p2: { squad: ['bersi'] },
      p3: { squad: ['bjarni'] },
    })
    const onlooker = structuredClone(game.player('p3'))
    expect(game.forbids('p1', 'play fury')).toBe('VH-24')
    expect(game.forbids('p1', 'play bjorgolf')).toBe('VH-24')
    game.does('p1', 'play bergelmir')
    expect(game.player('p1').squad.map((one) => one?.card ?? null)).toEqual([
      'arnbjorn',
      'bergelmir',
      null,
      null,
      null,
      null,
    ])
    expect(game.player('p1').hand).toEqual(['fury'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R46 a space that became free is used again, and nobody moves up', () => {
    const game = given({
      turn: 'p1',
      p1: { squad: ['arnbjorn', 'bersi'], hand: ['ulf'] },
      p2: { squad: ['bjarni'] },
      deck: ['ulfar', 'ulfhild', 'brynjolf', 'geirolf', 'gunnolf', 'hildolf'],
      dice: ['axe miss miss miss miss miss', 'miss miss miss miss miss miss'],
    })
    game.does('p1', 'attack p2', 'arm arnbjorn axe', 'done')
    game.does('p2', 'done')
    game.does('p1', 'card ulfar')
    expect(
      game
        .player('p1')
        .squad.map((one) => one?.card ?? '')
        .slice(0, 3),
    ).toEqual(['', 'bersi', ''])
    game.does('p2', 'draw', 'card brynjolf', 'card gunnolf')
    game.does('p1', 'play ulf')
    expect(game.squad('p1')).toEqual(['ulf', 'bersi'])
  })

  it.each([
    ['arnbjorn', 'ulf', 'one and one'],
    ['arnbjorn', 'kolbjorn', 'one and two'],
    ['arnbjorn', 'hrym', 'one and a giant for two'],
    ['arnbjorn', 'kari-the-cold', 'one and a giant for two of the same'],
  ])('VH-25 VH-R10 %s and %s may come together: %s', (one, two) => {
    const game = given({
      players: 3,
      p1: { hand: [one, two, 'fury'] },
      p2: { squad: ['bersi'] },
      p3: { squad: ['bjarni'], hand: ['bjorgolf'] },
    })
    const onlooker = structuredClone(game.player('p3'))
    game.does('p1', `play-two ${one} ${two}`)
    expect(game.squad('p1')).toEqual([one, two].sort())
    expect(game.player('p1').hand).toEqual(['fury'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([
    ['arnbjorn', 'orm', 'one and three'],
    ['eyvind', 'geirr', 'two and two'],
    ['arnbjorn', 'skrymir', 'one and a giant for three'],
    ['arnbjorn', 'bergelmir', 'one and a giant for four'],
    ['eyvind', 'hrym', 'two and a giant for two'],
  ])('VH-25 VH-R10 %s and %s may not: %s', (one, two) => {
    const game = given({ p1: { hand: [one, two] }, p2: { squad: ['bersi'] } })
    expect(game.forbids('p1', `play-two ${one} ${two}`)).toBe('VH-25')
    expect(game.legal('p1').some((action) => action.startsWith('play-two'))).toBe(false)
    game.does('p1', `play ${two}`)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-25 only warriors from the hand', () => {
    const game = given({
      p1: { squad: ['bjarni'], hand: ['arnbjorn', 'fury'] },
      p2: { squad: ['bersi'] },
    })
    expect(game.forbids('p1', 'play-two arnbjorn fury')).toBe('VH-24')
    expect(game.forbids('p1', 'play-two arnbjorn bjorgolf')).toBe('VH-24')
    expect(game.forbids('p1', 'play-two arnbjorn arnbjorn')).toBe('VH-25')
  })

  it('VH-28 in a full squad the new warrior takes the place of one you choose', () => {
    const game = given({
      players: 3,
      p1: { squad: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'], hand: ['ulf'] },
      p2: { squad: ['eyvind'] },
      p3: { squad: ['geirr'] },
      discard: ['jofur'],
    })
    const onlooker = structuredClone(game.player('p3'))
    game.does('p1', 'play ulf')
    expect(game.asks()).toEqual({ p1: 'replace' })
    expect(game.forbids('p1', 'warrior eyvind')).toBe('VH-28')
    expect(game.forbids('p1', 'warrior 0 5')).toBe('VH-28')
    expect(game.forbids('p1', 'done')).toBe('VH-22')
    game.does('p1', 'warrior bjarni')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'bersi', 'ulf', 'bjorgolf'])
    expect(game.state.discard).toEqual(['jofur', 'bjarni'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p1: 'keep' })
    checkInvariants(game.state)
  })

  it('VH-28 VH-R11 both warriors of action 2 replace some who were there before', () => {
    const game = given({
      p1: { squad: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'], hand: ['ulf', 'ulfar'] },
      p2: { squad: ['eyvind'] },
    })
    game.does('p1', 'play-two ulf ulfar', 'warrior arnbjorn')
    expect(game.asks()).toEqual({ p1: 'replace' })
    expect(game.forbids('p1', 'warrior ulf')).toBe('VH-R11')
    expect(game.legal('p1')).toEqual(['warrior 0 1', 'warrior 0 2', 'warrior 0 3'])
    game.does('p1', 'warrior bjorgolf')
    expect(game.squad('p1')).toEqual(['ulf', 'bersi', 'bjarni', 'ulfar'])
    expect(game.state.discard).toEqual(['arnbjorn', 'bjorgolf'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-28 VH-R11 with one space free only the second warrior needs room', () => {
    const game = given({
      p1: { squad: ['arnbjorn', 'bersi', 'bjarni'], hand: ['ulf', 'ulfar'] },
      p2: { squad: ['eyvind'] },
    })
    game.does('p1', 'play-two ulf ulfar')
    expect(game.forbids('p1', 'warrior ulf')).toBe('VH-R11')
    game.does('p1', 'warrior bersi')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'ulfar', 'bjarni', 'ulf'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-9 VH-28 a card goes before the rules: with Bernhard six warriors have room', () => {
    const squad = ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf']
    const game = given({
      p1: { jarl: 'Bernhard', squad, hand: ['ulf', 'ulfar'] },
      p2: { squad: ['eyvind'] },
    })
    game.does('p1', 'play-two ulf ulfar')
    expect(game.squad('p1')).toEqual([...squad, 'ulf', 'ulfar'])
    expect(game.asks()).toEqual({ p1: 'keep' })
    checkInvariants(game.state)
  })
})

describe('actions 3 and 4', () => {
  it('VH-26 you attack another player, never yourself or nobody', () => {
    const game = given({
      players: 3,
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bersi'] },
      p3: { squad: ['bjarni'] },
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
      p1: { squad: ['arnbjorn'], hand: ['bersi'] },
      p2: { squad: ['bjorgolf'] },
      p3: { squad: ['eyvind'], hand: ['geirr'] },
      deck: ['ulf', 'ulfar', 'ulfhild', 'brynjolf'],
    })
    const onlooker = structuredClone(game.player('p3'))
    game.does('p1', 'draw')
    expect(game.legal('p1').toSorted()).toEqual(['card ulf', 'card ulfar'])
    game.does('p1', 'card ulf')
    expect(game.asks()).toEqual({ p1: 'keep' })
    game.does('p1', 'card brynjolf')
    expect(game.player('p1').hand).toEqual(['bersi', 'ulf', 'brynjolf'])
    expect(game.state.discard).toEqual(['ulfar', 'ulfhild'])
    expect(game.player('p3')).toEqual(onlooker)
    expect(game.asks()).toEqual({ p2: 'turn' })
  })

  it('VH-29 with an empty squad and a warrior in hand only actions 1 and 2 are left', () => {
    const game = given({
      p1: { hand: ['arnbjorn', 'bersi', 'fury'] },
      p2: { squad: ['bjarni'] },
    })
    expect(game.legal('p1').toSorted()).toEqual([
      'play arnbjorn',
      'play bersi',
      'play-two arnbjorn bersi',
    ])
    expect(game.forbids('p1', 'attack p2')).toBe('VH-29')
    expect(game.forbids('p1', 'draw')).toBe('VH-29')
    game.does('p1', 'play bersi')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-29 without a warrior in hand it is shown, action 4 follows, and a tactic may be kept', () => {
    const game = given({
      players: 3,
      p1: { hand: ['fury', 'weapon-exchange'] },
      p2: { squad: ['bjarni'] },
      p3: { squad: ['bjorgolf'] },
      deck: ['ulf', 'fury-of-the-few', 'ulfhild', 'brynjolf'],
    })
    expect(game.legal('p1')).toEqual(['draw'])
    expect(game.forbids('p1', 'attack p2')).toBe('VH-29')
    game.does('p1', 'draw')
    expect(game.events).toContainEqual({
      type: 'hand-shown',
      seat: 0,
      cards: ['fury', 'weapon-exchange'],
    })
    expect(game.player('p1').shown).toEqual(['fury', 'weapon-exchange'])
    game.does('p1', 'card fury-of-the-few', 'card ulfhild')
    expect(game.player('p1').hand).toEqual([
      'fury',
      'weapon-exchange',
      'fury-of-the-few',
      'ulfhild',
    ])
    expect(game.asks()).toEqual({ p2: 'turn' })
    checkInvariants(game.state)
  })

  it('VH-29 whoever has warriors in the squad draws without showing anything', () => {
    const game = given({
      p1: { squad: ['arnbjorn'], hand: ['fury'] },
      p2: { squad: ['bjarni'] },
    })
    game.does('p1', 'draw')
    expect(game.player('p1').shown).toEqual([])
    expect(game.events.some((event) => event.type === 'hand-shown')).toBe(false)
  })

  it('VH-30 neither an empty squad nor a player without own shields can be attacked', () => {
    const game = given({
      players: 4,
      p1: { squad: ['arnbjorn'], captured: { p3: 4 } },
      p2: { squad: [] },
      p3: { squad: ['bersi'], shields: 0 },
      p4: { squad: ['bjarni'] },
    })
    expect(game.forbids('p1', 'attack p2')).toBe('VH-30')
    expect(game.forbids('p1', 'attack p3')).toBe('VH-30')
    expect(game.legal('p1')).toEqual(['attack 3', 'draw'])
  })

  it('VH-R18 a player without own shields may still attack', () => {
    const game = given({
      p1: { squad: ['arnbjorn'], shields: 0 },
      p2: { squad: ['bersi'], captured: { p1: 4 } },
    })
    game.does('p1', 'attack p2')
    expect(game.asks()).toEqual({ p1: 'phase' })
    checkInvariants(game.state)
  })
})

describe('an empty deck', () => {
  it('VH-49 the last card is drawn alone and kept; the discard pile is not shuffled', () => {
    const game = given({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bersi'] },
      deck: ['ulf'],
    })
    leave(game, 1)
    const pile = game.state.discard.slice()
    game.does('p1', 'draw')
    expect(game.player('p1').hand).toEqual(['ulf'])
    expect(game.state.deck).toEqual([])
    expect(game.state.discard).toEqual(pile)
    expect(game.asks()).toEqual({ p2: 'turn' })
    checkInvariants(game.state)
  })

  it('VH-49 with no card left nothing is drawn, and turns go on', () => {
    const game = given({ p1: { squad: ['arnbjorn'] }, p2: { squad: ['bersi'] } })
    leave(game, 0)
    game.does('p1', 'draw')
    expect(game.player('p1').hand).toEqual([])
    expect(game.asks()).toEqual({ p2: 'turn' })
  })
})
