import { HOSTILE } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { MatchFailure } from '../failure.ts'
import { newToy, storedToy } from '../testing/toy-match.ts'
import { upToDate } from './migrations.ts'
import { wholeJournal } from './stored-shape.ts'

/** What a call throws besides what is documented. */
function surprise(call: () => unknown): unknown {
  try {
    call()
    return null
  } catch (error) {
    return error instanceof MatchFailure ? null : error
  }
}

describe('hostile values', () => {
  it('as answers and wishes are refused, and change nothing', async () => {
    const { match, failures } = await newToy('pp')
    const { position } = match
    for (const value of HOSTILE) {
      const answers = [
        value,
        { question: 0, key: 'a', action: value },
        { question: value, key: 'a' },
      ]
      for (const given of answers) {
        expect(await match.answer(0, given)).toMatchObject({ kind: 'refused' })
        expect(await match.undo(0, given)).toMatchObject({ kind: 'refused' })
      }
      expect(await match.undo(0, { revision: value, key: value })).toMatchObject({
        kind: 'refused',
      })
      expect(() => match.whyNot(0, value)).not.toThrow()
    }
    expect(match.position).toBe(position)
    expect(failures).toEqual([])
  })

  it('as stored records are taken for damage', () => {
    const record = storedToy('pr')
    for (const value of [...HOSTILE, { toString: 5 }]) {
      expect(surprise(() => upToDate(value))).toBeNull()
      for (const part of Object.keys(record)) {
        expect(surprise(() => upToDate({ ...record, [part]: value }))).toBeNull()
      }
      const seats = [{ name: 'x', plays: value }]
      expect(surprise(() => upToDate({ ...record, seats }))).toBeNull()
      const entries = [
        value,
        { seq: 1, kind: value },
        { seq: 1, kind: 'act', by: value, cited: null },
      ]
      for (const entry of entries) {
        expect(surprise(() => wholeJournal({ ...record, seq: 1 }, [1], [entry]))).toBeNull()
      }
    }
  })
})
