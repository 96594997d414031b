import { describe, expect, it } from 'vitest'
import { deckCards } from '../cards/index.ts'
import { valhalla } from '../rules.ts'
import { given } from '../testing/given.ts'
import { all, goesOn, ROLL } from './testing.ts'
import { attack, battle } from './testing-dwarves.ts'

describe('Dwarves: the deck', () => {
  it('VH-71 the 40 cards are in the deck before anything is discarded', () => {
    expect(deckCards('dwarves')).toHaveLength(40)
    const options = valhalla.parseOptions({ dwarves: true, firstGame: true }, 3)
    const state = valhalla.setup(options, 3, 'dwarves')
    expect([state.deck.length + 4, state.discard.length]).toEqual([140, 20])
  })

  it('VH-71 part B draws 3 and keeps 1, action 4 draws 2', () => {
    const game = given({
      options: { dwarves: true },
      p1: { squad: ['bear-01'] },
      deck: ['giant-01', 'giant-02', 'giant-03', 'giant-04', 'giant-05'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card giant-01', 'card giant-02'])
    game.does('p1', 'card giant-01')
    expect(game.legal('p1')).toEqual(['card giant-03', 'card giant-04', 'card giant-05'])
    game.does('p1', 'card giant-05')
    expect(game.player('p1').hand).toEqual(['giant-01', 'giant-05'])
    goesOn(game, { p2: 'turn' })
  })

  it('VH-R33 Dwarves are a sixth clan: they count for the trait of many clans', () => {
    const game = battle({ squad: ['deer-05', 'bear-01', 'dwarf-08'] })
    game.does('p1', 'arm deer-05 axe')
    expect(game.strength('p1')).toBe(3)
    goesOn(game, { p1: 'phase' })
  })
})

describe('Dwarves: Call to Battle', () => {
  const PILE = ['bear-16', 'tac-fury3', 'wolf-17', 'tac-cutoff', 'dwarf-cry-squad']

  it('VH-72 the attacker puts the topmost warrior of the discard pile into the squad', () => {
    const game = attack({ squad: ['bear-01'], hand: ['dwarf-call'] }, undefined, { discard: PILE })
    goesOn(game, { p1: 'before-battle' })
    const other = all(game, 'p3')
    game.does('p1', 'card dwarf-call')
    expect(game.squad('p1')).toEqual(['bear-01', 'wolf-17'])
    expect(game.state.discard).toEqual(PILE.toSpliced(2, 1))
    expect(all(game, 'p3')).toBe(other)
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'arm wolf-17 sword spear bow', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').valhalla).toEqual(['wolf-17'])
    expect(game.state.discard.at(-1)).toBe('dwarf-call')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-72 VH-R16 the defender is asked after the attacker, before the roll', () => {
    const game = attack(
      { squad: ['bear-01'], hand: ['dwarf-call'] },
      { squad: ['deer-01'], hand: ['dwarf-call'] },
      { discard: PILE },
    )
    game.does('p1', 'card dwarf-call')
    goesOn(game, { p2: 'before-battle' })
    expect(game.side('p1').dice).toEqual([])
    game.does('p2', 'card dwarf-call')
    expect(game.squad('p2')).toEqual(['deer-01', 'bear-16'])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-72 two can be played one after the other', () => {
    const game = attack(
      { squad: ['bear-01'], hand: ['dwarf-call', 'dwarf-call', 'tac-fury2'] },
      undefined,
      { discard: PILE },
    )
    game.does('p1', 'card dwarf-call')
    goesOn(game, { p1: 'before-battle' })
    game.does('p1', 'card dwarf-call')
    expect(game.squad('p1')).toEqual(['bear-01', 'wolf-17', 'bear-16'])
    goesOn(game, { p1: 'before-battle' })
    expect(game.legal('p1')).toEqual(['done'])
  })

  it('VH-72 only before a battle, and only if there is a warrior in the pile', () => {
    const game = attack({ squad: ['bear-01'], hand: ['dwarf-call'] }, undefined, {
      discard: ['tac-fury3'],
    })
    expect(game.forbids('p1', 'card dwarf-call')).toBe('VH-72')
    game.does('p1', 'done')
    expect(game.forbids('p1', 'tactic dwarf-call')).toBe('VH-34')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-72 other tactics are not for before the battle', () => {
    const game = attack({ squad: ['bear-01'], hand: ['tac-fury2', 'dwarf-cry-squad'] }, undefined, {
      discard: PILE,
    })
    expect(game.legal('p1')).toEqual(['done'])
    expect(game.forbids('p1', 'card tac-fury2')).toBe('VH-72')
    goesOn(game, { p1: 'before-battle' })
  })

  it('VH-R47 whoever holds a card is asked, an empty hand is not', () => {
    goesOn(attack({ squad: ['bear-01'], hand: ['wolf-18'] }), { p1: 'before-battle' })
    goesOn(attack({ squad: ['bear-01'] }), { p1: 'phase' })
  })

  it('VH-R32 in a full squad it takes the place of one', () => {
    const game = attack(
      { squad: ['bear-01', 'bear-02', 'bear-03', 'bear-04'], hand: ['dwarf-call'] },
      undefined,
      { discard: PILE },
    )
    game.does('p1', 'card dwarf-call')
    goesOn(game, { p1: 'replace' })
    game.does('p1', 'warrior bear-03')
    expect(game.squad('p1')).toEqual(['bear-01', 'bear-02', 'wolf-17', 'bear-04'])
    expect(game.state.discard.at(-1)).toBe('bear-03')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-R32 VH-80 the new warrior may get a Tyr card, in attack and defence', () => {
    const game = attack(
      { squad: ['bear-01'], hand: ['dwarf-call', 'tyr-plus2'] },
      { squad: ['deer-01'], hand: ['dwarf-call', 'tyr-plus2'] },
      { options: { dwarves: true, tyr: true }, discard: PILE },
    )
    game.does('p1', 'card dwarf-call')
    goesOn(game, { p1: 'tyr' })
    expect(game.forbids('p1', 'attach tyr-plus2 bear-01')).toBe('VH-80')
    game.does('p1', 'attach tyr-plus2 wolf-17')
    goesOn(game, { p2: 'before-battle' })
    game.does('p2', 'card dwarf-call', 'attach tyr-plus2 bear-16')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'arm wolf-17 sword spear bow')
    expect(game.strength('p1')).toBe(9)
  })

  it('VH-R32 whether an attack is allowed is judged before any such card', () => {
    const game = given({
      options: { dwarves: true },
      p1: { squad: ['bear-01'] },
      p2: { hand: ['dwarf-call'] },
      discard: PILE,
    })
    expect(game.forbids('p1', 'attack p2')).toBe('VH-30')
    const empty = given({
      options: { dwarves: true },
      p1: { hand: ['dwarf-call'] },
      p2: { squad: ['bear-01'] },
      discard: PILE,
    })
    expect(empty.forbids('p1', 'attack p2')).toBe('VH-29')
    goesOn(empty, { p1: 'turn' })
  })

  it('VH-50 VH-72 VH-R59 is not for Ragnarök', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['bear-01'], hand: ['dwarf-call'] },
      discard: PILE,
    })
    goesOn(game, { p1: 'phase' })
    expect(game.forbids('p1', 'tactic dwarf-call')).toBe('VH-34')
  })
})

