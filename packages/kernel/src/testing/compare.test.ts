import { describe, expect, it } from 'vitest'
import { differenceOf, sharedPath, textDifference } from './compare.ts'

describe('differenceOf', () => {
  it('finds nothing between equal values, whatever the order of keys', () => {
    expect(
      differenceOf({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] }),
    ).toBeNull()
  })

  it.each([
    ['a value', { a: [1, 2] }, { a: [1, 3] }, '/a/1: 2 ≠ 3'],
    ['a missing key', { a: 1 }, { a: 1, b: undefined }, '/b: is on one side only'],
    ['a hole in a list', [1, null], Object.assign([1], { length: 2 }), '/1: is on one side only'],
    ['-0', { a: 0 }, { a: -0 }, '/a: 0 ≠ -0'],
    ['a list and a record', [], {}, 'the whole: values of different kinds'],
    ['a map', { a: {} }, { a: new Map() }, '/a: values of different kinds'],
    ['a record and a number', { a: { b: 1 } }, { a: 1 }, '/a: {"b":1} ≠ 1'],
  ])('finds %s', (_name, left, right, difference) => {
    expect(differenceOf(left, right)).toBe(difference)
  })
})

describe('textDifference', () => {
  it('names the place where two JSON texts differ', () => {
    expect(textDifference('{"a":1}', '{"a":1}')).toBeNull()
    expect(textDifference('{"a":1}', '{"a":2}')).toBe('/a: 1 ≠ 2')
    expect(textDifference('{"a":1,"b":2}', '{"b":2,"a":1}')).toBe('the order of keys')
  })
})

describe('sharedPath', () => {
  const inner = { deep: [1] }

  it('finds an object that both hold, wherever it is', () => {
    expect(sharedPath({ a: inner }, { b: [0, inner] }, [])).toBe('/b/1')
    expect(sharedPath({ a: inner }, { b: inner.deep }, [])).toBe('/b')
    expect(sharedPath(inner, inner, [])).toBe('/')
  })

  it('leaves equal copies and allowed keys alone', () => {
    expect(sharedPath({ a: inner }, { a: { deep: [1] } }, [])).toBeNull()
    expect(sharedPath({ a: inner }, { a: inner }, ['a'])).toBeNull()
    expect(sharedPath({ b: { a: inner } }, { b: { a: inner } }, ['a'])).toBe('/b/a')
  })
})
