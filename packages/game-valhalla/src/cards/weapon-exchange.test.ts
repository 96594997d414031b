import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { duel } from '../testing/duel.ts'

describe('Weapon Exchange', () => {
  it('VH-132 turns all misses to faces of your choice', () => {
    const game = duel({
      p1: { squad: ['thorbjorn'], hand: ['weapon-exchange'] },
      p2: { squad: ['bjarni'] },
      dice: ['bow bow bow miss miss miss'],
    })
    game.does('p1', 'tactic weapon-exchange')
    expect(game.asks()).toEqual({ p1: 'turn-misses' })
    expect(game.legal('p1')).toEqual([
      'turn sword',
      'turn axe',
      'turn spear',
      'turn bow',
      'turn shield',
      'done',
    ])
    expect(game.forbids('p1', 'turn miss')).toBe('VH-132')
    game.does('p1', 'turn axe', 'turn sword', 'turn axe')
    expect(game.asks()).toEqual({ p1: 'phase' })
    game.does('p1', 'arm thorbjorn sword axe axe')
    expect(diceName(game.side('p1').dice)).toBe('bow bow bow')
    expect(game.strength('p1')).toBe(9)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-132 or as few as you like', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['weapon-exchange'] },
      p2: { squad: ['bjarni'] },
      dice: ['bow bow bow miss miss miss'],
    })
    game.does('p1', 'tactic weapon-exchange', 'turn axe', 'done')
    expect(diceName(game.side('p1').dice)).toBe('axe bow bow bow miss miss')
    expect(game.forbids('p1', 'turn axe')).toBe('VH-132')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-132 needs a miss', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['weapon-exchange'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow bow bow bow'],
    })
    expect(game.forbids('p1', 'tactic weapon-exchange')).toBe('VH-132')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-132 a grey miss stays a grey die; in defence too', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'], hand: ['new-weapons', 'weapon-exchange'] },
      dice: ['axe bow bow bow bow bow', 'bow bow bow bow bow bow', 'miss spear'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'tactic new-weapons', 'die miss*', 'tactic weapon-exchange', 'turn shield')
    expect(diceName(game.side('p2').dice)).toBe('bow bow bow bow bow bow shield*')
    game.does('p2', 'arm bjarni shield*')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
