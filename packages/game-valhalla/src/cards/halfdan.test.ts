import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { defence, EACH } from '../testing/silence.ts'

/** Halfdan attacks with 6 a defender who arms these warriors. */
function attack(arms: Readonly<Record<string, string>>, roll = EACH) {
  const game = duel({
    p1: { jarl: 'halfdan', squad: ['arnbjorn', 'bersi', 'ulfhild'] },
    p2: { squad: Object.keys(arms) },
    dice: [EACH, roll],
  })
  game.does('p1', 'arm arnbjorn axe', 'arm bersi sword', 'done')
  for (const [card, dice] of Object.entries(arms)) game.does('p2', `arm ${card} ${dice}`)
  game.does('p2', 'done')
  if (game.asks()['p2'] === 'send') game.does('p2', 'done')
  return game
}

describe('Halfdan', () => {
  it('VH-7 sends one of his armed warriors when he loses by 5 as attacker', () => {
    const game = attack(
      { thorbjorn: 'sword axe axe', geirolf: 'sword' },
      'sword sword axe axe miss miss',
    )
    expect(game.legal('p1')).toEqual(['warrior 0 0', 'warrior 0 1', 'done'])
    game.does('p1', 'warrior bersi')
    expect(game.player('p1').valhalla).toEqual(['bersi'])
    expect(game.squad('p1')).toEqual(['arnbjorn', 'ulfhild'])
    expect(game.player('p2').valhalla).toEqual([])
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it.each([1, 2])('VH-7 VH-R51 losing by 4 he chooses after the battle: %i of them', (count) => {
    const game = attack({ orm: 'sword axe shield', brynjolf: 'bow' })
    game.does('p1', 'warrior arnbjorn', count === 2 ? 'warrior bersi' : 'done')
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'bersi'].slice(0, count))
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 sends nobody more when he wins', () => {
    const game = attack({ gunnolf: 'shield' })
    expect(game.player('p1').valhalla).toEqual(['arnbjorn', 'bersi'])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  const weak = { jarl: 'halfdan', squad: ['geirolf', 'gunnolf'] }

  it.each([
    ['nobody', 'send'],
    ['cut-off', undefined],
    ['gunnhild', undefined],
    ['gunnhild alone', undefined],
  ] as const)('VH-133 VH-R12 losing a defence by 1 against %s he is asked %s', (by, asked) => {
    const game = defence(weak, { by })
    game.does('p2', 'arm geirolf sword', 'done')
    expect(game.player('p2').shields).toBe(3)
    expect(game.asks()['p2']).toBe(asked)
  })

  it('VH-7 losing a defence by 5 he sends nobody: the basic ability is for attackers', () => {
    const game = duel({ p1: { squad: ['eyvind', 'ulfhild'] }, p2: weak, dice: [EACH, EACH] })
    game.does('p1', 'arm eyvind sword axe', 'arm ulfhild bow', 'done')
    game.does('p2', 'arm geirolf sword', 'done')
    expect(game.player('p2').valhalla).toEqual([])
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
