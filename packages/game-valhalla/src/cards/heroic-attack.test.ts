import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { WEAPONS } from '../ids.ts'
import { duel } from '../testing/duel.ts'

describe('Heroic Attack', () => {
  it.each(['bow', 'miss'])('VH-128 VH-R4 +3 strength for any free die, here a %s', (die) => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['heroic-attack'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow miss miss miss', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm arnbjorn axe', `tactic heroic-attack ${die}`)
    expect(game.strength('p1')).toBe(6)
    expect(game.side('p1').dice).toHaveLength(4)
    expect(game.side('p1').paidRerolls).toBe(0)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-128 VH-R4 dice on warriors cannot pay, and something has to', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['heroic-attack'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow miss miss miss'],
    })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.forbids('p1', 'tactic heroic-attack axe')).toBe('VH-128')
    expect(game.forbids('p1', 'tactic heroic-attack')).toBe('VH-128')
    expect(game.forbids('p1', 'tactic heroic-attack bow*')).toBe('VH-128')
    expect(game.legal('p1').filter((action) => action.startsWith('tactic'))).toEqual([
      'tactic heroic-attack bow',
      'tactic heroic-attack miss',
    ])
  })

  it('VH-128 without a free die it cannot be played', () => {
    const game = duel({
      p1: { squad: ['thorbjorn', 'orm'], hand: ['heroic-attack'] },
      p2: { squad: ['bjarni'] },
      dice: ['sword axe axe sword axe shield'],
    })
    game.does('p1', 'arm thorbjorn sword axe axe', 'arm orm sword axe shield')
    expect(game.forbids('p1', 'tactic heroic-attack miss')).toBe('VH-128')
    expect(game.legal('p1')).toEqual(['done'])
  })

  it.each(WEAPONS)('VH-129 +4 strength for a free die that shows a %s', (weapon) => {
    const id = `heroic-attack-${weapon}`
    const game = duel({
      p1: { squad: ['bjarni', 'hrym'], hand: [id] },
      p2: { squad: ['bjorgolf'] },
      dice: ['sword axe spear bow shield miss'],
    })
    for (const other of [...WEAPONS, 'miss'])
      if (other !== weapon) expect(game.forbids('p1', `tactic ${id} ${other}`)).toBe('VH-128')
    game.does('p1', `tactic ${id} ${weapon}`)
    const left = ['sword', 'axe', 'spear', 'bow', 'shield', 'miss'].filter((one) => one !== weapon)
    expect(diceName(game.side('p1').dice)).toBe(left.join(' '))
    game.does('p1', `arm hrym ${left.slice(0, 2).join(' ')}`)
    expect(game.strength('p1')).toBe(2 + 4)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-129 in defence too', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'], hand: ['heroic-attack-bow', 'heroic-attack'] },
      dice: ['axe bow bow bow bow bow', 'shield bow miss miss miss miss'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does(
      'p2',
      'arm bjarni shield',
      'tactic heroic-attack-bow bow',
      'tactic heroic-attack miss',
    )
    expect(game.strength('p2')).toBe(3 + 4 + 3)
    expect(game.side('p2').dice).toHaveLength(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it('VH-R4 a Weapon Delivery can pay', () => {
    const game = duel({
      options: { valkyries: true },
      p1: { squad: ['arnbjorn'], hand: ['heroic-attack-bow', 'weapon-delivery-bow'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe miss miss miss miss miss'],
    })
    game.does(
      'p1',
      'tactic weapon-delivery-bow',
      'tactic heroic-attack-bow bow+',
      'arm arnbjorn axe',
    )
    expect(game.strength('p1')).toBe(7)
    expect(game.side('p1').dice).toHaveLength(5)
    expect(game.unmoved()).toBe(true)
  })
})
