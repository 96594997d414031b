import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { defence, EACH } from '../testing/silence.ts'

const FEW = { jarl: 'beinir', squad: ['geirolf', 'bersi'], shields: 2 }
const TAKEN = { captured: { p2: 2 } }

describe('Beinir', () => {
  it('VH-7 VH-41 wins on equal strength in defence', () => {
    const game = defence({ jarl: 'beinir', squad: ['bersi'] })
    game.does('p2', 'arm bersi sword')
    expect([game.strength('p1'), game.strength('p2')]).toEqual([3, 3])
    game.does('p2', 'done')
    expect(game.asks()).toEqual({ p2: 'send' })
    game.does('p2', 'warrior bersi')
    expect(game.player('p2').shields).toBe(4)
    expect(game.player('p2').valhalla).toEqual(['bersi'])
    expect(game.squad('p1')).toEqual(['arnbjorn'])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 with two own shields adds 2 in defence', () => {
    const game = defence(FEW, { p3: TAKEN })
    game.does('p2', 'arm geirolf sword')
    expect(game.strength('p2')).toBe(2 + 2)
  })

  it('VH-7 with three own shields adds nothing', () => {
    const game = defence({ ...FEW, shields: 3 }, { p3: { captured: { p2: 1 } } })
    game.does('p2', 'arm geirolf sword')
    expect(game.strength('p2')).toBe(2)
  })

  it('VH-7 does nothing in attack', () => {
    const game = duel({
      p1: { jarl: 'beinir', squad: ['arnbjorn'], shields: 2 },
      p2: { squad: ['bersi'] },
      p3: { captured: { p1: 2 } },
      dice: [EACH, EACH],
    })
    game.does('p1', 'arm arnbjorn axe')
    expect(game.strength('p1')).toBe(3)
  })

  it.each([
    ['cut-off', 3],
    ['gunnhild', 4],
    ['gunnhild alone', 3],
  ] as const)('VH-133 VH-R12 against %s equal strength leaves him %i shields', (by, left) => {
    const game = defence({ ...FEW, shields: 4 }, { by })
    game.does('p2', 'arm bersi sword')
    expect(game.strength('p2')).toBe(3)
    game.does('p2', 'done')
    expect(game.player('p2').shields).toBe(left)
  })

  it.each(['cut-off', 'gunnhild'] as const)('VH-133 %s takes the 2 away', (by) => {
    const game = defence(FEW, { by, p3: TAKEN })
    game.does('p2', 'arm geirolf sword')
    expect(game.strength('p2')).toBe(2)
  })

  it('VH-92 VH-101 in solo a defence of equal strength is won', () => {
    const game = given({
      players: 1,
      monster: { covered: ['sword', 'axe'] },
      p1: { jarl: 'beinir', squad: ['eyvind'], hand: ['ulfhild'] },
      deck: ['arnbjorn', 'bersi'],
      dice: ['spear miss miss miss', EACH],
    })
    game.does('p1', 'play ulfhild', 'card arnbjorn', 'arm eyvind sword axe', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(7)
    game.does('p1', 'done', 'done')
    expect(game.player('p1').shields).toBe(4)
    expect(game.asks()).toEqual({ p1: 'turn' })
  })

  it('VH-115 VH-101 unless the monster silences him', () => {
    const game = given({
      players: 1,
      options: { monster: 'surtr' },
      monster: { left: 3, covered: ['sword', 'axe', 'axe', 'spear'] },
      p1: {
        jarl: 'beinir',
        squad: ['orm', 'ulfhild'],
        hand: ['brynjolf'],
        valhalla: ['ylva', 'varg'],
        shields: 2,
      },
      deck: ['arnbjorn', 'bersi'],
      dice: ['shield miss', 'sword axe shield bow miss miss'],
    })
    game.does('p1', 'play brynjolf', 'card arnbjorn', 'arm orm sword axe shield', 'arm ulfhild bow')
    expect(game.strength('p1')).toBe(8 + 2 + 10)
    game.does('p1', 'done')
    expect(game.player('p1').shields).toBe(1)
  })
})
