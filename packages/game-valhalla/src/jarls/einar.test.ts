import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { blocked, defence, EACH } from './testing.ts'

const WEAK = { jarl: 'einar', squad: ['wolf-06'], hand: ['tac-fury2', 'tac-heroic3'] }

describe('Einar', () => {
  it('VH-7 each tactic that adds strength adds 2 more; a victory returns none', () => {
    const game = duel({
      p1: {
        jarl: 'einar',
        squad: ['bear-01'],
        hand: ['tac-fury2', 'tac-fury3', 'tac-heroic3', 'tac-heroic4-bow', 'tac-pushback'],
      },
      p2: { squad: ['wolf-06', 'wolf-05'] },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm bear-01 axe', 'tactic tac-fury2')
    expect(game.strength('p1')).toBe(3 + 4)
    game.does('p1', 'tactic tac-fury3')
    expect(game.strength('p1')).toBe(3 + 4 + 5)
    game.does('p1', 'tactic tac-heroic3 miss', 'tactic tac-heroic4-bow bow')
    expect(game.strength('p1')).toBe(3 + 4 + 5 + 5 + 6)
    game.does('p1', 'tactic tac-pushback')
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
      p1: { jarl: 'einar', squad: ['bear-01', 'bear-02'], hand: ['dwarf-cry-squad'] },
      p2: { squad: ['wolf-06'] },
      dice: [EACH],
    })
    game.does('p1', 'done', 'arm bear-01 axe', 'tactic dwarf-cry-squad')
    expect(game.strength('p1')).toBe(3 + 2)
  })

  it('VH-7 after a lost battle takes one tactic back, seen by all', () => {
    const game = defence(WEAK, { p1: { squad: ['bear-01', 'bear-15'] }, roll: EACH })
    game.does('p2', 'tactic tac-fury2', 'tactic tac-heroic3 miss', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.legal('p2')).toEqual(['card tac-fury2', 'card tac-heroic3', 'done'])
    game.does('p2', 'card tac-heroic3')
    expect(game.player('p2').hand).toEqual(['tac-heroic3'])
    expect(game.player('p2').shown).toEqual(['tac-heroic3'])
    expect(game.state.discard).toEqual(['tac-fury2'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-38 VH-R14 an attack without a winner is not lost', () => {
    const game = duel({ p1: WEAK, p2: { squad: ['bear-02'] }, dice: [EACH] })
    game.does('p1', 'tactic tac-fury2', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.state.discard).toEqual(['tac-fury2'])
  })

  it.each([
    ['nobody', 4, 'return-tactic'],
    ['cut-off', 2, undefined],
    ['gunnhild', 4, undefined],
  ] as const)(
    'VH-133 defending against %s his Fury adds %i, and after the loss he is asked %s',
    (by, strength, asked) => {
      const game = defence(WEAK, { by })
      game.does('p2', 'tactic tac-fury2')
      expect(game.side('p2').strength).toBe(strength)
      game.does('p2', 'done')
      expect(game.player('p2').shields).toBe(3)
      expect(game.asks()['p2']).toBe(asked)
    },
  )

  it('VH-115 adds nothing and takes nothing back where the monster silences him', () => {
    const game = blocked(WEAK)
    game.does('p1', 'arm wolf-06 shield', 'tactic tac-fury2')
    expect(game.strength('p1')).toBe(2 + 2)
    game.does('p1', 'done', 'done')
    expect(game.asks()).toEqual({ p1: 'keep' })
    expect(game.state.discard).toContain('tac-fury2')
  })

  it('VH-92 VH-100 in solo takes a tactic back after a failed attack', () => {
    const game = given({ players: 1, p1: WEAK, dice: [EACH] })
    game.does('p1', 'attack monster', 'tactic tac-fury2', 'done', 'card tac-fury2')
    expect(game.player('p1').hand).toEqual(['tac-heroic3', 'tac-fury2'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
