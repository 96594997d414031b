import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'
import { EACH, keep } from '../testing/silence.ts'

const SIGURD = { jarl: 'sigurd', squad: ['bersi', 'bjarni', 'bjorgolf'] }
const ARM = ['arm bersi sword', 'arm bjarni shield', 'arm bjorgolf spear']

function attack(squad: string[], p2: object = SIGURD, p3: object = {}) {
  const game = duel({ p1: { jarl: 'gunnhild', squad }, p2, p3, dice: [EACH, EACH] })
  game.does('p1', 'arm arnbjorn axe', 'done')
  return game
}

describe('Gunnhild', () => {
  it.each([
    [['arnbjorn', 'ulf', 'ulfhild', 'geirolf'], 'larger', 9 + 1],
    [['arnbjorn', 'ulf', 'ulfhild'], 'equal', 9 + 1],
    [['arnbjorn', 'ulf'], 'smaller', 9],
  ])('VH-7 VH-R12 attacks with %j, the %s squad: the defender has %i', (squad, _size, strength) => {
    const game = attack(squad)
    game.does('p2', ...ARM)
    expect(game.strength('p2')).toBe(strength)
    expect(game.strength('p1')).toBe(3)
    game.does('p2', 'done', 'done')
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-7 the Jarl is off for the battle only', () => {
    const game = attack(['arnbjorn', 'hildolf'])
    game.does('p2', 'done')
    keep(game, 'p1')
    game.dice(EACH)
    game.does('p2', 'attack p1', ...ARM)
    expect(game.strength('p2')).toBe(9 + 3)
  })

  it('VH-7 does nothing when she is attacked', () => {
    const game = duel({ p1: SIGURD, p2: { jarl: 'gunnhild', squad: ['arnbjorn'] }, dice: [EACH] })
    game.does('p1', ...ARM)
    expect(game.strength('p1')).toBe(9 + 1 + 2)
  })

  it('VH-133 does not silence a Jarl who looks on', () => {
    const game = attack(
      ['arnbjorn'],
      { squad: ['bersi', 'bjarni'] },
      { jarl: 'ivar', squad: ['gunnolf'] },
    )
    game.does('p2', 'arm bersi sword', 'arm bjarni shield', 'done', 'done')
    expect(game.player('p3').hand).toHaveLength(1)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })
})
