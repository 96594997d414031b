import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { attack, battle } from '../testing/dwarves.ts'
import { all, goesOn, ROLL } from '../testing/fight.ts'
import { given } from '../testing/given.ts'
import { deckCards } from './index.ts'

describe('Dwarves: the deck', () => {
  it('VH-71 the 40 cards are in the deck before anything is discarded', () => {
    expect(deckCards('dwarves')).toHaveLength(40)
    const options = valhalla.parseOptions({ dwarves: true, firstGame: true }, 3)
    const state = valhalla.setup({ options, seats: 3, seed: 'dwarves' })
    expect([state.deck.length + 4, state.discard.length]).toEqual([140, 20])
  })

  it('VH-71 part B draws 3 and keeps 1, action 4 draws 2', () => {
    const game = given({
      options: { dwarves: true },
      p1: { squad: ['arnbjorn'] },
      deck: ['hrym', 'frosti', 'jokul', 'snaer', 'kari-the-cold'],
    })
    game.does('p1', 'draw')
    expect(game.legal('p1')).toEqual(['card hrym', 'card frosti'])
    game.does('p1', 'card hrym')
    expect(game.legal('p1')).toEqual(['card jokul', 'card snaer', 'card kari-the-cold'])
    game.does('p1', 'card kari-the-cold')
    expect(game.player('p1').hand).toEqual(['hrym', 'kari-the-cold'])
    goesOn(game, { p2: 'turn' })
  })

  it('VH-R33 Dwarves are a sixth clan: they count for the trait of many clans', () => {
    const game = battle({ squad: ['alof', 'arnbjorn', 'andvari'] })
    game.does('p1', 'arm alof axe')
    expect(game.strength('p1')).toBe(3)
    goesOn(game, { p1: 'phase' })
  })
})

describe('Dwarves: Call to Battle', () => {
  const PILE = ['thorbjorn', 'fury-of-the-few', 'ylva', 'cut-off-from-the-leader', 'war-cry-squad']

  it('VH-72 the attacker puts the topmost warrior of the discard pile into the squad', () => {
    const game = attack({ squad: ['arnbjorn'], hand: ['call-to-battle'] }, undefined, {
      discard: PILE,
    })
    goesOn(game, { p1: 'before-battle' })
    const other = all(game, 'p3')
    game.does('p1', 'card call-to-battle')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'ylva'])
    expect(game.state.discard).toEqual(PILE.toSpliced(2, 1))
    expect(all(game, 'p3')).toBe(other)
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'arm ylva sword spear bow', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').valhalla).toEqual(['ylva'])
    expect(game.state.discard.at(-1)).toBe('call-to-battle')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-72 VH-R16 the defender is asked after the attacker, before the roll', () => {
    const game = attack(
      { squad: ['arnbjorn'], hand: ['call-to-battle'] },
      { squad: ['hjort'], hand: ['call-to-battle'] },
      { discard: PILE },
    )
    game.does('p1', 'card call-to-battle')
    goesOn(game, { p2: 'before-battle' })
    expect(game.side('p1').dice).toEqual([])
    game.does('p2', 'card call-to-battle')
    expect(game.squad('p2')).toEqual(['hjort', 'thorbjorn'])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-72 two can be played one after the other', () => {
    const game = attack(
      { squad: ['arnbjorn'], hand: ['call-to-battle', 'call-to-battle', 'fury'] },
      undefined,
      { discard: PILE },
    )
    game.does('p1', 'card call-to-battle')
    goesOn(game, { p1: 'before-battle' })
    game.does('p1', 'card call-to-battle')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'ylva', 'thorbjorn'])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-72 only before a battle, and only if there is a warrior in the pile', () => {
    const game = attack({ squad: ['arnbjorn'], hand: ['call-to-battle'] }, undefined, {
      discard: ['fury-of-the-few'],
    })
    goesOn(game, { p1: 'phase' })
    expect(game.forbids('p1', 'tactic call-to-battle')).toBe('VH-34')
  })

  it('VH-72 other tactics are not for before the battle', () => {
    const game = attack({ squad: ['arnbjorn'], hand: ['fury', 'war-cry-squad'] }, undefined, {
      discard: PILE,
    })
    expect(game.legal('p1')).toEqual(['done'])
    expect(game.forbids('p1', 'card fury')).toBe('VH-72')
    goesOn(game, { p1: 'before-battle' })
  })

  it('VH-R47 whoever could hold one is asked; not with an empty or a known hand, or no warrior in the pile', () => {
    const asked = (hand: string[], shown: string[], discard: readonly string[] = PILE) =>
      attack({ squad: ['arnbjorn'], hand, shown }, undefined, { discard }).asks()
    expect(asked(['varg'], [])).toEqual({ p1: 'before-battle' })
    expect(asked(['varg', 'fury'], ['varg'])).toEqual({ p1: 'before-battle' })
    expect(asked(['call-to-battle'], ['call-to-battle'])).toEqual({ p1: 'before-battle' })
    expect(asked([], [])).toEqual({ p1: 'phase' })
    expect(asked(['varg', 'fury'], ['varg', 'fury'])).toEqual({ p1: 'phase' })
    expect(asked(['call-to-battle'], [], ['fury'])).toEqual({ p1: 'phase' })
  })

  it('VH-R32 in a full squad it takes the place of one', () => {
    const game = attack(
      { squad: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'], hand: ['call-to-battle'] },
      undefined,
      { discard: PILE },
    )
    game.does('p1', 'card call-to-battle')
    goesOn(game, { p1: 'replace' })
    game.does('p1', 'warrior bjarni')
    expect(game.squad('p1')).toEqual(['arnbjorn', 'bersi', 'ylva', 'bjorgolf'])
    expect(game.state.discard.at(-1)).toBe('bjarni')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-R32 VH-80 the new warrior may get a Tyr card, in attack and defence', () => {
    const game = attack(
      { squad: ['arnbjorn'], hand: ['call-to-battle', 'tyr-strength'] },
      { squad: ['hjort'], hand: ['call-to-battle', 'tyr-strength'] },
      { options: { dwarves: true, tyr: true }, discard: PILE },
    )
    game.does('p1', 'card call-to-battle')
    goesOn(game, { p1: 'tyr' })
    expect(game.forbids('p1', 'attach tyr-strength arnbjorn')).toBe('VH-80')
    game.does('p1', 'attach tyr-strength ylva')
    goesOn(game, { p2: 'before-battle' })
    game.does('p2', 'card call-to-battle', 'attach tyr-strength thorbjorn')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'arm ylva sword spear bow')
    expect(game.strength('p1')).toBe(9)
  })

  it('VH-R32 whether an attack is allowed is judged before any such card', () => {
    const game = given({
      options: { dwarves: true },
      p1: { squad: ['arnbjorn'] },
      p2: { hand: ['call-to-battle'] },
      discard: PILE,
    })
    expect(game.forbids('p1', 'attack p2')).toBe('VH-30')
    const empty = given({
      options: { dwarves: true },
      p1: { hand: ['call-to-battle'] },
      p2: { squad: ['arnbjorn'] },
      discard: PILE,
    })
    expect(empty.forbids('p1', 'attack p2')).toBe('VH-29')
    goesOn(empty, { p1: 'turn' })
  })

  it('VH-50 VH-72 VH-R59 is not for Ragnarök', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['arnbjorn'], hand: ['call-to-battle'] },
      discard: PILE,
    })
    goesOn(game, { p1: 'phase' })
    expect(game.forbids('p1', 'tactic call-to-battle')).toBe('VH-34')
  })
})

