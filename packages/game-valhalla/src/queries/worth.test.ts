import { expect, it } from 'vitest'
import { given } from '../testing/given.ts'
import { sideWorth, worthWith } from './worth.ts'

it('VH-37 a side is worth its strength, and what was compared once the battle is decided', () => {
  const game = given({
    p1: { squad: ['arnbjorn', 'bersi'] },
    p2: { squad: ['bjarni'] },
    dice: ['sword axe bow bow bow bow', 'miss miss miss miss miss miss'],
  })
  game.does('p1', 'attack p2')
  expect(sideWorth(game.state, 0)).toBe(0)
  expect(worthWith(game.state, game.side('p1'), [{ seat: 0, space: 0 }])).toBe(3)
  game.does('p1', 'arm arnbjorn axe')
  expect(sideWorth(game.state, 0)).toBe(3)
  // Whoever leaves after the comparison is not missed.
  Object.assign(game.state.battle ?? {}, { winner: 1, totals: [7, 9] })
  expect([0, 1].map((index) => sideWorth(game.state, index))).toEqual([7, 9])
})

it('VH-50 in Ragnarök a side is worth the glory that would leave', () => {
  const game = given({
    players: 2,
    ragnarok: true,
    p1: { squad: ['arnbjorn', 'bersi'] },
    p2: { squad: ['bjarni'] },
    dice: ['sword axe bow bow bow bow'],
  })
  expect(worthWith(game.state, game.side('p1'), [{ seat: 0, space: 0 }])).toBe(1)
})
