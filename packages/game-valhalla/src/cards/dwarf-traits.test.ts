import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { battle } from '../testing/dwarves.ts'
import { all, type Fields, fight, goesOn, NOTHING, ROLL } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'

describe('Dwarves: the trait to block', () => {
  const FOES = { squad: ['arnbjorn', 'ulf', 'ulfhild'] }

  it('VH-75 the blocked warrior cannot be armed in this battle', () => {
    const game = battle({ squad: ['nordri'] }, FOES)
    game.does('p1', 'arm nordri axe')
    goesOn(game, { p1: 'block' })
    expect(game.forbids('p1', 'warrior nordri')).toBe('VH-28')
    expect(game.forbids('p1', 'warrior jofur')).toBe('VH-28')
    game.does('p1', 'warrior arnbjorn')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'done')
    expect(game.forbids('p2', 'arm arnbjorn axe')).toBe('VH-75')
    game.does('p2', 'arm ulf spear', 'done')
    expect(game.squad('p2')).toEqual(['arnbjorn', 'ulf', 'ulfhild'])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['sudri', 'axe shield'],
    ['austri', 'sword shield'],
    ['vestri', 'axe spear'],
    ['brokk', 'spear bow'],
    ['sindri', 'sword axe shield'],
    ['eitri', 'axe spear bow'],
  ])('VH-75 %s asks whom to block', (dwarf, dice) => {
    const game = battle({ squad: [dwarf] }, FOES)
    game.does('p1', `arm ${dwarf} ${dice}`)
    goesOn(game, { p1: 'block' })
    expect(game.legal('p1')).toEqual(['warrior 1 0', 'warrior 1 1', 'warrior 1 2'])
  })

  it('VH-75 holds for this battle only', () => {
    const game = battle({ squad: ['nordri', 'bersi'] }, FOES)
    game.does('p1', 'arm nordri axe', 'warrior arnbjorn', 'done')
    game.does('p2', 'done')
    game.does('p1', game.legal('p1')[0] as string)
    game.state.loaded = []
    game.dice(ROLL, NOTHING)
    game.does('p2', 'attack p1', 'arm arnbjorn axe')
    expect(game.strength('p2')).toBe(3)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-75 VH-R61 may not be left where it is possible', () => {
    const game = battle({ squad: ['nordri'] }, FOES)
    game.does('p1', 'arm nordri axe')
    expect(game.forbids('p1', 'done')).toBe('VH-75')
    goesOn(game, { p1: 'block' })
  })

  it('VH-75 VH-R61 is not possible where all are blocked already', () => {
    const squad = ['nordri', 'austri', 'brokk']
    const game = battle({ squad }, { squad: ['arnbjorn', 'ulf'] })
    game.does('p1', 'arm nordri axe', 'warrior arnbjorn')
    game.does('p1', 'arm brokk spear bow', 'warrior ulf', 'arm austri sword shield')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-75 does nothing in defence', () => {
    const game = battle({ squad: ['arnbjorn'] }, { squad: ['sudri', 'ulf'] })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm sudri axe shield')
    goesOn(game, { p2: 'phase' })
    game.does('p2', 'arm ulf spear')
    expect([game.side('p1').blocked, game.side('p2').blocked]).toEqual([0, 0])
  })

  it('VH-75 cannot be used against a squad of one', () => {
    const game = battle({ squad: ['nordri'] }, { squad: ['arnbjorn'] })
    game.does('p1', 'arm nordri axe')
    goesOn(game, { p1: 'phase' })
    game.does('p1', 'done')
    expect(game.forbids('p2', 'arm arnbjorn axe')).toBeNull()
  })

  it('VH-75 two Dwarves block two warriors, not the same one twice', () => {
    const game = battle({ squad: ['nordri', 'brokk'] }, FOES)
    game.does('p1', 'arm nordri axe', 'warrior arnbjorn', 'arm brokk spear bow')
    expect(game.forbids('p1', 'warrior arnbjorn')).toBe('VH-75')
    game.does('p1', 'warrior ulf', 'done')
    expect(game.forbids('p2', 'arm ulf spear')).toBe('VH-75')
    expect(game.forbids('p2', 'arm ulfhild bow')).toBeNull()
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R31 the blocked still count for colours, clans and the size of the squad', () => {
    const game = battle(
      { squad: ['nordri', 'mord'], hand: ['fury-of-the-few'] },
      { squad: ['arnbjorn', 'dain', 'eikthyr'], hand: ['war-cry-squad'] },
    )
    game.does('p1', 'arm nordri axe', 'warrior arnbjorn', 'arm mord spear bow')
    expect(game.strength('p1')).toBe(2 + 3 + 3)
    game.does('p1', 'tactic fury-of-the-few', 'done')
    game.does('p2', 'arm eikthyr bow', 'tactic war-cry-squad')
    expect(game.strength('p2')).toBe(1 + 2 + 3)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R20 does nothing in Ragnarök', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['nordri'] },
      p2: FOES,
      dice: [ROLL],
    })
    game.does('p1', 'arm nordri axe')
    goesOn(game, { p1: 'phase' })
  })
})

