import { describe, expect, it } from 'vitest'
import { type Fields, fight, goesOn, NOTHING } from '../testing/fight.ts'
import { type Given, given } from '../testing/given.ts'
import { attack, favours, PILE } from '../testing/valkyries.ts'

describe('Valkyries: Weapon Delivery', () => {
  it.each([
    ['sword', 'bersi'],
    ['axe', 'arnbjorn'],
    ['spear', 'bjorgolf'],
    ['bow', 'ulfhild'],
    ['shield', 'bjarni'],
  ])('VH-67 counts as a %s to arm %s', (weapon, warrior) => {
    const card = `weapon-delivery-${weapon}`
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
      squad: ['kari-the-cold'],
      hand: ['weapon-delivery-axe'],
    })
    game.does('p1', 'tactic weapon-delivery-axe', 'arm kari-the-cold axe axe+')
    expect(game.strength('p1')).toBe(3)
    goesOn(game, { p1: 'phase' })
  })

  it('VH-67 VH-R4 pays for a Heroic Attack of any die, and of its own symbol', () => {
    const hand = ['weapon-delivery-axe', 'heroic-attack', 'heroic-attack-axe', 'heroic-attack-bow']
    const game = attack('sword miss miss miss miss miss', { squad: ['bersi'], hand })
    game.does('p1', 'arm bersi sword', 'tactic weapon-delivery-axe')
    expect(game.forbids('p1', 'tactic heroic-attack-bow axe+')).toBe('VH-128')
    expect(game.forbids('p1', 'tactic heroic-attack axe+')).toBeNull()
    game.does('p1', 'tactic heroic-attack-axe axe+')
    expect(game.strength('p1')).toBe(7)
    expect(game.side('p1').dice).toHaveLength(5)
    expect(game.forbids('p1', 'tactic heroic-attack axe+')).toBe('VH-128')
    goesOn(game, { p1: 'phase' })
  })

  it('VH-67 VH-R3 is no die to be rolled or given for a reroll', () => {
    const game = attack(NOTHING, { squad: ['arnbjorn'], hand: ['weapon-delivery-axe'] })
    game.does('p1', 'tactic weapon-delivery-axe')
    expect(game.forbids('p1', 'reroll axe+')).toBe('VH-R3')
    game.does('p1', 'reroll miss')
    expect(game.legal('p1')).toEqual(['die miss'])
    goesOn(game, { p1: 'reroll' })
  })

  it('VH-67 works in Ragnarök', () => {
    const game = given({
      options: { valkyries: true },
      ragnarok: true,
      p1: { squad: ['arnbjorn'], hand: ['weapon-delivery-axe'] },
      dice: [NOTHING],
    })
    game.does('p1', 'tactic weapon-delivery-axe', 'arm arnbjorn axe+', 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn'])
    goesOn(game, { p2: 'phase' })
  })
})

