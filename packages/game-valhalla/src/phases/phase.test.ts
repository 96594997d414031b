import { describe, expect, it } from 'vitest'
import { diceName } from '../dice.ts'
import { duel } from '../testing/duel.ts'
import type { Given } from '../testing/given.ts'

const dice = (game: Given, name: string) => diceName(game.side(name).dice)
const MISSES = 'miss miss miss miss miss miss'

describe('the roll', () => {
  it('VH-32 the attacker rolls 6 dice, then rerolls, plays and arms in any order', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'bersi'], hand: ['fury', 'fury'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow miss miss miss', 'sword', 'spear'],
    })
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.side('p1').dice).toHaveLength(6)
    expect(game.side('p2').dice).toEqual([])
    game.does('p1', 'tactic fury', 'arm arnbjorn axe')
    game.does('p1', 'reroll miss', 'die miss', 'done')
    game.does('p1', 'arm bersi sword', 'tactic fury')
    game.does('p1', 'reroll bow', 'die miss', 'done')
    expect(dice(game, 'p1')).toBe('spear bow')
    expect(game.strength('p1')).toBe(3 + 3 + 2 + 2)
    expect(game.unmoved()).toBe(true)
    game.does('p1', 'done')
    expect(game.asks()).toEqual({ p2: 'phase' })
  })

  it('VH-32 VH-39 the defender rolls 6 dice in a phase of their own, after the attacker', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow bow bow bow', 'shield shield shield sword sword sword'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    expect(dice(game, 'p2')).toBe('sword sword sword shield shield shield')
    expect(game.side('p1').dice).toEqual([])
    game.does('p2', 'arm bjarni shield')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})

describe('a reroll', () => {
  it('VH-33 costs one free die and rolls any of the others, again and again', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['bow bow sword miss miss miss', 'spear shield', 'axe'],
    })
    game.does('p1', 'reroll miss', 'die miss', 'die miss', 'done')
    expect(dice(game, 'p1')).toBe('sword spear bow bow shield')
    game.does('p1', 'reroll bow', 'die sword', 'done')
    expect(dice(game, 'p1')).toBe('axe spear bow shield')
    expect(game.side('p1').paidRerolls).toBe(2)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-33 VH-R3 at least one die must be left to roll, and at least one is rolled', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'thorbjorn', 'bjorgolf'] },
      p2: { squad: ['bjarni'] },
      dice: ['sword axe axe axe spear miss'],
    })
    game.does('p1', 'arm thorbjorn sword axe axe', 'arm arnbjorn axe')
    game.does('p1', 'reroll miss')
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(game.side('p1').dice).toHaveLength(1)
    const left = dice(game, 'p1')
    expect(game.forbids('p1', `reroll ${left}`)).toBe('VH-33')
    expect(game.legal('p1').some((action) => action.startsWith('reroll'))).toBe(false)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-33 which dice are rolled again is chosen; none at all is no answer', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow miss miss miss', 'sword'],
    })
    game.does('p1', 'reroll bow')
    expect(game.asks()).toEqual({ p1: 'reroll' })
    expect(game.forbids('p1', 'done')).toBe('VH-33')
    expect(game.forbids('p1', 'die sword')).toBe('VH-R3')
    game.does('p1', 'die axe', 'done')
    expect(dice(game, 'p1')).toBe('sword bow miss miss miss')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-R3 dice on warriors are neither lost nor rolled again', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['push-back-the-enemy'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe bow bow bow bow miss', 'sword'],
    })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.forbids('p1', 'reroll axe')).toBe('VH-R3')
    game.does('p1', 'reroll bow')
    expect(game.forbids('p1', 'die axe')).toBe('VH-R3')
    game.does('p1', 'die miss', 'done', 'tactic push-back-the-enemy', 'free-reroll')
    expect(game.forbids('p1', 'die axe')).toBe('VH-R3')
    expect(game.legal('p1').toSorted()).toEqual(['die bow', 'die sword'])
    expect(diceName(game.side('p1').armed[0]?.dice ?? [])).toBe('axe')
    expect(game.unmoved()).toBe(true)
  })

  it('VH-36 a miss is rerolled like any other face, and all dice may be rolled', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'axe axe axe axe axe'],
    })
    game.does('p1', 'reroll miss', 'die miss', 'die miss', 'die miss', 'die miss', 'die miss')
    expect(dice(game, 'p1')).toBe('axe axe axe axe axe')
    expect(game.asks()).toEqual({ p1: 'phase' })
  })
})