describe('Dwarves: the trait to deny', () => {
  it('VH-76 VH-42 a loser keeps one of the warriors of the attacker from Valhalla', () => {
    const game = battle({ squad: ['arnbjorn', 'bersi'] }, { squad: ['andvari', 'hjort'] })
    fight(game, ['arm arnbjorn axe', 'arm bersi sword'], ['arm andvari shield'])
    goesOn(game, { p2: 'deny' })
    expect(game.player('p1').valhalla).toEqual([])
    expect(game.forbids('p2', 'warrior andvari')).toBe('VH-43')
    game.does('p2', 'warrior arnbjorn')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([['bersi'], ['arnbjorn']])
    expect([game.player('p2').shields, game.player('p1').captured]).toEqual([3, [0, 1, 0]])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-76 an attacker names it before the defender decides anything', () => {
    const game = battle({ squad: ['andvari'] }, { squad: ['arnbjorn', 'bersi'] })
    fight(game, ['arm andvari shield'], ['arm arnbjorn axe', 'arm bersi sword'])
    goesOn(game, { p1: 'deny' })
    game.does('p1', 'warrior bersi')
    goesOn(game, { p2: 'send' })
    expect(game.forbids('p2', 'warrior bersi')).toBe('VH-76')
    game.does('p2', 'warrior arnbjorn')
    expect([game.player('p2').valhalla, game.squad('p2')]).toEqual([['arnbjorn'], ['bersi']])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['alvis', 'bow shield'],
    ['litr', 'sword spear'],
    ['vitr', 'axe bow'],
    ['nyr', 'spear shield'],
    ['nidi', 'sword spear bow'],
    ['rekk', 'axe bow shield'],
  ])('VH-76 %s denies; one that was not armed does not', (dwarf, dice) => {
    const game = battle({ squad: ['orm'] }, { squad: [dwarf] })
    fight(game, ['arm orm sword axe shield'], [`arm ${dwarf} ${dice}`])
    goesOn(game, { p2: 'deny' })
    const unarmed = battle({ squad: ['arnbjorn'] }, { squad: [dwarf] })
    fight(unarmed, ['arm arnbjorn axe'], [])
    goesOn(unarmed, { p1: 'keep' })
    expect(unarmed.player('p1').valhalla).toEqual(['arnbjorn'])
  })

  it('VH-76 VH-R61 may be left', () => {
    const game = battle({ squad: ['arnbjorn'] }, { squad: ['andvari'] })
    fight(game, ['arm arnbjorn axe'], ['arm andvari shield'])
    game.does('p2', 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-76 two Dwarves deny two; both sides may deny, the attacker first', () => {
    const game = battle(
      { squad: ['eyvind', 'bjarni', 'litr'] },
      { squad: ['andvari', 'vitr'] },
      { dice: ['sword sword axe spear shield miss', ROLL] },
    )
    fight(
      game,
      ['arm eyvind sword axe', 'arm litr sword spear', 'arm bjarni shield'],
      ['arm andvari shield', 'arm vitr axe bow'],
    )
    goesOn(game, { p1: 'deny' })
    game.does('p1', 'warrior vitr')
    goesOn(game, { p2: 'deny' })
    game.does('p2', 'warrior eyvind')
    goesOn(game, { p2: 'deny' })
    expect(game.forbids('p2', 'warrior eyvind')).toBe('VH-76')
    game.does('p2', 'warrior litr')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([['bjarni'], ['eyvind', 'litr']])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R17 a denied warrior cannot be sent by a Jarl either', () => {
    const game = battle(
      { jarl: 'Halfdan', squad: ['ulf', 'geirolf'] },
      { squad: ['andvari', 'kolbjorn'] },
      { dice: ['spear sword miss miss miss miss', 'axe axe shield miss miss miss'] },
    )
    fight(
      game,
      ['arm ulf spear', 'arm geirolf sword'],
      ['arm andvari shield', 'arm kolbjorn axe axe'],
    )
    game.does('p2', 'warrior ulf', 'done')
    goesOn(game, { p1: 'send' })
    expect(game.forbids('p1', 'warrior ulf')).toBe('VH-76')
    game.does('p1', 'warrior geirolf')
    expect(game.player('p1').valhalla).toEqual(['geirolf'])
    goesOn(game, { p1: 'keep' })
  })
})

describe('Dwarves: the trait to disarm', () => {
  it('VH-77 the opponent at once discards a tactic of their choice', () => {
    const game = battle(
      { squad: ['veig'] },
      { squad: ['arnbjorn'], hand: ['fury', 'thorbjorn', 'fury-of-the-few'] },
    )
    const other = all(game, 'p3')
    game.does('p1', 'arm veig sword')
    goesOn(game, { p2: 'force-discard' })
    expect(game.forbids('p2', 'card thorbjorn')).toBe('VH-77')
    expect(game.forbids('p2', 'done')).toBe('VH-77')
    game.does('p2', 'card fury-of-the-few')
    expect(game.player('p2').hand).toEqual(['fury', 'thorbjorn'])
    expect(game.state.discard).toEqual(['fury-of-the-few'])
    expect(all(game, 'p3')).toBe(other)
    goesOn(game, { p1: 'phase' })
  })

  it.each([
    ['vindalf', 'bow'],
    ['hornbori', 'sword axe'],
    ['fraeg', 'sword bow'],
    ['loni', 'shield shield'],
    ['aurvang', 'sword axe spear'],
    ['jari', 'sword bow shield'],
  ])('VH-77 %s disarms', (dwarf, dice) => {
    const game = battle(
      { squad: [dwarf] },
      { squad: ['arnbjorn'], hand: ['fury'] },
      {
        dice: ['sword axe spear bow shield shield'],
      },
    )
    game.does('p1', `arm ${dwarf} ${dice}`)
    goesOn(game, { p2: 'force-discard' })
    game.does('p2', 'card fury')
    expect(game.player('p2').hand).toEqual([])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-77 a hand without tactics is shown', () => {
    const game = battle({ squad: ['veig'] }, { squad: ['arnbjorn'], hand: ['thorbjorn'] })
    expect(game.player('p2').shown).toEqual([])
    game.does('p1', 'arm veig sword')
    expect([game.player('p2').shown, game.player('p2').hand]).toEqual([
      ['thorbjorn'],
      ['thorbjorn'],
    ])
    goesOn(game, { p1: 'phase' })
  })

  it('VH-77 VH-R61 a hand once shown stays known until a card leaves it unseen', () => {
    const game = battle(
      { squad: ['veig'] },
      { squad: ['fjalar', 'arnbjorn'], hand: ['thorbjorn', 'torfi'] },
    )
    game.does('p1', 'arm veig sword', 'done')
    expect(game.player('p2').shown).toEqual(['thorbjorn', 'torfi'])
    game.does('p2', 'arm arnbjorn axe')
    expect(game.player('p2').shown).toEqual(['thorbjorn', 'torfi'])
    game.does('p2', 'arm fjalar spear', 'card thorbjorn')
    expect([game.player('p2').hand, game.player('p2').shown]).toEqual([['torfi'], []])
    goesOn(game, { p2: 'phase' })
  })

  it('VH-58 VH-R31 Thor cards are tactics, missions and Tyr cards are not', () => {
    const options = { dwarves: true, thor: true, valkyries: true, tyr: true }
    const cards = ['mission-crushing-victory', 'tyr-strength']
    const thor = battleWithThor(
      { squad: ['arnbjorn'], hand: [...cards, 'thor-draw-fewer'] },
      options,
    )
    thor.does('p1', 'arm veig sword')
    goesOn(thor, { p2: 'force-discard' })
    expect(thor.legal('p2')).toEqual(['card thor-draw-fewer'])
    thor.does('p2', 'card thor-draw-fewer')
    expect(thor.player('p2').hand).toEqual(cards)
    const none = battleWithThor({ squad: ['arnbjorn'], hand: cards }, options)
    none.does('p1', 'arm veig sword')
    expect(none.player('p2').shown).toEqual(cards)
    goesOn(none, { p1: 'phase' })
  })

  it('VH-R31 in defence it hits cards the attacker has not played', () => {
    const game = battle(
      { squad: ['arnbjorn'], hand: ['fury', 'fury-of-the-few'] },
      { squad: ['veig', 'hjort'] },
    )
    game.does('p1', 'arm arnbjorn axe', 'tactic fury', 'done')
    game.does('p2', 'arm veig sword')
    goesOn(game, { p1: 'force-discard' })
    expect(game.legal('p1')).toEqual(['card fury-of-the-few'])
    game.does('p1', 'card fury-of-the-few')
    expect(game.strength('p1')).toBe(5)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R20 does nothing in Ragnarök', () => {
    const game = given({
      options: { dwarves: true },
      ragnarok: true,
      p1: { squad: ['veig'] },
      p2: { hand: ['fury'] },
      dice: [ROLL],
    })
    game.does('p1', 'arm veig sword')
    expect([game.player('p2').hand, game.player('p2').shown]).toEqual([['fury'], []])
    goesOn(game, { p1: 'phase' })
  })
})

/** p1 with Veig against p2, p3 without cards. */
function battleWithThor(p2: Fields, options: Fields): Given {
  return battle({ squad: ['veig'] }, p2, { options, p3: { squad: ['jofur'] } })
}

describe('Dwarves: the trait to give up a card', () => {
  it('VH-78 any card from hand, face down, for +3; discarded after the battle', () => {
    const game = battle({ squad: ['fjalar'], hand: ['thorbjorn', 'fury'] })
    game.does('p1', 'arm fjalar spear')
    goesOn(game, { p1: 'dwarf-card' })
    expect(game.legal('p1')).toEqual(['card thorbjorn', 'card fury', 'done'])
    game.does('p1', 'card thorbjorn')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([4, 0])
    expect(game.side('p1').aside).toEqual(['thorbjorn'])
    expect(JSON.stringify(valhalla.view(game.state, 1))).not.toContain('thorbjorn')
    expect(game.state.discard).toEqual([])
    fight(game, [], [])
    expect(game.state.discard).toEqual(['thorbjorn'])
    expect(game.player('p1').hand).toEqual(['fury'])
    goesOn(game, { p1: 'keep' })
  })

  it.each([
    ['galar', 'axe', 1],
    ['skirfir', 'spear shield', 3],
    ['virfir', 'spear bow', 3],
    ['hepti', 'axe axe', 4],
    ['hannar', 'sword spear shield', 6],
    ['svior', 'axe spear bow', 6],
  ])('VH-78 %s with %s: %i and +3', (dwarf, dice, strength) => {
    const game = battle({ squad: [dwarf], hand: ['thorbjorn'] }, undefined, {
      dice: ['sword axe axe spear bow shield'],
    })
    game.does('p1', `arm ${dwarf} ${dice}`)
    expect(game.strength('p1')).toBe(strength)
    game.does('p1', 'card thorbjorn')
    expect(game.strength('p1')).toBe(strength + 3)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-78 may be left, and is not asked of an empty hand', () => {
    const game = battle({ squad: ['fjalar'], hand: ['thorbjorn'] })
    game.does('p1', 'arm fjalar spear', 'done')
    expect([game.strength('p1'), game.player('p1').hand]).toEqual([1, ['thorbjorn']])
    goesOn(game, { p1: 'phase' })
    const empty = battle({ squad: ['fjalar'] })
    empty.does('p1', 'arm fjalar spear')
    expect(empty.strength('p1')).toBe(1)
    goesOn(empty, { p1: 'phase' })
  })

  it('VH-78 each Dwarf takes one card; it works in defence too', () => {
    const game = battle(
      { squad: ['hjort'] },
      {
        squad: ['fjalar', 'galar'],
        hand: ['thorbjorn', 'fury', 'fury-of-the-few'],
      },
    )
    game.does('p1', 'arm hjort bow', 'done')
    game.does('p2', 'arm fjalar spear', 'card thorbjorn', 'arm galar axe', 'card fury-of-the-few')
    expect(game.strength('p2')).toBe(8)
    game.does('p2', 'done', 'done')
    expect(game.state.discard).toEqual(['thorbjorn', 'fury-of-the-few'])
    expect(game.squad('p2')).toEqual(['fjalar', 'galar'])
    goesOn(game, { p1: 'keep' })
  })
})
