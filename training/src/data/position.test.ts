import { add, newSparse } from '@meadhall/bots'
import { expect, it } from 'vitest'
import { datasetOf } from './dataset.ts'
import { endsIn, type Position, pack, sorted, unpack } from './position.ts'

function position(game: number, pairs: readonly (readonly [number, number])[]): Position {
  const inputs = newSparse(900)
  for (const [index, value] of pairs) add(inputs, index, value)
  return { game, players: 4, win: 0.5, margin: 1, ...sorted(inputs, 900) }
}

const POSITIONS = [
  position(7, [
    [899, -127],
    [0, 1],
    [254, 5],
    [255, 6],
  ]),
  position(8, []),
  position(9, [
    [510, 3],
    [510, 4],
    [765, 100],
  ]),
]

it('positions are unpacked as they were packed, inputs sorted and added up', () => {
  const packed = pack(POSITIONS)
  expect([...unpack(packed)]).toEqual(POSITIONS)
  expect([...(POSITIONS[0]?.indices ?? [])]).toEqual([0, 254, 255, 899])
  expect([...(POSITIONS[2]?.values ?? [])]).toEqual([7, 100])
  const ends = [...endsIn(packed)]
  expect(ends).toHaveLength(POSITIONS.length)
  expect(ends.at(-1)).toBe(packed.length)
})

it('all positions of a game are learnt from, or all are held out', () => {
  const games = Array.from({ length: 400 }, (_, game) => position(game, [[game, 1]]))
  const data = datasetOf([pack(games), pack(games)], 900)
  const twice = (list: Uint32Array): number =>
    [...list].filter((one) => list.includes((one + games.length) % (2 * games.length))).length
  expect(twice(data.learnt)).toBe(data.learnt.length)
  expect(data.learnt.length + data.heldOut.length).toBe(2 * games.length)
  expect(data.heldOut.length).toBeGreaterThan(20)
  expect(data.heldOut.length).toBeLessThan(100)
})
