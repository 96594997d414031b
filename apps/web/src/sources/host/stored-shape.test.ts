import { describe, expect, it } from 'vitest'
import { HostFailure } from './failure.ts'
import { upToDate } from './migrations.ts'
import { wholeLog } from './stored-shape.ts'
import { storedGame } from './testing/hosted.ts'

/** How reading failed; `null` where it did not. */
function failure(read: () => unknown): string | null {
  try {
    read()
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(HostFailure)
    return (error as HostFailure).failure
  }
}

const game = storedGame('pr')

describe('a record of the store', () => {
  it.each([
    [null],
    [5],
    ['game'],
    [[]],
    [{}],
    [{ ...game, id: 7 }],
    [{ ...game, game: '' }],
    [{ ...game, rulesVersion: '1' }],
    [{ ...game, options: null }],
    [{ ...game, seats: null }],
    [{ ...game, seats: [] }],
    [{ ...game, seats: Array(99).fill(game.seats[0]) }],
    [{ ...game, seats: [null, null] }],
    [{ ...game, seats: [{ name: 7, plays: 'person' }] }],
    [{ ...game, seats: [{ name: 'x', plays: 'chess' }] }],
    [{ ...game, seed: undefined }],
    [{ ...game, created: Number.NaN }],
    [{ ...game, touched: 1e300 }],
    [{ ...game, steps: -1 }],
    [{ ...game, steps: 1.5 }],
    [{ ...game, result: undefined }],
    [{ ...game, result: {} }],
    [{ ...game, result: { scores: [1, '2'], winners: [0] } }],
    [{ ...game, result: { scores: [1, 2], winners: ['x'] } }],
  ])('is damaged: %j', (record) => {
    expect(failure(() => upToDate(record))).toBe('damaged')
  })

  it('of a newer version is a reason to load the page anew', () => {
    expect(failure(() => upToDate({ ...game, version: 99 }))).toBe('outdated')
  })

  it('is read with names that a table can show', () => {
    const seats = [{ name: `\u202e${'x'.repeat(100_000)}`, plays: 'person' }]
    expect(upToDate({ ...game, seats }).seats).toEqual([{ name: 'x'.repeat(40), plays: 'person' }])
  })
})

describe('the stored moves of a game', () => {
  const move = { type: 'pass', by: 0 }
  const after = (steps: number) => ({ ...game, steps })

  it('are taken where all are there', () => {
    expect(wholeLog(after(2), [0, 1], [move, move])).toEqual([move, move])
  })

  it.each([
    ['none is there', 2, [], []],
    ['one is missing at the end', 2, [0], [move]],
    ['one is missing in between', 2, [1, 2], [move, move]],
    ['there are too many', 1, [0, 1], [move, move]],
  ])('are missed where %s', (_what, steps, numbers, actions) => {
    expect(failure(() => wholeLog(after(steps), numbers, actions))).toBe('moves-missing')
  })

  it.each([[null], [5], [{}], [{ type: 'pass' }], [{ type: 5, by: 0 }], [{ type: 'x', by: 0.5 }]])(
    'are damaged by %j',
    (action) => {
      expect(failure(() => wholeLog(after(1), [0], [action]))).toBe('damaged')
    },
  )
})
