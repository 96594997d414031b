import { OptionError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { given } from '../testing/given.ts'
import { fight, goesOn, NOTHING, ROLL } from './testing.ts'
import { attack, type Form } from './testing-pairs.ts'

describe.each<Form>(['cooperation', 'alliance'])('pairs, %s', (pairs) => {
  it.each([
    [[], 1],
    [['wolf-01'], 3],
    [['wolf-01', 'wolf-02'], 6],
    [['bear-01'], 1],
  ])("VH-88 a Deer looks at the partner's squad too: %j make it %i", (partner, strength) => {
    const game = attack(pairs, {
      p1: ['deer-01'],
      p2: ['wolf-03', 'wolf-04'],
      p3: partner,
      p4: ['wolf-05'],
    })
    game.does('p1', 'arm deer-01 bow')
    expect(game.strength('p1')).toBe(strength)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-88 VH-R1 own and partner together: one wolf each makes two, clans are counted once', () => {
    const game = attack(pairs, {
      p1: ['deer-01', 'wolf-01', 'deer-05'],
      p2: ['bear-02'],
      p3: ['wolf-02', 'bear-01', 'boar-01'],
    })
    game.does('p1', 'arm deer-01 bow')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'arm deer-05 axe')
    expect(game.strength('p1')).toBe(6 + 1 + 5)
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    [['bear-01'], [], [], 4],
    [[], ['bear-01'], [], 4],
    [[], [], ['bear-01'], 1],
    [[], [], [], 1],
  ])(
    "VH-88 a Boar with the clan in the opponent's squad %j, the partner's %j, the other's %j: %i",
    (foe, partner, other, strength) => {
      const game = attack(pairs, {
        p1: ['boar-03'],
        p2: ['deer-01', ...foe],
        p3: ['wolf-01', ...partner],
        p4: ['wolf-02', ...other],
      })
      game.does('p1', 'arm boar-03 axe')
      expect(game.strength('p1')).toBe(strength)
      goesOn(game, { p1: 'phase' })
    },
  )

  it("VH-88 in attack the partner's warriors may be armed, nobody else's", () => {
    const game = attack(pairs, {
      p1: ['bear-01'],
      p2: ['deer-01'],
      p3: ['bear-02'],
      p4: ['bear-03'],
    })
    expect(game.forbids('p1', 'arm bear-03 shield')).toBe('VH-88')
    expect(game.forbids('p1', 'arm deer-01 bow')).toBe('VH-88')
    game.does('p1', 'arm bear-01 axe', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(6)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-88 VH-R36 in defence too, and one of the partner is enough', () => {
    const game = attack(pairs, { p1: ['deer-01'], p2: ['wolf-16'], p3: [], p4: ['bear-02'] })
    game.does('p1', 'arm deer-01 bow', 'done')
    game.does('p2', 'arm bear-02 sword')
    expect(game.strength('p2')).toBe(3)
    game.does('p2', 'done')
    if (game.asks()['p2'] === 'send') game.does('p2', 'done')
    expect([game.player('p2').shields, game.squad('p4')]).toEqual([4, ['bear-02']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R36 an attack with one armed warrior of the partner is a battle', () => {
    const game = attack(pairs, { p1: ['wolf-16'], p2: ['deer-01'], p3: ['bear-02'] })
    game.does('p1', 'arm bear-02 sword', 'done')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.squad('p1')).toEqual(['wolf-16'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-88 VH-R60 for Jarls the squad is the own one only', () => {
    const game = attack(
      pairs,
      { p2: ['deer-01'], p3: ['bear-02', 'bear-03'] },
      { p1: { jarl: 'Sigurd', squad: ['bear-01', 'bear-04'] } },
    )
    game.does('p1', 'arm bear-01 axe', 'arm bear-02 sword', 'arm bear-03 shield')
    expect(game.strength('p1')).toBe(9 + 1)
    goesOn(game, { p1: 'phase' })
    const clan = attack(
      pairs,
      { p2: ['deer-01'], p3: ['bear-02'] },
      { p1: { jarl: 'Esbjörn', squad: ['bear-01'] } },
    )
    clan.does('p1', 'arm bear-01 axe', 'arm bear-02 sword')
    expect(clan.strength('p1')).toBe(6 + 2)
    goesOn(clan, { p1: 'phase' })
  })

  it('VH-88 VH-R60 for tactics the squad is the own one only', () => {
    const game = attack(
      pairs,
      { p2: ['deer-01', 'deer-02'], p3: ['bear-02', 'bear-03', 'bear-04'] },
      {
        options: { pairs, dwarves: true },
        p1: { squad: ['bear-01'], hand: ['tac-fury3', 'dwarf-cry-squad', 'dwarf-cry-active'] },
      },
    )
    game.does('p1', 'done', 'arm bear-01 axe', 'arm bear-02 sword')
    expect(game.strength('p1')).toBe(6)
    game.does('p1', 'tactic tac-fury3')
    expect(game.strength('p1')).toBe(6 + 3)
    game.does('p1', 'tactic dwarf-cry-squad')
    expect(game.strength('p1')).toBe(9 + 1)
    game.does('p1', 'tactic dwarf-cry-active')
    expect(game.strength('p1')).toBe(10 + 1)
    goesOn(game, { p1: 'phase' })
  })

  it("VH-66 VH-88 Shield Wall counts warriors of the own squad, not the partner's", () => {
    const wall = (armed: readonly string[]): string | null => {
      const game = attack(
        pairs,
        { p2: ['deer-01'], p3: ['bear-04'] },
        {
          options: { pairs, valkyries: true },
          p1: { squad: ['bear-01', 'bear-02', 'bear-03'], hand: ['valk-mission-three'] },
          dice: [ROLL, NOTHING],
        },
      )
      fight(game, armed, [])
      goesOn(game, { p1: 'mission' })
      return game.forbids('p1', 'card valk-mission-three')
    }
    const two = ['arm bear-01 axe', 'arm bear-02 sword']
    expect(wall([...two, 'arm bear-04 spear'])).toBe('VH-66')
    expect(wall([...two, 'arm bear-03 shield'])).toBeNull()
  })

  it('VH-88 nobody with an empty squad can be attacked; VH-R36 nor the partner', () => {
    const game = given({
      players: 4,
      options: { pairs },
      p1: { squad: ['bear-01'] },
      p3: { squad: ['bear-02'] },
      p4: { squad: ['deer-01'] },
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
      p1: { squad: ['bear-01'] },
      p2: { squad: ['deer-01'] },
      p4: { squad: ['bear-02'] },
      p5: { squad: ['bear-03'] },
      dice: [ROLL],
    })
    expect(game.forbids('p1', 'attack p4')).toBe('VH-R36')
    game.does('p1', 'attack p2', 'arm bear-02 sword')
    expect(game.forbids('p1', 'arm bear-03 shield')).toBe('VH-88')
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
        p1: ['deer-02'],
        p2: ['deer-01'],
        p3: ['bear-01 + tyr-plus2', 'bear-02 + tyr-less-sword', 'wolf-01 + tyr-foe-deer'],
      },
      { options: { pairs, tyr: true } },
    )
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(5)
    game.does('p1', 'arm bear-02')
    expect(game.strength('p1')).toBe(8)
    game.does('p1', 'arm wolf-01 spear')
    expect(game.strength('p1')).toBe(14)
    goesOn(game, { p1: 'phase' })
  })

  it("VH-82 VH-88 Tyr's wrath looks at the opposing squad alone, not at the partners'", () => {
    const game = attack(
      pairs,
      { p1: ['bear-01 + tyr-foe-wolf'], p2: ['deer-01'], p3: ['wolf-01'], p4: ['wolf-02'] },
      { options: { pairs, tyr: true } },
    )
    game.does('p1', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(3)
    goesOn(game, { p1: 'phase' })
  })

  it("VH-75 VH-R60 a Dwarf blocks only the defender's own, and not a squad of one", () => {
    const squads = { p1: ['dwarf-01'], p2: ['deer-01', 'deer-03'], p4: ['bear-02', 'bear-03'] }
    const game = attack(pairs, squads, { options: { pairs, dwarves: true } })
    game.does('p1', 'arm dwarf-01 axe')
    expect(game.legal('p1')).toEqual(['warrior 1 0', 'warrior 1 1', 'done'])
    game.does('p1', 'warrior deer-01', 'done')
    expect(game.forbids('p2', 'arm deer-01 bow')).toBe('VH-75')
    expect(game.forbids('p2', 'arm bear-02 sword')).toBeNull()
    const one = attack(pairs, { ...squads, p2: ['deer-01'] }, { options: { pairs, dwarves: true } })
    one.does('p1', 'arm dwarf-01 axe')
    goesOn(one, { p1: 'phase' })
  })

  it('VH-R36 the trait of a giant works for whoever arms it', () => {
    const game = attack(pairs, { p1: ['bear-01'], p2: ['deer-01'], p3: ['giant-01'] })
    game.does('p1', 'arm giant-01 sword axe', 'done')
    expect(game.side('p2').dice).toHaveLength(5)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-50 VH-R59 in Ragnarök everybody arms the own squad only', () => {
    const game = given({
      players: 4,
      options: { pairs },
      ragnarok: true,
      p1: { squad: ['bear-01'] },
      p3: { squad: ['bear-02'] },
      dice: [ROLL],
    })
    expect(game.forbids('p1', 'arm bear-02 sword')).toBe('VH-88')
    game.does('p1', 'arm bear-01 axe', 'done')
    expect([game.player('p1').valhalla, game.squad('p3')]).toEqual([['bear-01'], ['bear-02']])
    goesOn(game, { p2: 'phase' })
  })
})
