import { describe, expect, it } from 'vitest'
import { snapshotOf } from './stored-match.ts'

describe('a stored snapshot', () => {
  it('is read as what was kept', () => {
    expect(snapshotOf('{"format":1,"seq":7}')).toEqual({ format: 1, seq: 7 })
  })

  it.each([[null], [''], ['{"format":1,"se']])('that is %j is as good as none', (text) => {
    expect(snapshotOf(text)).toBeNull()
  })
})
