import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH } from '../testing/silence.ts'

const WEAK = { jarl: 'einar', squad: ['gunnolf'], hand: ['fury', 'heroic-attack'] }

describe('Einar', () => {
  it('VH-7 each tactic that adds strength adds 2 more; a victory returns none', () => {
    const game = duel({
      p1: {
        jarl: 'einar',
        squad: ['arnbjorn'],
        hand: [
          'fury',
          'fury-of-the-few',
          'heroic-attack',
          'heroic-attack-bow',
          'push-back-the-enemy',
        ],
      },
      p2: { squad: ['gunnolf', 'geirolf'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic fury')
    expect(game.strength('p1')).toBe(3 + 4)
    game.does('p1', 'tactic fury-of-the-few')
    expect(game.strength('p1')).toBe(3 + 4 + 5)
    game.does('p1', 'tactic heroic-attack miss', 'tactic heroic-attack-bow bow')
    expect(game.strength('p1')).toBe(3 + 4 + 5 + 5 + 6)
    game.does('p1', 'tactic push-back-the-enemy')
    expect(game.strength('p1')).toBe(23)
    game.does('p1', 'done')
    game.does('p2', 'done')
    expect(game.player('p1').hand).toEqual([])
    expect(game.state.discard).toHaveLength(5)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 adds nothing to a War Cry, which counts warriors', () => {
    const game = duel({
      options: { dwarves: true },
      p1: { jarl: 'einar', squad: ['arnbjorn', 'bersi'], hand: ['war-cry-squad'] },
      p2: { squad: ['gunnolf'] },
      dice: [EACH],
    })
    game.does('p1', 'arm arnbjorn axe', 'tactic war-cry-squad')
    expect(game.strength('p1')).toBe(3 + 2)
  })

  it('VH-7 after a lost battle takes one tactic back, seen by all', () => {
    const game = defence(WEAK, { p1: { squad: ['arnbjorn', 'steinar'] }, roll: EACH })
    game.does('p2', 'tactic fury', 'tactic heroic-attack miss', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.legal('p2')).toEqual(['card fury', 'card heroic-attack', 'done'])
    game.does('p2', 'card heroic-attack')
    expect(game.player('p2').hand).toEqual(['heroic-attack'])
    expect(game.player('p2').shown).toEqual(['heroic-attack'])
    expect(game.state.discard).toEqual(['fury'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-38 VH-R14 an attack without a winner is not lost', () => {
    const game = duel({ p1: WEAK, p2: { squad: ['bersi'] }, dice: [EACH] })
    game.does('p1', 'tactic fury', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.state.discard).toEqual(['fury'])
  })

  it.each([
    ['nobody', 4, 'return-tactic'],
    ['cut-off', 2, undefined],
    ['gunnhild', 4, undefined],
  ] as const)(
    'VH-133 defending against %s his Fury adds %i, and after the loss he is asked %s',
    (by, strength, asked) => {
      const game = defence(WEAK, { by })
      game.does('p2', 'tactic fury')
      expect(game.side('p2').strength).toBe(strength)
      game.does('p2', 'done')
      expect(game.player('p2').shields).toBe(3)
      expect(game.asks()['p2']).toBe(asked)
    },
  )

  it('VH-115 adds nothing and takes nothing back where the monster silences him', () => {
    const game = blocked(WEAK)
    game.does('p1', 'arm gunnolf shield', 'tactic fury')
    expect(game.strength('p1')).toBe(2 + 2)
    game.does('p1', 'done', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.state.discard).toContain('fury')
  })

  it('VH-92 VH-100 in solo takes a tactic back after a failed attack', () => {
    const game = given({ players: 1, p1: WEAK, dice: [EACH] })
    game.does('p1', 'attack monster', 'tactic fury', 'done', 'card fury')
    expect(game.player('p1').hand).toEqual(['heroic-attack', 'fury'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
