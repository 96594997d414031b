import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

/** A Deer with one weapon for each colour, and two warriors of that colour. */
const CASES = [
  ['wolf', 'hjort', 'bow', 'ulf', 'ulfar', 'geirolf'],
  ['bear', 'eikthyr', 'bow', 'eyvind', 'geirr', 'gunnbjorn'],
  ['boar', 'dain', 'sword', 'bork', 'brand', 'dag'],
  ['giant', 'dvalar', 'spear', 'hrym', 'frosti', 'jokul'],
] as const

function strengthOf(deer: string, weapon: string, others: readonly string[]): number {
  const game = duel({
    p1: { squad: [deer, ...others] },
    p2: { squad: ['bjarni', 'ulfhild', 'jorund', 'snaer'] },
    dice: [`${weapon} miss miss miss miss miss`],
  })
  game.does('p1', `arm ${deer} ${weapon}`)
  expect(game.unmoved()).toBe(true)
  expect(game.asks()).toEqual({ p1: 'phase' })
  return game.strength('p1')
}

describe('the trait for a colour', () => {
  it.each(CASES)('VH-135 %s: nothing alone, +2 with one, +5 with two, armed or not', (...row) => {
    const [, deer, weapon, one, two] = row
    expect(strengthOf(deer, weapon, [])).toBe(1)
    expect(strengthOf(deer, weapon, [one])).toBe(1 + 2)
    expect(strengthOf(deer, weapon, [one, two])).toBe(1 + 5)
  })

  it.each(CASES)('VH-R8 %s: more than two still give +5', (...row) => {
    const [, deer, weapon, ...others] = row
    expect(strengthOf(deer, weapon, others)).toBe(1 + 5)
  })

  it('VH-135 VH-R8 the Deer itself, other colours and other squads count for nothing', () => {
    expect(strengthOf('hjort', 'bow', ['eikthyr', 'arnbjorn'])).toBe(1)
  })

  it('VH-135 each Deer counts for itself, and in defence too', () => {
    const game = duel({
      p1: { squad: ['arnbjorn'] },
      p2: { squad: ['hjort', 'eikthyr', 'ulf', 'bersi'] },
      dice: ['axe miss miss miss miss miss', 'bow bow miss miss miss miss'],
    })
    game.does('p1', 'arm arnbjorn axe', 'done')
    game.does('p2', 'arm hjort bow', 'arm eikthyr bow')
    expect(game.strength('p2')).toBe(1 + 2 + 1 + 2)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
