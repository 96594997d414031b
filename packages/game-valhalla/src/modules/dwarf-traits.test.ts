import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { type Given, given } from '../testing/given.ts'
import { all, type Fields, fight, goesOn, NOTHING, ROLL } from './testing.ts'
import { battle } from './testing-dwarves.ts'

describe('Dwarves: the trait to block', () => {
  const FOES = { squad: ['bear-01', 'wolf-01', 'wolf-03'] }

  it('VH-75 the blocked warrior cannot be armed in this battle', () => {
    const game = battle({ squad: ['dwarf-01'] }, FOES)
    game.does('p1', 'arm dwarf-01 axe')
    goesOn(game, { p1: 'block' })
    expect(game.forbids('p1', 'warrior dwarf-01')).not.toBeNull()
    expect(game.forbids('p1', 'warrior boar-01')).not.toBeNull()
    game.does('p1', 'warrior bear-01')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'done')
    expect(game.forbids('p2', 'arm bear-01 axe')).toBe('VH-75')
    game.does('p2', 'arm wolf-01 spear', 'done')
    expect(game.squad('p2')).toEqual(['bear-01', 'wolf-01', 'wolf-03'])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['dwarf-02', 'axe shield'],
    ['dwarf-03', 'sword shield'],
    ['dwarf-04', 'axe spear'],
    ['dwarf-05', 'spear bow'],
    ['dwarf-06', 'sword axe shield'],
    ['dwarf-07', 'axe spear bow'],
  ])('VH-75 %s asks whom to block', (dwarf, dice) => {
    const game = battle({ squad: [dwarf] }, FOES)
    game.does('p1', `arm ${dwarf} ${dice}`)
    goesOn(game, { p1: 'block' })
    expect(game.legal('p1')).toEqual(['warrior 1 0', 'warrior 1 1', 'warrior 1 2', 'done'])
  })

  it('VH-75 holds for this battle only', () => {
    const game = battle({ squad: ['dwarf-01', 'bear-02'] }, FOES)
    game.does('p1', 'arm dwarf-01 axe', 'warrior bear-01', 'done')
    game.does('p2', 'done')
    game.does('p1', game.legal('p1')[0] as string)
    game.state.loaded = []
    game.dice(ROLL, NOTHING)
    game.does('p2', 'attack p1')
    game.does('p1', 'done')
    game.does('p2', 'arm bear-01 axe')
    expect(game.strength('p2')).toBe(3)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-75 VH-R61 may be left, and does nothing in defence', () => {
    const game = battle({ squad: ['dwarf-01'] }, { squad: ['dwarf-02', 'wolf-01'] })
    game.does('p1', 'arm dwarf-01 axe', 'done')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'done')
    game.does('p2', 'arm dwarf-02 axe shield')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'arm wolf-01 spear')
    expect([game.side('p1').blocked, game.side('p2').blocked]).toEqual([0, 0])
  })

  it('VH-75 cannot be used against a squad of one', () => {
    const game = battle({ squad: ['dwarf-01'] }, { squad: ['bear-01'] })
    game.does('p1', 'arm dwarf-01 axe')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'done')
    expect(game.forbids('p2', 'arm bear-01 axe')).toBeNull()
  })

  it('VH-75 two Dwarves block two warriors, not the same one twice', () => {
    const game = battle({ squad: ['dwarf-01', 'dwarf-05'] }, FOES)
    game.does('p1', 'arm dwarf-01 axe', 'warrior bear-01', 'arm dwarf-05 spear bow')
    expect(game.forbids('p1', 'warrior bear-01')).toBe('VH-75')
    game.does('p1', 'warrior wolf-01', 'done')
    expect(game.forbids('p2', 'arm wolf-01 spear')).toBe('VH-75')
    expect(game.forbids('p2', 'arm wolf-03 bow')).toBeNull()
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R31 the blocked still count for colours, clans and the size of the squad', () => {
    const game = battle(
      { squad: ['dwarf-01', 'boar-13'], hand: ['tac-fury3'] },
      { squad: ['bear-01', 'deer-03', 'deer-02'], hand: ['dwarf-cry-squad'] },
    )
    game.does('p1', 'arm dwarf-01 axe', 'warrior bear-01', 'arm boar-13 spear bow')
    expect(game.strength('p1')).toBe(2 + 3 + 3)
    game.does('p1', 'tactic tac-fury3', 'done')
    game.does('p2', 'arm deer-02 bow', 'tactic dwarf-cry-squad')
    expect(game.strength('p2')).toBe(1 + 2 + 3)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R20 does nothing in Ragnarök', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['dwarf-01'] },
      p2: FOES,
      dice: [ROLL],
    })
    game.does('p1', 'arm dwarf-01 axe')
    goesOn(game, { p1: 'phase' })
  })
})

