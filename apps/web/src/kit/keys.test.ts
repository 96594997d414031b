import { describe, expect, it } from 'vitest'
import { keysOf } from './keys.ts'

const itself = (card: string) => card

describe('keys of a list', () => {
  it('are what its things are known by', () => {
    expect(keysOf(['troll', 'elf'], itself)).toEqual(['troll', 'elf'])
    expect(keysOf(['troll', 'elf'], (_, place) => place)).toEqual(['0', '1'])
  })

  it('tell copies apart', () => {
    const keys = keysOf(['troll', 'elf', 'troll', 'troll'], itself)
    expect(keys).toEqual(['troll', 'elf', 'troll (2)', 'troll (3)'])
  })

  it('stay with a thing when another one before it goes', () => {
    expect(keysOf(['elf', 'troll'], itself)[1]).toBe(keysOf(['troll'], itself)[0])
  })
})
