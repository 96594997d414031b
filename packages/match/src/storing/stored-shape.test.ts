import { describe, expect, it } from 'vitest'
import { MatchFailure } from '../failure.ts'
import { type Entry, GIVERS } from '../journal.ts'
import { storedToy } from '../testing/toy-match.ts'
import { upToDate } from './migrations.ts'
import { wholeJournal } from './stored-shape.ts'

/** How reading failed; `null` where it did not. */
function failure(read: () => unknown): string | null {
  try {
    read()
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(MatchFailure)
    return (error as MatchFailure).problem
  }
}

const game = storedToy('pr')

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
    [{ ...game, seats: [{ name: 'x', plays: 'norn', character: 'friendly' }] }],
    [{ ...game, seed: undefined }],
    [{ ...game, created: Number.NaN }],
    [{ ...game, touched: 1e300 }],
    [{ ...game, steps: -1 }],
    [{ ...game, steps: 1.5 }],
    [{ ...game, seq: null }],
    [{ ...game, fairness: {} }],
    [{ ...game, result: undefined }],
    [{ ...game, result: {} }],
    [{ ...game, result: { scores: [1, '2'], winners: [0] } }],
    [{ ...game, result: { scores: [1, 2], winners: ['x'] } }],
  ])('is damaged: %j', (record) => {
    expect(failure(() => upToDate(record))).toBe('damaged')
  })

  it('of a newer version is a reason to load the program anew', () => {
    expect(failure(() => upToDate({ ...game, version: 99 }))).toBe('outdated')
  })

  it('is read with names that a table can show', () => {
    const seats = [{ name: `\u202e${'x'.repeat(100_000)}`, plays: 'person' }]
    expect(upToDate({ ...game, seats }).seats).toEqual([{ name: 'x'.repeat(40), plays: 'person' }])
  })
})

describe('the journal of a stored match', () => {
  const act = (seq: number): Entry => {
    return { seq, kind: 'act', action: { type: 'pass', by: 0 }, by: 'person', cited: null }
  }
  const after = (seq: number) => ({ ...game, seq })

  it('is taken where all of it is there', () => {
    const cited = { question: 0, key: 'k' }
    const entries: Entry[] = [
      { ...act(1), by: 'table' } as Entry,
      { ...act(2), cited } as Entry,
      { seq: 3, kind: 'undo', seat: 0, back: 1, key: 'u' },
      { seq: 4, kind: 'rules', version: 2 },
    ]
    expect(wholeJournal(after(4), [1, 2, 3, 4], entries)).toEqual(entries)
  })

  it.each(GIVERS)('is taken with an answer that was given by: %s', (by) => {
    expect(wholeJournal(after(1), [1], [{ ...act(1), by }])).toEqual([{ ...act(1), by }])
  })

  it.each([
    ['none is there', 2, []],
    ['one is missing at the end', 2, [1]],
    ['one is missing in between', 2, [1, 3]],
    ['one is missing at the beginning', 2, [2, 3]],
    ['there are too many', 1, [1, 2]],
  ])('is missed where %s', (_what, seq, numbers) => {
    expect(failure(() => wholeJournal(after(seq), numbers, numbers.map(act)))).toBe('moves-missing')
  })

  it.each([
    [null],
    [5],
    [{}],
    [{ ...act(1), seq: 2 }],
    [{ ...act(1), kind: 'toString' }],
    [{ ...act(1), action: null }],
    [{ ...act(1), action: { type: 'pass' } }],
    [{ ...act(1), action: { type: 5, by: 0 } }],
    [{ ...act(1), action: { type: 'x', by: 0.5 } }],
    [{ ...act(1), by: 'ghost' }],
    [{ ...act(1), cited: {} }],
    [{ seq: 1, kind: 'undo', seat: 0, back: '1', key: 'u' }],
    [{ seq: 1, kind: 'rules', version: '2' }],
  ])('is damaged by %j', (entry) => {
    expect(failure(() => wholeJournal(after(1), [1], [entry]))).toBe('damaged')
  })
})