describe('Dwarves: the trait to deny', () => {
  it('VH-76 VH-42 a loser keeps one of the warriors of the attacker from Valhalla', () => {
    const game = battle({ squad: ['bear-01', 'bear-02'] }, { squad: ['dwarf-08', 'deer-01'] })
    fight(game, ['arm bear-01 axe', 'arm bear-02 sword'], ['arm dwarf-08 shield'])
    goesOn(game, { p2: 'deny' })
    expect(game.player('p1').valhalla).toEqual([])
    expect(game.forbids('p2', 'warrior dwarf-08')).toBe('VH-43')
    game.does('p2', 'warrior bear-01')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([['bear-02'], ['bear-01']])
    expect([game.player('p2').shields, game.player('p1').captured]).toEqual([3, [0, 1, 0]])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-76 an attacker names it before the defender decides anything', () => {
    const game = battle({ squad: ['dwarf-08'] }, { squad: ['bear-01', 'bear-02'] })
    fight(game, ['arm dwarf-08 shield'], ['arm bear-01 axe', 'arm bear-02 sword'])
    goesOn(game, { p1: 'deny' })
    game.does('p1', 'warrior bear-02')
    goesOn(game, { p2: 'send' })
    expect(game.forbids('p2', 'warrior bear-02')).toBe('VH-76')
    game.does('p2', 'warrior bear-01')
    expect([game.player('p2').valhalla, game.squad('p2')]).toEqual([['bear-01'], ['bear-02']])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['dwarf-09', 'bow shield'],
    ['dwarf-10', 'sword spear'],
    ['dwarf-11', 'axe bow'],
    ['dwarf-12', 'spear shield'],
    ['dwarf-13', 'sword spear bow'],
    ['dwarf-14', 'axe bow shield'],
  ])('VH-76 %s denies; one that was not armed does not', (dwarf, dice) => {
    const game = battle({ squad: ['bear-13'] }, { squad: [dwarf] })
    fight(game, ['arm bear-13 sword axe shield'], [`arm ${dwarf} ${dice}`])
    goesOn(game, { p2: 'deny' })
    const unarmed = battle({ squad: ['bear-01'] }, { squad: [dwarf] })
    fight(unarmed, ['arm bear-01 axe'], [])
    goesOn(unarmed, { p1: 'keep' })
    expect(unarmed.player('p1').valhalla).toEqual(['bear-01'])
  })

  it('VH-76 VH-R61 may be left', () => {
    const game = battle({ squad: ['bear-01'] }, { squad: ['dwarf-08'] })
    fight(game, ['arm bear-01 axe'], ['arm dwarf-08 shield'])
    game.does('p2', 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-76 two Dwarves deny two; both sides may deny, the attacker first', () => {
    const game = battle(
      { squad: ['bear-05', 'bear-03', 'dwarf-10'] },
      { squad: ['dwarf-08', 'dwarf-11'] },
      { dice: ['sword sword axe spear shield miss', ROLL] },
    )
    fight(
      game,
      ['arm bear-05 sword axe', 'arm dwarf-10 sword spear', 'arm bear-03 shield'],
      ['arm dwarf-08 shield', 'arm dwarf-11 axe bow'],
    )
    goesOn(game, { p1: 'deny' })
    game.does('p1', 'warrior dwarf-11')
    goesOn(game, { p2: 'deny' })
    game.does('p2', 'warrior bear-05')
    goesOn(game, { p2: 'deny' })
    expect(game.forbids('p2', 'warrior bear-05')).toBe('VH-76')
    game.does('p2', 'warrior dwarf-10')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([
      ['bear-03'],
      ['bear-05', 'dwarf-10'],
    ])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R17 a denied warrior cannot be sent by a Jarl either', () => {
    const game = battle(
      { jarl: 'Halfdan', squad: ['wolf-01', 'wolf-05'] },
      { squad: ['dwarf-08', 'bear-11'] },
      { dice: ['spear sword miss miss miss miss', 'axe axe shield miss miss miss'] },
    )
    fight(
      game,
      ['arm wolf-01 spear', 'arm wolf-05 sword'],
      ['arm dwarf-08 shield', 'arm bear-11 axe axe'],
    )
    game.does('p2', 'warrior wolf-01', 'done')
    goesOn(game, { p1: 'send' })
    expect(game.forbids('p1', 'warrior wolf-01')).toBe('VH-76')
    game.does('p1', 'warrior wolf-05')
    expect(game.player('p1').valhalla).toEqual(['wolf-05'])
    goesOn(game, { p1: 'keep' })
  })
})

describe('Dwarves: the trait to disarm', () => {
  it('VH-77 the opponent at once discards a tactic of their choice', () => {
    const game = battle(
      { squad: ['dwarf-15'] },
      { squad: ['bear-01'], hand: ['tac-fury2', 'bear-16', 'tac-fury3'] },
    )
    const other = all(game, 'p3')
    game.does('p1', 'arm dwarf-15 sword')
    goesOn(game, { p2: 'force-discard' })
    expect(game.forbids('p2', 'card bear-16')).toBe('VH-77')
    expect(game.forbids('p2', 'done')).not.toBeNull()
    game.does('p2', 'card tac-fury3')
    expect(game.player('p2').hand).toEqual(['tac-fury2', 'bear-16'])
    expect(game.state.discard).toEqual(['tac-fury3'])
    expect(all(game, 'p3')).toBe(other)
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    ['dwarf-16', 'bow'],
    ['dwarf-17', 'sword axe'],
    ['dwarf-18', 'sword bow'],
    ['dwarf-19', 'shield shield'],
    ['dwarf-20', 'sword axe spear'],
    ['dwarf-21', 'sword bow shield'],
  ])('VH-77 %s disarms', (dwarf, dice) => {
    const game = battle(
      { squad: [dwarf] },
      { squad: ['bear-01'], hand: ['tac-fury2'] },
      {
        dice: ['sword axe spear bow shield shield'],
      },
    )
    game.does('p1', `arm ${dwarf} ${dice}`)
    goesOn(game, { p2: 'force-discard' })
    game.does('p2', 'card tac-fury2')
    expect(game.player('p2').hand).toEqual([])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-77 a hand without tactics is shown', () => {
    const game = battle({ squad: ['dwarf-15'] }, { squad: ['bear-01'], hand: ['bear-16'] })
    expect(game.player('p2').shown).toEqual([])
    game.does('p1', 'arm dwarf-15 sword')
    expect([game.player('p2').shown, game.player('p2').hand]).toEqual([['bear-16'], ['bear-16']])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-77 VH-R61 a hand once shown stays known until a card leaves it unseen', () => {
    const game = battle(
      { squad: ['dwarf-15'] },
      { squad: ['dwarf-22', 'bear-01'], hand: ['bear-16', 'bear-17'] },
    )
    game.does('p1', 'arm dwarf-15 sword', 'done')
    expect(game.player('p2').shown).toEqual(['bear-16', 'bear-17'])
    game.does('p2', 'arm bear-01 axe')
    expect(game.player('p2').shown).toEqual(['bear-16', 'bear-17'])
    game.does('p2', 'arm dwarf-22 spear', 'card bear-16')
    expect([game.player('p2').hand, game.player('p2').shown]).toEqual([['bear-17'], []])
    goesOn(game, { p2: 'phase' })
  })

  it('VH-58 VH-R31 Thor cards are tactics, missions and Tyr cards are not', () => {
    const options = { dwarves: true, thor: true, valkyries: true, tyr: true }
    const cards = ['valk-mission-by5', 'tyr-plus2']
    const thor = battleWithThor({ squad: ['bear-01'], hand: [...cards, 'thor-01'] }, options)
    thor.does('p1', 'arm dwarf-15 sword')
    goesOn(thor, { p2: 'force-discard' })
    expect(thor.legal('p2')).toEqual(['card thor-01'])
    thor.does('p2', 'card thor-01')
    expect(thor.player('p2').hand).toEqual(cards)
    const none = battleWithThor({ squad: ['bear-01'], hand: cards }, options)
    none.does('p1', 'arm dwarf-15 sword')
    expect(none.player('p2').shown).toEqual(cards)
    goesOn(none, { p1: 'phase' })
  })

  it('VH-R31 in defence it hits cards the attacker has not played', () => {
    const game = battle(
      { squad: ['bear-01'], hand: ['tac-fury2', 'tac-fury3'] },
      { squad: ['dwarf-15', 'deer-01'] },
    )
    game.does('p1', 'arm bear-01 axe', 'tactic tac-fury2', 'done')
    game.does('p2', 'arm dwarf-15 sword')
    goesOn(game, { p1: 'force-discard' })
    expect(game.legal('p1')).toEqual(['card tac-fury3'])
    game.does('p1', 'card tac-fury3')
    expect(game.strength('p1')).toBe(5)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R20 does nothing in Ragnarök', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['dwarf-15'] },
      p2: { hand: ['tac-fury2'] },
      dice: [ROLL],
    })
    game.does('p1', 'arm dwarf-15 sword')
    expect([game.player('p2').hand, game.player('p2').shown]).toEqual([['tac-fury2'], []])
    goesOn(game, { p1: 'phase' })
  })
})