describe('Valkyries: Road to Valhalla', () => {
  /** p1 armed 3 and 2; p2 plays the road. */
  function road(p1: Fields, p2: Fields, arms: readonly string[], more: Fields = {}): Given {
    const game = attack(
      '',
      p1,
      { hand: ['road-to-valhalla'], ...p2 },
      { dice: ['sword axe spear shield bow miss', 'sword axe spear shield bow miss'], ...more },
    )
    game.does('p1', ...arms, 'done')
    game.does('p2', 'tactic road-to-valhalla')
    goesOn(game, { p1: 'road' })
    return game
  }
  const TWO = ['arm arnbjorn axe', 'arm ulf spear']

  it('VH-68 the attacker picks an armed warrior, whose strength no longer counts', () => {
    const game = road({ squad: ['arnbjorn', 'ulf', 'bersi'] }, { squad: ['hjort'] }, TWO)
    expect(game.strength('p1')).toBe(5)
    expect(game.forbids('p1', 'done')).toBe('VH-68')
    expect(game.forbids('p1', 'warrior bersi')).toBe('VH-43')
    game.does('p1', 'warrior arnbjorn')
    expect(game.strength('p1')).toBe(2)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-68 it goes to Valhalla after a lost attack, the others stay', () => {
    const game = road({ squad: ['arnbjorn', 'ulf'] }, { squad: ['bersi'] }, [
      'arm arnbjorn axe',
      'arm ulf spear',
    ])
    game.does('p1', 'warrior arnbjorn')
    game.does('p2', 'arm bersi sword', 'done', 'done')
    expect([game.player('p1').valhalla, game.squad('p1')]).toEqual([['arnbjorn'], ['ulf']])
    expect([game.player('p2').shields, game.squad('p2')]).toEqual([4, ['bersi']])
    expect(game.state.discard.at(-1)).toBe('road-to-valhalla')
    goesOn(game, { p1: 'keep' })
  })

  it('VH-68 VH-R29 even if it was the only one the battle goes on, with 0 against 1', () => {
    const game = road({ squad: ['arnbjorn'] }, { squad: ['hjort'] }, ['arm arnbjorn axe'])
    game.does('p1', 'warrior arnbjorn')
    expect(game.strength('p1')).toBe(0)
    game.does('p2', 'arm hjort bow', 'done')
    expect(game.state.battle?.totals).toEqual([0, 1])
    game.does('p2', 'done')
    expect([game.player('p1').valhalla, game.player('p2').shields]).toEqual([['arnbjorn'], 4])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-68 VH-R29 with 0 the attacker still wins against a defender who arms nobody', () => {
    const game = road({ squad: ['arnbjorn'] }, { squad: ['hjort'] }, ['arm arnbjorn axe'])
    game.does('p1', 'warrior arnbjorn')
    game.does('p2', 'done')
    expect([game.player('p1').valhalla, game.player('p2').shields]).toEqual([['arnbjorn'], 3])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-68 tactics of the attacker still count', () => {
    const game = road({ squad: ['arnbjorn'], hand: ['fury'] }, { squad: ['hjort'] }, [
      'arm arnbjorn axe',
      'tactic fury',
    ])
    game.does('p1', 'warrior arnbjorn')
    expect(game.strength('p1')).toBe(2)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-R29 after a win it leaves in one group with the others, for favours', () => {
    const game = road({ squad: ['gunnrs-chosen', 'bersi', 'bjarni'] }, { squad: ['hjort'] }, [
      'arm gunnrs-chosen axe',
      'arm bersi sword',
      'arm bjarni shield',
    ])
    game.does('p1', 'warrior bersi')
    game.does('p2', 'arm hjort bow', 'done')
    expect(game.player('p1').valhalla).toEqual(['gunnrs-chosen', 'bersi', 'bjarni'])
    expect(favours(game)).toBe(2)
    goesOn(game, { p1: 'keep' })
  })

  it('VH-64 VH-R29 after a loss it leaves alone, whoever leaves on the other side', () => {
    const game = road(
      { squad: ['gonduls-chosen', 'bersi'] },
      { squad: ['magni', 'bjorgolf'] },
      ['arm gonduls-chosen axe shield', 'arm bersi sword'],
      { dice: ['sword axe spear shield bow miss', 'sword sword spear miss miss miss'] },
    )
    game.does('p1', 'warrior gonduls-chosen')
    game.does('p2', 'arm magni sword sword', 'arm bjorgolf spear', 'done')
    expect(favours(game)).toBe(3)
    game.does('p2', 'warrior magni', 'done')
    expect(game.player('p2').valhalla).toEqual(['magni'])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R29 its trait, its Tyr card and a card set aside for it are lost too', () => {
    const modules = { options: { valkyries: true, dwarves: true, tyr: true } }
    const game = given({
      ...modules,
      p1: { squad: ['hildisvin + tyr-strength', 'fjalar'], hand: ['fury'] },
      p2: { squad: ['arnbjorn'], hand: ['road-to-valhalla'] },
      dice: ['axe spear miss miss miss miss', NOTHING],
    })
    game.does('p1', 'attack p2')
    game.does('p1', 'arm hildisvin axe', 'arm fjalar spear', 'card fury')
    expect(game.strength('p1')).toBe(1 + 3 + 2 + 1 + 3)
    game.does('p1', 'done')
    game.does('p2', 'tactic road-to-valhalla')
    game.does('p1', 'warrior hildisvin')
    expect(game.strength('p1')).toBe(4)
    goesOn(game, { p2: 'phase' })
  })

  it('VH-68 is for the defender only, and never in Ragnarök', () => {
    const game = attack('axe miss miss miss miss miss', {
      squad: ['arnbjorn'],
      hand: ['road-to-valhalla'],
    })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.forbids('p1', 'tactic road-to-valhalla')).toBe('VH-34')
    const end = given({
      options: { valkyries: true },
      ragnarok: true,
      p1: { squad: ['arnbjorn'], hand: ['road-to-valhalla'] },
    })
    expect(end.forbids('p1', 'tactic road-to-valhalla')).toBe('VH-34')
    goesOn(end, { p1: 'phase' })
  })

  it('VH-39 VH-R29 with 0 against nobody armed the attacker wins, whatever Jarl wins ties', () => {
    const game = road({ squad: ['arnbjorn'] }, { squad: ['hjort'], jarl: 'Beinir' }, [
      'arm arnbjorn axe',
    ])
    game.does('p1', 'warrior arnbjorn')
    game.does('p2', 'done')
    expect([game.player('p1').valhalla, game.player('p2').shields]).toEqual([['arnbjorn'], 3])
    goesOn(game, { p1: 'keep' })
  })

  it('VH-R58 cannot be played against a monster', () => {
    const game = given({
      players: 1,
      options: { valkyries: true, monster: 'fenrir' },
      monster: { covered: ['sword', 'axe'] },
      p1: { squad: ['arnbjorn'], hand: ['road-to-valhalla'] },
      dice: ['spear miss miss miss', NOTHING],
    })
    game.does('p1', 'draw')
    while (game.asks()['p1'] === 'keep') game.does('p1', game.legal('p1')[0] as string)
    goesOn(game, { p1: 'phase' })
    expect(game.side('p1').role).toBe('defender')
    expect(game.forbids('p1', 'tactic road-to-valhalla')).toBe('VH-68')
  })

  it('VH-76 VH-R58 a Dwarf can deny Valhalla to the warrior on the road', () => {
    const game = given({
      options: { valkyries: true, dwarves: true },
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['alvis'], hand: ['road-to-valhalla'] },
      dice: ['axe miss miss miss miss miss', 'shield bow miss miss miss miss'],
    })
    game.does('p1', 'attack p2')
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'tactic road-to-valhalla')
    game.does('p1', 'warrior arnbjorn')
    game.does('p2', 'arm alvis bow shield', 'done', 'warrior arnbjorn', 'done')
    expect([game.squad('p1'), game.player('p1').valhalla]).toEqual([['arnbjorn'], []])
    goesOn(game, { p1: 'keep' })
  })
})
