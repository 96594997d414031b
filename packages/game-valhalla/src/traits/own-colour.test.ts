import { describe, expect, it } from 'vitest'
import { duel } from '../testing/duel.ts'

/** A Deer with one weapon for each colour, and two warriors of that colour. */
const CASES = [
  ['wolf', 'deer-01', 'bow', 'wolf-01', 'wolf-02', 'wolf-05'],
  ['bear', 'deer-02', 'bow', 'bear-05', 'bear-06', 'bear-07'],
  ['boar', 'deer-03', 'sword', 'boar-06', 'boar-07', 'boar-08'],
  ['giant', 'deer-04', 'spear', 'giant-01', 'giant-02', 'giant-03'],
] as const

function strengthOf(deer: string, weapon: string, others: readonly string[]): number {
  const game = duel({
    p1: { squad: [deer, ...others] },
    p2: { squad: ['bear-03', 'wolf-03', 'boar-02', 'giant-04'] },
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
    expect(strengthOf('deer-01', 'bow', ['deer-02', 'bear-01'])).toBe(1)
  })

  it('VH-135 each Deer counts for itself, and in defence too', () => {
    const game = duel({
      p1: { squad: ['bear-01'] },
      p2: { squad: ['deer-01', 'deer-02', 'wolf-01', 'bear-02'] },
      dice: ['axe miss miss miss miss miss', 'bow bow miss miss miss miss'],
    })
    game.does('p1', 'arm bear-01 axe', 'done')
    game.does('p2', 'arm deer-01 bow', 'arm deer-02 bow')
    expect(game.strength('p2')).toBe(1 + 2 + 1 + 2)
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p2: 'phase' })
  })
})