/** p1 with Veig against p2, p3 without cards. */
function battleWithThor(p2: Fields, options: Fields): Given {
  return battle({ squad: ['dwarf-15'] }, p2, { options, p3: { squad: ['boar-01'] } })
}

describe('Dwarves: the trait to give up a card', () => {
  it('VH-78 any card from hand, face down, for +3; discarded after the battle', () => {
    const game = battle({ squad: ['dwarf-22'], hand: ['bear-16', 'tac-fury2'] })
    game.does('p1', 'arm dwarf-22 spear')
    goesOn(game, { p1: 'dwarf-card' })
    expect(game.legal('p1')).toEqual(['card bear-16', 'card tac-fury2', 'done'])
    game.does('p1', 'card bear-16')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([4, 0])
    expect(game.side('p1').aside).toEqual(['bear-16'])
    expect(JSON.stringify(valhalla.view(game.state, 1))).not.toContain('bear-16')
    expect(game.state.discard).toEqual([])
    fight(game, [], [])
    expect(game.state.discard).toEqual(['bear-16'])
    expect(game.player('p1').hand).toEqual(['tac-fury2'])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['dwarf-23', 'axe', 1],
    ['dwarf-24', 'spear shield', 3],
    ['dwarf-25', 'spear bow', 3],
    ['dwarf-26', 'axe axe', 4],
    ['dwarf-27', 'sword spear shield', 6],
    ['dwarf-28', 'axe spear bow', 6],
  ])('VH-78 %s with %s: %i and +3', (dwarf, dice, strength) => {
    const game = battle({ squad: [dwarf], hand: ['bear-16'] }, undefined, {
      dice: ['sword axe axe spear bow shield'],
    })
    game.does('p1', `arm ${dwarf} ${dice}`)
    expect(game.strength('p1')).toBe(strength)
    game.does('p1', 'card bear-16')
    expect(game.strength('p1')).toBe(strength + 3)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-78 may be left, and is not asked of an empty hand', () => {
    const game = battle({ squad: ['dwarf-22'], hand: ['bear-16'] })
    game.does('p1', 'arm dwarf-22 spear', 'done')
    expect([game.strength('p1'), game.player('p1').hand]).toEqual([1, ['bear-16']])
    goesOn(game, { p1: 'phase' })
    const empty = battle({ squad: ['dwarf-22'] })
    empty.does('p1', 'arm dwarf-22 spear')
    expect(empty.strength('p1')).toBe(1)
    goesOn(empty, { p1: 'phase' })
  })

  it('VH-78 each Dwarf takes one card; it works in defence too', () => {
    const game = battle(
      { squad: ['deer-01'] },
      {
        squad: ['dwarf-22', 'dwarf-23'],
        hand: ['bear-16', 'tac-fury2', 'tac-fury3'],
      },
    )
    game.does('p1', 'arm deer-01 bow', 'done')
    game.does('p2', 'arm dwarf-22 spear', 'card bear-16', 'arm dwarf-23 axe', 'card tac-fury3')
    expect(game.strength('p2')).toBe(8)
    game.does('p2', 'done', 'done')
    expect(game.state.discard).toEqual(['bear-16', 'tac-fury3'])
    expect(game.squad('p2')).toEqual(['dwarf-22', 'dwarf-23'])
    goesOn(game, { p1: 'keep' })
  })
})