describe('Dwarves: War Cries', () => {
  it('VH-73 Squad: +1 for each warrior of the squad, armed or not', () => {
    const game = battle({
      squad: ['arnbjorn', 'magni', 'thjodolf', 'thorolf'],
      hand: ['war-cry-squad'],
    })
    game.does('p1', 'tactic war-cry-squad')
    expect(game.strength('p1')).toBe(0)
    game.does('p1', 'arm arnbjorn axe')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([3 + 4, 0])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-73 Squad: without an armed warrior it is of no use', () => {
    const game = battle({ squad: ['magni'], hand: ['war-cry-squad'] })
    game.does('p1', 'tactic war-cry-squad', 'done')
    expect(game.player('p2').shields).toBe(4)
    expect(game.state.discard).toEqual(['war-cry-squad'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-73 Squad: works in defence, and twice if played twice', () => {
    const game = battle(
      { squad: ['hjort'] },
      {
        squad: ['arnbjorn', 'magni'],
        hand: ['war-cry-squad', 'war-cry-squad'],
      },
    )
    game.does('p1', 'arm hjort bow', 'done')
    game.does('p2', 'arm arnbjorn axe', 'tactic war-cry-squad', 'tactic war-cry-squad')
    expect(game.strength('p2')).toBe(3 + 2 + 2)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R55 VH-73 VH-74 Einar strengthens tactics of a fixed strength, not War Cries', () => {
    const game = battle({
      jarl: 'Einar',
      squad: ['arnbjorn'],
      hand: ['war-cry-squad', 'war-cry-activation', 'fury'],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic war-cry-squad', 'tactic war-cry-activation')
    expect(game.strength('p1')).toBe(3 + 1 + 1)
    game.does('p1', 'tactic fury')
    expect(game.strength('p1')).toBeGreaterThan(5 + 2)
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    [1, 3, 1],
    [2, 6, 2],
    [3, 9, 4],
    [4, 12, 6],
  ])('VH-74 Activation: %i armed of strength %i give +%i', (count, strength, bonus) => {
    const arms = ['arnbjorn axe', 'bersi sword', 'bjarni shield', 'bjorgolf spear']
    const game = battle({
      squad: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf'],
      hand: ['war-cry-activation'],
    })
    game.does('p1', 'tactic war-cry-activation')
    expect(game.strength('p1')).toBe(0)
    game.does('p1', ...arms.slice(0, count).map((words) => `arm ${words}`))
    expect(game.strength('p1')).toBe(strength + bonus)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-74 VH-R33 Activation: 5 and 6 armed warriors also give +6', () => {
    const game = battle(
      {
        jarl: 'Bernhard',
        squad: ['arnbjorn', 'bersi', 'bjarni', 'bjorgolf', 'ulfhild', 'brynjolf'],
        hand: ['war-cry-activation'],
      },
      undefined,
      { dice: ['axe sword shield spear bow bow', ROLL] },
    )
    game.does('p1', 'tactic war-cry-activation', 'arm arnbjorn axe', 'arm bersi sword')
    game.does('p1', 'arm bjarni shield', 'arm bjorgolf spear', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(14 + 6)
    game.does('p1', 'arm brynjolf bow')
    expect(game.strength('p1')).toBe(16 + 6)
    goesOn(game, { p1: 'phase' })
  })
})