describe('Dwarves: War Cries', () => {
  it('VH-73 Squad: +1 for each warrior of the squad, armed or not', () => {
    const game = battle({
      squad: ['bear-01', 'bear-12', 'wolf-15', 'wolf-16'],
      hand: ['dwarf-cry-squad'],
    })
    game.does('p1', 'tactic dwarf-cry-squad')
    expect(game.strength('p1')).toBe(0)
    game.does('p1', 'arm bear-01 axe')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([3 + 4, 0])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-73 Squad: without an armed warrior it is of no use', () => {
    const game = battle({ squad: ['bear-12'], hand: ['dwarf-cry-squad'] })
    game.does('p1', 'tactic dwarf-cry-squad', 'done')
    expect(game.player('p2').shields).toBe(4)
    expect(game.state.discard).toEqual(['dwarf-cry-squad'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-73 Squad: works in defence, and twice if played twice', () => {
    const game = battle(
      { squad: ['deer-01'] },
      {
        squad: ['bear-01', 'bear-12'],
        hand: ['dwarf-cry-squad', 'dwarf-cry-squad'],
      },
    )
    game.does('p1', 'arm deer-01 bow', 'done')
    game.does('p2', 'arm bear-01 axe', 'tactic dwarf-cry-squad', 'tactic dwarf-cry-squad')
    expect(game.strength('p2')).toBe(3 + 2 + 2)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R55 VH-73 VH-74 Einar strengthens tactics of a fixed strength, not War Cries', () => {
    const game = battle({
      jarl: 'Einar',
      squad: ['bear-01'],
      hand: ['dwarf-cry-squad', 'dwarf-cry-active', 'tac-fury2'],
    })
    game.does('p1', 'arm bear-01 axe', 'tactic dwarf-cry-squad', 'tactic dwarf-cry-active')
    expect(game.strength('p1')).toBe(3 + 1 + 1)
    game.does('p1', 'tactic tac-fury2')
    expect(game.strength('p1')).toBeGreaterThan(5 + 2)
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    [1, 3, 1],
    [2, 6, 2],
    [3, 9, 4],
    [4, 12, 6],
  ])('VH-74 Activation: %i armed of strength %i give +%i', (count, strength, bonus) => {
    const arms = ['bear-01 axe', 'bear-02 sword', 'bear-03 shield', 'bear-04 spear']
    const game = battle({
      squad: ['bear-01', 'bear-02', 'bear-03', 'bear-04'],
      hand: ['dwarf-cry-active'],
    })
    game.does('p1', 'tactic dwarf-cry-active')
    expect(game.strength('p1')).toBe(0)
    game.does('p1', ...arms.slice(0, count).map((words) => `arm ${words}`))
    expect(game.strength('p1')).toBe(strength + bonus)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-74 VH-R33 Activation: 5 and 6 armed warriors also give +6', () => {
    const game = battle(
      {
        jarl: 'Bernhard',
        squad: ['bear-01', 'bear-02', 'bear-03', 'bear-04', 'wolf-03', 'wolf-04'],
        hand: ['dwarf-cry-active'],
      },
      undefined,
      { dice: ['axe sword shield spear bow bow', ROLL] },
    )
    game.does('p1', 'tactic dwarf-cry-active', 'arm bear-01 axe', 'arm bear-02 sword')
    game.does('p1', 'arm bear-03 shield', 'arm bear-04 spear', 'arm wolf-03 bow')
    expect(game.strength('p1')).toBe(14 + 6)
    game.does('p1', 'arm wolf-04 bow')
    expect(game.strength('p1')).toBe(16 + 6)
    goesOn(game, { p1: 'phase' })
  })
})
