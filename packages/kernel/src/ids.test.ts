import { describe, expect, it } from 'vitest'
import { assertNever, at, insertSorted, removeAt } from './ids.ts'

describe('at', () => {
  it('gives the element', () => {
    expect(at(['a', 'b'], 1)).toBe('b')
    expect(at([null], 0)).toBeNull()
  })

  it.each([-1, 2, 0.5])('is an error where there is none: index %d', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(`no element ${index} in a list of 2`)
  })
})

describe('removeAt', () => {
  it.each([0, 1, 2])('takes out element %i and keeps the order of the rest', (index) => {
    const list = ['a', 'b', 'c']
    removeAt(list, index)
    expect(list).toEqual(['a', 'b', 'c'].toSpliced(index, 1))
  })
})

describe('assertNever', () => {
  it('names the forgotten case', () => {
    expect(() => assertNever('forgotten' as never)).toThrow('unexpected case: "forgotten"')
  })
})

describe('insertSorted', () => {
  it('keeps a list in order, equals too', () => {
    const list: number[] = []
    for (const one of [3, 1, 2, 3, 0]) insertSorted(list, one)
    expect(list).toEqual([0, 1, 2, 3, 3])
  })

  it('orders words as `sort` does', () => {
    const words = ['ship', 'axe', 'axe*', 'Ship', 'bow']
    const list: string[] = []
    for (const word of words) insertSorted(list, word)
    expect(list).toEqual(words.toSorted())
  })
})
