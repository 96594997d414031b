import { describe, expect, it } from 'vitest'
import { isUniqueViolation, StoreUnavailable, storeError } from './unavailable.ts'

function coded(code: string): Error {
  return Object.assign(new Error('as the database words it'), { code })
}

describe('trouble of a database', () => {
  it.each([
    ['SQLITE_FULL', 'full', true],
    ['SQLITE_IOERR_WRITE', 'disk does not answer', true],
    ['SQLITE_BUSY_SNAPSHOT', 'others are writing', true],
    ['SQLITE_CORRUPT_VTAB', 'damaged', false],
    ['53100', 'full', true],
    ['53300', 'too much to do', true],
    ['57P01', 'cannot be reached', true],
    ['08006', 'cannot be reached', true],
    ['57014', 'too long', true],
    ['40P01', 'others are writing', true],
    ['25006', 'cannot be written to', true],
    ['28P01', 'does not let this program in', false],
    ['ECONNREFUSED', 'cannot be reached', true],
    ['EPIPE', 'cannot be reached', true],
  ])('%s is told in words, and whether to try again', (code, words, mayRetry) => {
    const error = storeError(coded(code))
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error).toMatchObject({ message: expect.stringContaining(words), mayRetry })
  })

  it.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('without a code is known by its words: %s', (message) => {
    expect(storeError(new Error(message))).toMatchObject({ mayRetry: true })
  })

  it('keeps what it was made from', () => {
    const cause = coded('SQLITE_FULL')
    expect(storeError(cause)).toHaveProperty('cause', cause)
  })

  it.each([coded('SQLITE_ERROR'), coded('42601'), new Error('a fault of ours'), 'text', null])(
    'is nothing else: %s',
    (error) => expect(storeError(error)).toBe(error),
  )
})

describe('a key that is taken', () => {
  it.each(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'])('%s', (code) => {
    expect(isUniqueViolation(coded(code))).toBe(true)
  })

  it('is no other fault', () => {
    expect(isUniqueViolation(coded('SQLITE_CONSTRAINT_NOTNULL'))).toBe(false)
    expect(isUniqueViolation('23505')).toBe(false)
  })
})
