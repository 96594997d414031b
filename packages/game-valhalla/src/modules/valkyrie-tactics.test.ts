import { describe, expect, it } from 'vitest'
import { type Given, given } from '../testing/given.ts'
import { type Fields, fight, goesOn, NOTHING } from './testing.ts'
import { attack, favours, PILE } from './testing-valkyries.ts'

describe('Valkyries: Weapon Delivery', () => {
  it.each([
    ['sword', 'bear-02'],
    ['axe', 'bear-01'],
    ['spear', 'bear-04'],
    ['bow', 'wolf-03'],
    ['shield', 'bear-03'],
  ])('VH-67 counts as a %s to arm %s', (weapon, warrior) => {
    const card = `valk-delivery-${weapon}`
    const game = attack(NOTHING, { squad: [warrior], hand: [card] })
    expect(game.forbids('p1', `arm ${warrior} ${weapon}+`)).toBe('VH-35')
    game.does('p1', `tactic ${card}`, `arm ${warrior} ${weapon}+`)
    expect(game.side('p1').dice).toHaveLength(6)
    fight(game, [], [])
    expect(game.player('p1').valhalla).toEqual([warrior])
    expect(game.state.discard).toEqual([...PILE, card])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-67 arms giants together with dice', () => {
    const game = attack('axe miss miss miss miss miss', {
      squad: ['giant-05'],
      hand: ['valk-delivery-axe'],
    })
    game.does('p1', 'tactic valk-delivery-axe', 'arm giant-05 axe axe+')
    expect(game.strength('p1')).toBe(3)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-67 VH-R4 pays for a Heroic Attack of any die, and of its own symbol', () => {
    const hand = ['valk-delivery-axe', 'tac-heroic3', 'tac-heroic4-axe', 'tac-heroic4-bow']
    const game = attack('sword miss miss miss miss miss', { squad: ['bear-02'], hand })
    game.does('p1', 'arm bear-02 sword', 'tactic valk-delivery-axe')
    expect(game.forbids('p1', 'tactic tac-heroic4-bow axe+')).toBe('VH-128')
    expect(game.forbids('p1', 'tactic tac-heroic3 axe+')).toBeNull()
    game.does('p1', 'tactic tac-heroic4-axe axe+')
    expect(game.strength('p1')).toBe(7)
    expect(game.side('p1').dice).toHaveLength(5)
    expect(game.forbids('p1', 'tactic tac-heroic3 axe+')).toBe('VH-128')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-67 VH-R3 is no die to be rolled or given for a reroll', () => {
    const game = attack(NOTHING, { squad: ['bear-01'], hand: ['valk-delivery-axe'] })
    game.does('p1', 'tactic valk-delivery-axe')
    expect(game.forbids('p1', 'reroll axe+')).toBe('VH-R3')
    game.does('p1', 'reroll miss')
    expect(game.legal('p1')).toEqual(['die miss'])
    goesOn(game, { p1: 'reroll' })
  })

  it('VH-67 works in Ragnarök', () => {
    const game = given({
      options: { valkyries: true },
      ragnarok: true,
      p1: { squad: ['bear-01'], hand: ['valk-delivery-axe'] },
      dice: [NOTHING],
    })
    game.does('p1', 'tactic valk-delivery-axe', 'arm bear-01 axe+', 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01'])
    goesOn(game, { p2: 'phase' })
  })
})

describe('Valkyries: Road to Valhalla', () => {
  /** p1 armed 3 and 2; p2 plays the road. */
  function road(p1: Fields, p2: Fields, arms: readonly string[], more: Fields = {}): Given {
    const game = attack(
      '',
      p1,
      { hand: ['valk-road'], ...p2 },
      { dice: ['sword axe spear shield bow miss', 'sword axe spear shield bow miss'], ...more },
    )
    game.does('p1', ...arms, 'done')
    game.does('p2', 'tactic valk-road')
    goesOn(game, { p1: 'road' })
    return game
  }
  const TWO = ['arm bear-01 axe', 'arm wolf-01 spear']

  it('VH-68 the attacker picks an armed warrior, whose strength no longer counts', () => {
    const game = road({ squad: ['bear-01', 'wolf-01', 'bear-02'] }, { squad: ['deer-01'] }, TWO)
    expect(game.strength('p1')).toBe(5)
    expect(game.forbids('p1', 'done')).not.toBeNull()
    expect(game.forbids('p1', 'warrior bear-02')).toBe('VH-43')
    game.does('p1', 'warrior bear-01')
    expect(game.strength('p1')).toBe(2)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-68 it goes to Valhalla after a lost attack, the others stay', () => {
    const game = road({ squad: ['bear-01', 'wolf-01'] }, { squad: ['bear-02'] }, [
      'arm bear-01 axe',
      'arm wolf-01 spear',
    ])
    game.does('p1', 'warrior bear-01')
    game.does('p2', 'arm bear-02 sword', 'done', 'done')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([['bear-01'], ['wolf-01']])
    expect([game.player('p2').shields, game.squad('p2')]).toEqual([4, ['bear-02']])
    expect(game.state.discard.at(-1)).toBe('valk-road')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-68 VH-R29 even if it was the only one the battle goes on, with 0 against 1', () => {
    const game = road({ squad: ['bear-01'] }, { squad: ['deer-01'] }, ['arm bear-01 axe'])
    game.does('p1', 'warrior bear-01')
    expect(game.strength('p1')).toBe(0)
    game.does('p2', 'arm deer-01 bow', 'done')
    expect(game.state.battle?.totals).toEqual([0, 1])
    game.does('p2', 'done')
    expect([game.player('p1').valhalla, game.player('p2').shields]).toEqual([['bear-01'], 4])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-68 VH-R29 with 0 the attacker still wins against a defender who arms nobody', () => {
    const game = road({ squad: ['bear-01'] }, { squad: ['deer-01'] }, ['arm bear-01 axe'])
    game.does('p1', 'warrior bear-01')
    game.does('p2', 'done')
    expect([game.player('p1').valhalla, game.player('p2').shields]).toEqual([['bear-01'], 3])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-68 tactics of the attacker still count', () => {
    const game = road({ squad: ['bear-01'], hand: ['tac-fury2'] }, { squad: ['deer-01'] }, [
      'arm bear-01 axe',
      'tactic tac-fury2',
    ])
    game.does('p1', 'warrior bear-01')
    expect(game.strength('p1')).toBe(2)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R29 after a win it leaves in one group with the others, for favours', () => {
    const game = road({ squad: ['valk-01', 'bear-02', 'bear-03'] }, { squad: ['deer-01'] }, [
      'arm valk-01 axe',
      'arm bear-02 sword',
      'arm bear-03 shield',
    ])
    game.does('p1', 'warrior bear-02')
    game.does('p2', 'arm deer-01 bow', 'done')
    expect(game.player('p1').valhalla).toEqual(['valk-01', 'bear-02', 'bear-03'])
    expect(favours(game)).toBe(2)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 VH-R29 after a loss it leaves alone, whoever leaves on the other side', () => {
    const game = road(
      { squad: ['valk-04', 'bear-02'] },
      { squad: ['bear-12', 'bear-04'] },
      ['arm valk-04 axe shield', 'arm bear-02 sword'],
      { dice: ['sword axe spear shield bow miss', 'sword sword spear miss miss miss'] },
    )
    game.does('p1', 'warrior valk-04')
    game.does('p2', 'arm bear-12 sword sword', 'arm bear-04 spear', 'done')
    game.does('p2', 'warrior bear-12', 'done')
    expect(favours(game)).toBe(3)
    expect(game.player('p2').valhalla).toEqual(['bear-12'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R29 its trait, its Tyr card and a card set aside for it are lost too', () => {
    const modules = { options: { valkyries: true, dwarves: true, tyr: true } }
    const game = given({
      ...modules,
      p1: { squad: ['boar-03 + tyr-plus2', 'dwarf-22'], hand: ['tac-fury2'] },
      p2: { squad: ['bear-01'], hand: ['valk-road'] },
      dice: ['axe spear miss miss miss miss', NOTHING],
    })
    game.does('p1', 'attack p2', 'done')
    game.does('p2', 'done')
    game.does('p1', 'arm boar-03 axe', 'arm dwarf-22 spear', 'card tac-fury2')
    expect(game.strength('p1')).toBe(1 + 3 + 2 + 1 + 3)
    game.does('p1', 'done')
    game.does('p2', 'tactic valk-road')
    game.does('p1', 'warrior boar-03')
    expect(game.strength('p1')).toBe(4)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-68 is for the defender only, and never in Ragnarök', () => {
    const game = attack('axe miss miss miss miss miss', {
      squad: ['bear-01'],
      hand: ['valk-road'],
    })
    game.does('p1', 'arm bear-01 axe')
    expect(game.forbids('p1', 'tactic valk-road')).toBe('VH-34')
    const end = given({
      options: { valkyries: true },
      ragnarok: true,
      p1: { squad: ['bear-01'], hand: ['valk-road'] },
    })
    expect(end.forbids('p1', 'tactic valk-road')).toBe('VH-34')
    goesOn(end, { p1: 'phase' })
  })

  it('VH-39 VH-R29 with 0 against nobody armed the attacker wins, whatever Jarl wins ties', () => {
    const game = road({ squad: ['bear-01'] }, { squad: ['deer-01'], jarl: 'Beinir' }, [
      'arm bear-01 axe',
    ])
    game.does('p1', 'warrior bear-01')
    game.does('p2', 'done')
    expect([game.player('p1').valhalla, game.player('p2').shields]).toEqual([['bear-01'], 3])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R58 cannot be played against a monster', () => {
    const game = given({
      players: 1,
      options: { valkyries: true, monster: 'fenrir' },
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['bear-01'], hand: ['valk-road'] },
      dice: ['spear miss miss miss', NOTHING],
    })
    game.does('p1', 'draw')
    while (game.asks()['p1'] === 'keep') game.does('p1', game.legal('p1')[0] as string)
    goesOn(game, { p1: 'phase' })
    expect(game.side('p1').role).toBe('defender')
    expect(game.forbids('p1', 'tactic valk-road')).toBe('VH-68')
  })

  it('VH-76 VH-R58 a Dwarf can deny Valhalla to the warrior on the road', () => {
    const game = given({
      options: { valkyries: true, dwarves: true },
      p1: { squad: ['bear-01'] },
      p2: { squad: ['dwarf-09'], hand: ['valk-road'] },
      dice: ['axe miss miss miss miss miss', 'shield bow miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    game.does('p2', 'done')
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'tactic valk-road')
    game.does('p1', 'warrior bear-01')
    game.does('p2', 'arm dwarf-09 bow shield', 'done', 'warrior bear-01', 'done')
    expect([game.squad('p1'), game.player('p1').valhalla]).toEqual([['bear-01'], []])
    goesOn(game, { p1: 'keep' })
  })
})