describe('tactics in a phase', () => {
  it('VH-34 any number, but only in your own phase; when it is over, it is too late', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['fury', 'fury', 'fury'] },
      p2: { squad: ['bjarni'], hand: ['fury'] },
      dice: ['axe bow bow bow bow bow', 'shield bow bow bow bow bow'],
    })
    expect(game.forbids('p2', 'tactic fury')).toBe('VH-22')
    game.does('p1', 'tactic fury', 'arm arnbjorn axe', 'tactic fury')
    expect(game.strength('p1')).toBe(7)
    game.does('p1', 'done')
    expect(game.forbids('p1', 'tactic fury')).toBe('VH-22')
    game.does('p2', 'tactic fury', 'arm bjarni shield')
    expect(game.strength('p2')).toBe(5)
    expect(game.unmoved()).toBe(true)
    expect(game.player('p1').hand).toEqual(['fury'])
  })

  it('VH-34 before the roll and outside of battles no tactic can be played', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'], hand: ['fury'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES],
    })
    game.does('p1', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.forbids('p1', 'tactic fury')).toBe('VH-22')
  })
})

describe('arming', () => {
  it('VH-35 takes the complete set at once; it stays there, and nobody is armed twice', () => {
    const game = duel({
      p1: { squad: ['eyvind', 'arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['sword axe axe bow bow miss'],
    })
    for (const set of ['axe', 'sword', 'axe axe', 'sword axe axe', 'sword bow', 'sword miss', ''])
      expect(game.forbids('p1', `arm eyvind ${set}`)).toBe('VH-35')
    game.does('p1', 'arm eyvind sword axe')
    expect(dice(game, 'p1')).toBe('axe bow bow miss')
    expect(game.forbids('p1', 'arm eyvind sword axe')).toBe('VH-35')
    game.does('p1', 'arm arnbjorn axe')
    expect(game.side('p1').armed.map((one) => diceName(one.dice))).toEqual(['sword axe', 'axe'])
    expect(game.strength('p1')).toBe(8)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })

  it('VH-35 nobody has to be armed', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe axe axe axe axe axe'],
    })
    expect(game.legal('p1')).toContain('done')
    game.does('p1', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-36 a miss arms nobody', () => {
    const game = duel({
      p1: { squad: ['arnbjorn', 'hrym'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES],
    })
    expect(game.forbids('p1', 'arm arnbjorn miss')).toBe('VH-35')
    expect(game.forbids('p1', 'arm hrym miss miss')).toBe('VH-35')
    expect(game.legal('p1')).toEqual(['reroll miss', 'done'])
  })

  it('VH-R48 VH-10 which dice arm a warrior is the player’s choice, grey ones included', () => {
    const game = duel({
      p1: { jarl: 'Styr', squad: ['arnbjorn', 'kolbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe axe bow miss miss miss', 'axe'],
    })
    expect(dice(game, 'p1')).toBe('axe axe bow miss miss miss axe*')
    const ways = game.legal('p1').filter((action) => action.startsWith('arm'))
    expect(ways.toSorted()).toEqual([
      'arm 0 0 axe',
      'arm 0 0 axe*',
      'arm 0 1 axe axe',
      'arm 0 1 axe axe*',
    ])
    game.does('p1', 'arm kolbjorn axe axe*', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(9)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-40 giants take weapons of your choice, and their kinds differ', () => {
    const game = duel({
      p1: { squad: ['hrym', 'kari-the-cold', 'skrymir', 'bergelmir'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe axe axe bow bow miss'],
    })
    const ways = (space: number) =>
      game
        .legal('p1')
        .filter((action) => action.startsWith(`arm 0 ${space} `))
        .map((action) => action.slice(8))
        .toSorted()
    expect(ways(0)).toEqual(['axe axe', 'axe bow', 'bow bow'])
    expect(ways(1)).toEqual(['axe axe', 'bow bow'])
    expect(ways(2)).toEqual(['axe axe axe'])
    expect(ways(3)).toEqual(['axe axe bow bow'])
    game.does('p1', 'arm bergelmir axe axe bow bow')
    expect(game.strength('p1')).toBe(8)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-R9 four equal weapons are two pairs', () => {
    const game = duel({
      p1: { squad: ['bergelmir'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe axe axe axe bow miss'],
    })
    game.does('p1', 'arm bergelmir axe axe axe axe')
    expect(game.strength('p1')).toBe(8)
    expect(game.asks()).toEqual({ p1: 'phase' })
  })
})

describe('grey dice', () => {
  it('VH-R5 are taken when the phase begins and rolled with the six: up to nine', () => {
    const game = duel({
      options: { king: true },
      king: { p2: 4 },
      p1: { jarl: 'Styr', squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'axe bow bow'],
    })
    expect(dice(game, 'p1')).toBe(`${MISSES} axe* bow* bow*`)
    expect(game.state.grey).toBe(0)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-10 from an empty pool nothing is taken: New Weapons cannot be played', () => {
    const game = duel({
      options: { king: true },
      king: { p2: 4 },
      p1: { jarl: 'Styr', squad: ['arnbjorn'], hand: ['new-weapons'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'axe bow bow'],
    })
    expect(game.forbids('p1', 'tactic new-weapons')).toBe('VH-10')
    game.does('p1', 'reroll bow*', 'die miss', 'done')
    expect(game.forbids('p1', 'tactic new-weapons')).toBeNull()
  })

  it('VH-10 with fewer than you should take you take the rest: one is rolled instead of two', () => {
    const game = duel({
      options: { king: true },
      king: { p2: 2 },
      p1: { jarl: 'Styr', squad: ['arnbjorn'], hand: ['new-weapons'] },
      p2: { squad: ['bjarni'] },
      dice: [MISSES, 'bow bow', 'axe'],
    })
    expect(game.state.grey).toBe(1)
    game.does('p1', 'tactic new-weapons')
    expect(game.asks()).toEqual({ p1: 'phase' })
    expect(dice(game, 'p1')).toBe(`${MISSES} axe* bow* bow*`)
    expect(game.state.grey).toBe(0)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-10 a grey die that is discarded goes back to the pool', () => {
    const game = duel({
      p1: { jarl: 'Styr', squad: ['arnbjorn'], hand: ['heroic-attack'] },
      p2: { squad: ['bjarni'] },
      dice: ['axe miss miss miss miss miss', 'bow'],
    })
    expect(game.state.grey).toBe(2)
    game.does('p1', 'tactic heroic-attack bow*')
    expect(game.state.grey).toBe(3)
    expect(game.unmoved()).toBe(true)
  })

  it('VH-R6 VH-39 those not on a warrior go back before the defender acts, the others stay', () => {
    const game = duel({
      options: { king: true },
      king: { p2: 3 },
      p1: { jarl: 'Styr', squad: ['arnbjorn'] },
      p2: { squad: ['bjarni'], hand: ['new-weapons'] },
      deck: ['ulf', 'ulfar'],
      dice: [MISSES, 'axe bow', 'shield miss miss miss miss miss', 'spear sword'],
    })
    expect(game.state.grey).toBe(1)
    game.does('p1', 'arm arnbjorn axe*', 'done')
    expect(game.state.grey).toBe(2)
    game.does('p2', 'tactic new-weapons')
    expect(game.state.grey).toBe(0)
    game.does('p2', 'die spear*')
    expect(game.state.grey).toBe(1)
    expect(game.unmoved()).toBe(true)
    game.does('p2', 'arm bjarni shield', 'done')
    expect(game.state.grey).toBe(3)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-R5 the die lost to a giant is one of the six; grey dice are not touched', () => {
    const game = duel({
      p1: { squad: ['hrym'] },
      p2: { jarl: 'Styr', shields: 2, squad: ['bjarni'] },
      p3: { squad: ['varg'], captured: { p2: 2 } },
      dice: ['axe bow miss miss miss miss', 'shield bow bow bow bow', 'spear'],
    })
    game.does('p1', 'arm hrym axe bow', 'done')
    expect(dice(game, 'p2')).toBe('bow bow bow bow shield spear*')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
