import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { WEAPONS } from '../ids.ts'
import { duel } from '../testing/duel.ts'

describe('Heroic Attack', () => {
  it.each(['bow', 'miss'])('VH-128 VH-R4 +3 strength for any free die, here a %s', (die) => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-heroic3'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe bow bow miss miss miss', 'shield bow bow bow bow bow'],
    })
    game.does('p1', 'arm bear-01 axe', `tactic tac-heroic3 ${die}`)
    expect(game.strength('p1')).toBe(6)
    expect(game.side('p1').dice).toHaveLength(4)
    expect(game.side('p1').paidRerolls).toBe(0)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-128 VH-R4 dice on warriors cannot pay, and something has to', () => {
    const game = duel({
      p1: { squad: ['bear-01'], hand: ['tac-heroic3'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe bow bow miss miss miss'],
    })
    game.does('p1', 'arm bear-01 axe')
    expect(game.forbids('p1', 'tactic tac-heroic3 axe')).toBe('VH-128')
    expect(game.forbids('p1', 'tactic tac-heroic3')).toBe('VH-128')
    expect(game.forbids('p1', 'tactic tac-heroic3 bow*')).toBe('VH-128')
    expect(game.legal('p1').filter((action) => action.startsWith('tactic'))).toEqual([
      'tactic tac-heroic3 bow',
      'tactic tac-heroic3 miss',
    ])
  })

  it('VH-128 without a free die it cannot be played', () => {
    const game = duel({
      p1: { squad: ['bear-16', 'bear-13'], hand: ['tac-heroic3'] },
      p2: { squad: ['bear-03'] },
      dice: ['sword axe axe sword axe shield'],
    })
    game.does('p1', 'arm bear-16 sword axe axe', 'arm bear-13 sword axe shield')
    expect(game.forbids('p1', 'tactic tac-heroic3 miss')).toBe('VH-128')
    expect(game.legal('p1')).toEqual(['done'])
  })

  it.each(WEAPONS)('VH-129 +4 strength for a free die that shows a %s', (weapon) => {
    const id = `tac-heroic4-${weapon}`
    const game = duel({
      p1: { squad: ['bear-03', 'giant-01'], hand: [id] },
      p2: { squad: ['bear-04'] },
      dice: ['sword axe spear bow shield miss'],
    })
    for (const other of [...WEAPONS, 'miss'])
      if (other !== weapon) expect(game.forbids('p1', `tactic ${id} ${other}`)).toBe('VH-128')
    game.does('p1', `tactic ${id} ${weapon}`)
    const left = ['sword', 'axe', 'spear', 'bow', 'shield', 'miss'].filter((one) => one !== weapon)
    expect(diceName(game.side('p1').dice)).toBe(left.join(' '))
    game.does('p1', `arm giant-01 ${left.slice(0, 2).join(' ')}`)
    expect(game.strength('p1')).toBe(2 + 4)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-129 in defence too', () => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['bear-03'], hand: ['tac-heroic4-bow', 'tac-heroic3'] },
      dice: ['axe bow bow bow bow bow', 'shield bow miss miss miss miss'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm bear-03 shield', 'tactic tac-heroic4-bow bow', 'tactic tac-heroic3 miss')
    expect(game.strength('p2')).toBe(3 + 4 + 3)
    expect(game.side('p2').dice).toHaveLength(3)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it('VH-R4 a Weapon Delivery can pay', () => {
    const game = duel({
      options: { valkyries: true },
      p1: { squad: ['bear-01'], hand: ['tac-heroic4-bow', 'valk-delivery-bow'] },
      p2: { squad: ['bear-03'] },
      dice: ['axe miss miss miss miss miss'],
    })
    game.does('p1', 'tactic valk-delivery-bow', 'tactic tac-heroic4-bow bow+', 'arm bear-01 axe')
    expect(game.strength('p1')).toBe(7)
    expect(game.side('p1').dice).toHaveLength(5)
    expect(game.unmoved()).toBe(true)
  })
})
