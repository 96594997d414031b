import { OptionError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { fight, goesOn, NOTHING, ROLL } from '../testing/fight.ts'
import { given } from '../testing/given.ts'
import { attack, type Form } from '../testing/pairs.ts'

describe.each<Form>(['cooperation', 'alliance'])('pairs, %s', (pairs) => {
  it.each([
    [[], 1],
    [['ulf'], 3],
    [['ulf', 'ulfar'], 6],
    [['arnbjorn'], 1],
  ])("VH-88 a Deer looks at the partner's squad too: %j make it %i", (partner, strength) => {
    const game = attack(pairs, {
      p1: ['hjort'],
      p2: ['ulfhild', 'brynjolf'],
      p3: partner,
      p4: ['geirolf'],
    })
    game.does('p1', 'arm hjort bow')
    expect(game.strength('p1')).toBe(strength)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-88 VH-R1 own and partner together: one wolf each makes two, clans are counted once', () => {
    const game = attack(pairs, {
      p1: ['hjort', 'ulf', 'alof'],
      p2: ['bersi'],
      p3: ['ulfar', 'arnbjorn', 'jofur'],
    })
    game.does('p1', 'arm hjort bow')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'arm alof axe')
    expect(game.strength('p1')).toBe(6 + 1 + 5)
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    [['arnbjorn'], [], [], 4],
    [[], ['arnbjorn'], [], 1],
    [[], [], ['arnbjorn'], 4],
    [[], [], [], 1],
  ])(
    "VH-88 a Boar with the clan in the opponent's squad %j, the own partner's %j, the opponent's partner's %j: %i",
    (foe, partner, foesPartner, strength) => {
      const game = attack(pairs, {
        p1: ['hildisvin'],
        p2: ['hjort', ...foe],
        p3: ['ulf', ...partner],
        p4: ['ulfar', ...foesPartner],
      })
      game.does('p1', 'arm hildisvin axe')
      expect(game.strength('p1')).toBe(strength)
      goesOn(game, { p1: 'phase' })
    },
  )

  it("VH-88 a defending Boar looks at the attacker's partner too", () => {
    const game = attack(pairs, { p1: ['hjort'], p2: ['hildisvin'], p3: ['arnbjorn'] })
    game.does('p1', 'arm hjort bow', 'done')
    game.does('p2', 'arm hildisvin axe')
    expect(game.strength('p2')).toBe(4)
    goesOn(game, { p2: 'phase' })
  })

  it("VH-88 in attack the partner's warriors may be armed, nobody else's", () => {
    const game = attack(pairs, {
      p1: ['arnbjorn'],
      p2: ['hjort'],
      p3: ['bersi'],
      p4: ['bjarni'],
    })
    expect(game.forbids('p1', 'arm bjarni shield')).toBe('VH-88')
    expect(game.forbids('p1', 'arm hjort bow')).toBe('VH-88')
    game.does('p1', 'arm arnbjorn axe', 'arm bersi sword')
    expect(game.strength('p1')).toBe(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-88 VH-R36 in defence too, and one of the partner is enough', () => {
    const game = attack(pairs, { p1: ['hjort'], p2: ['thorolf'], p3: [], p4: ['bersi'] })
    game.does('p1', 'arm hjort bow', 'done')
    game.does('p2', 'arm bersi sword')
    expect(game.strength('p2')).toBe(3)
    game.does('p2', 'done')
    if (game.asks()['p2'] === 'send') game.does('p2', 'done')
    expect([game.player('p2').shields, game.squad('p4')]).toEqual([4, ['bersi']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R36 an attack with one armed warrior of the partner is a battle', () => {
    const game = attack(pairs, { p1: ['thorolf'], p2: ['hjort'], p3: ['bersi'] })
    game.does('p1', 'arm bersi sword', 'done')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.squad('p1')).toEqual(['thorolf'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-88 VH-R60 for Jarls the squad is the own one only', () => {
    const game = attack(
      pairs,
      { p2: ['hjort'], p3: ['bersi', 'bjarni'] },
      { p1: { jarl: 'Sigurd', squad: ['arnbjorn', 'bjorgolf'] } },
    )
    game.does('p1', 'arm arnbjorn axe', 'arm bersi sword', 'arm bjarni shield')
    expect(game.strength('p1')).toBe(9 + 1)
    goesOn(game, { p1: 'phase' })
    const clan = attack(
      pairs,
      { p2: ['hjort'], p3: ['bersi'] },
      { p1: { jarl: 'Esbjörn', squad: ['arnbjorn'] } },
    )
    clan.does('p1', 'arm arnbjorn axe', 'arm bersi sword')
    expect(clan.strength('p1')).toBe(6 + 2)
    goesOn(clan, { p1: 'phase' })
  })

  it('VH-88 VH-R60 for tactics the squad is the own one only', () => {
    const game = attack(
      pairs,
      { p2: ['hjort', 'eikthyr'], p3: ['bersi', 'bjarni', 'bjorgolf'] },
      {
        options: { pairs, dwarves: true },
        p1: {
          squad: ['arnbjorn'],
          hand: ['fury-of-the-few', 'war-cry-squad', 'war-cry-activation'],
        },
      },
    )
    game.does('p1', 'arm arnbjorn axe', 'arm bersi sword')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'tactic fury-of-the-few')
    expect(game.strength('p1')).toBe(6 + 3)
    game.does('p1', 'tactic war-cry-squad')
    expect(game.strength('p1')).toBe(9 + 1)
    game.does('p1', 'tactic war-cry-activation')
    expect(game.strength('p1')).toBe(10 + 1)
    goesOn(game, { p1: 'phase' })
  })

  it("VH-66 VH-88 Shield Wall counts warriors of the own squad, not the partner's", () => {
    const wall = (armed: readonly string[]): string | null => {
      const game = attack(
        pairs,
        { p2: ['hjort'], p3: ['bjorgolf'] },
        {
          options: { pairs, valkyries: true },
          p1: { squad: ['arnbjorn', 'bersi', 'bjarni'], hand: ['mission-shield-wall'] },
          dice: [ROLL, NOTHING],
        },
      )
      fight(game, armed, [])
      goesOn(game, { p1: 'mission' })
      return game.forbids('p1', 'card mission-shield-wall')
    }
    const two = ['arm arnbjorn axe', 'arm bersi sword']
    expect(wall([...two, 'arm bjorgolf spear'])).toBe('VH-66')
    expect(wall([...two, 'arm bjarni shield'])).toBeNull()
  })

  it('VH-88 nobody with an empty squad can be attacked; VH-R36 nor the partner', () => {
    const game = given({
      players: 4,
      options: { pairs },
      p1: { squad: ['arnbjorn'] },
      p3: { squad: ['bersi'] },
      p4: { squad: ['hjort'] },
    })
    expect(game.forbids('p1', 'attack p2')).toBe('VH-30')
    expect(game.forbids('p1', 'attack p3')).toBe('VH-R36')
    expect(game.legal('p1')).toEqual(['attack 3', 'draw'])
    goesOn(game, { p1: 'turn' })
  })

  it('VH-R36 with six players the partner sits opposite', () => {
    const game = given({
      players: 6,
      options: { pairs },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['hjort'] },
      p4: { squad: ['bersi'] },
      p5: { squad: ['bjarni'] },
      dice: [ROLL],
    })
    expect(game.forbids('p1', 'attack p4')).toBe('VH-R36')
    game.does('p1', 'attack p2', 'arm bersi sword')
    expect(game.forbids('p1', 'arm bjarni shield')).toBe('VH-88')
    goesOn(game, { p1: 'phase' })
  })

  it.each([2, 3, 5])('VH-R36 are not for %i players', (seats) => {
    expect(() => valhalla.parseOptions({ pairs }, seats)).toThrow(OptionError)
    expect(valhalla.parseOptions({ pairs }, 4).pairs).toBe(pairs)
    expect(valhalla.parseOptions({ pairs }, 6).pairs).toBe(pairs)
  })

  it("VH-R36 a Tyr card on the partner's warrior works: strength and a weapon fewer", () => {
    const game = attack(
      pairs,
      {
        p1: ['eikthyr'],
        p2: ['hjort'],
        p3: ['arnbjorn + tyr-strength', 'bersi + tyr-less-sword', 'ulf + tyr-against-deer'],
      },
      { options: { pairs, tyr: true } },
    )
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(5)
    game.does('p1', 'arm bersi')
    expect(game.strength('p1')).toBe(8)
    game.does('p1', 'arm ulf spear')
    expect(game.strength('p1')).toBe(14)
    goesOn(game, { p1: 'phase' })
  })

  it("VH-82 VH-88 Tyr's wrath looks at the opposing squad alone, not at the partners'", () => {
    const game = attack(
      pairs,
      { p1: ['arnbjorn + tyr-against-wolf'], p2: ['hjort'], p3: ['ulf'], p4: ['ulfar'] },
      { options: { pairs, tyr: true } },
    )
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3)
    goesOn(game, { p1: 'phase' })
  })

  it("VH-75 VH-R60 a Dwarf blocks only the defender's own, and not a squad of one", () => {
    const squads = { p1: ['nordri'], p2: ['hjort', 'dain'], p4: ['bersi', 'bjarni'] }
    const game = attack(pairs, squads, { options: { pairs, dwarves: true } })
    game.does('p1', 'arm nordri axe')
    expect(game.legal('p1')).toEqual(['warrior 1 0', 'warrior 1 1'])
    game.does('p1', 'warrior hjort', 'done')
    expect(game.forbids('p2', 'arm hjort bow')).toBe('VH-75')
    expect(game.forbids('p2', 'arm bersi sword')).toBeNull()
    const one = attack(pairs, { ...squads, p2: ['hjort'] }, { options: { pairs, dwarves: true } })
    one.does('p1', 'arm nordri axe')
    goesOn(one, { p1: 'phase' })
  })

  it('VH-R36 the trait of a giant works for whoever arms it', () => {
    const game = attack(pairs, { p1: ['arnbjorn'], p2: ['hjort'], p3: ['hrym'] })
    game.does('p1', 'arm hrym sword axe', 'done')
    expect(game.side('p2').dice).toHaveLength(5)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-50 VH-R59 in Ragnarök everybody arms the own squad only', () => {
    const game = given({
      players: 4,
      options: { pairs },
      ragnarok: true,
      p1: { squad: ['arnbjorn'] },
      p3: { squad: ['bersi'] },
      dice: [ROLL],
    })
    expect(game.forbids('p1', 'arm bersi sword')).toBe('VH-88')
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect([game.player('p1').valhalla, game.squad('p3')]).toEqual([['arnbjorn'], ['bersi']])
    goesOn(game, { p2: 'phase' })
  })
})
