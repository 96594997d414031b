import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { defence, EACH } from './testing.ts'

/** Halfdan attacks with 6 a defender who arms these warriors. */
function attack(arms: Readonly<Record<string, string>>, roll = EACH) {
  const game = duel({
    p1: { jarl: 'halfdan', squad: ['bear-01', 'bear-02', 'wolf-03'] },
    p2: { squad: Object.keys(arms) },
    dice: [EACH, roll],
  })
  game.does('p1', 'arm bear-01 axe', 'arm bear-02 sword', 'done')
  for (const [card, dice] of Object.entries(arms)) game.does('p2', `arm ${card} ${dice}`)
  game.does('p2', 'done')
  if (game.asks()['p2'] === 'send') game.does('p2', 'done')
  return game
}

describe('Halfdan', () => {
  it('VH-7 sends one of his armed warriors when he loses by 5 as attacker', () => {
    const game = attack(
      { 'bear-16': 'sword axe axe', 'wolf-05': 'sword' },
      'sword sword axe axe miss miss',
    )
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'warrior 0 1', 'done'])
    game.does('p1', 'warrior bear-02')
    expect(game.player('p1').valhalla).toEqual(['bear-02'])
    expect(game.squad('p1')).toEqual(['bear-01', 'wolf-03'])
    expect(game.player('p2').valhalla).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([1, 2])('VH-7 VH-R51 losing by 4 he chooses after the battle: %i of them', (count) => {
    const game = attack({ 'bear-13': 'sword axe shield', 'wolf-04': 'bow' })
    game.does('p1', 'warrior bear-01', count === 2 ? 'warrior bear-02' : 'done')
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'bear-02'].slice(0, count))
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 sends nobody more when he wins', () => {
    const game = attack({ 'wolf-06': 'shield' })
    expect(game.player('p1').valhalla).toEqual(['bear-01', 'bear-02'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  const weak = { jarl: 'halfdan', squad: ['wolf-05', 'wolf-06'] }

  it.each([
    ['nobody', 'send'],
    ['cut-off', undefined],
    ['gunnhild', undefined],
    ['gunnhild alone', undefined],
  ] as const)('VH-133 VH-R12 losing a defence by 1 against %s he is asked %s', (by, asked) => {
    const game = defence(weak, { by })
    game.does('p2', 'arm wolf-05 sword', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.asks()['p2']).toBe(asked)
  })

  it('VH-7 losing a defence by 5 he sends nobody: the basic ability is for attackers', () => {
    const game = duel({ p1: { squad: ['bear-05', 'wolf-03'] }, p2: weak, dice: [EACH, EACH] })
    game.does('p1', 'arm bear-05 sword axe', 'arm wolf-03 bow', 'done')
    game.does('p2', 'arm wolf-05 sword', 'done')
    expect(game.player('p2').valhalla).toEqual([])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
