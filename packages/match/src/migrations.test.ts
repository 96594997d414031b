import { describe, expect, it } from 'vitest'
import { MatchFailure } from './failure.ts'
import { upToDate } from './migrations.ts'
import { RECORD_VERSION } from './record.ts'
import { storedToy } from './testing/toy-match.ts'

describe('stored matches', () => {
  it('of this version are taken as they are', () => {
    const game = storedToy('pr')
    expect(upToDate(game)).toEqual(game)
  })

  it('of older versions are brought up step by step', () => {
    const { seats, result, ...rest } = storedToy('pr')
    const steps = {
      [-2]: (game: object) => ({ ...game, version: -1, seats }),
      [-1]: (game: object) => ({ ...game, version: RECORD_VERSION, result }),
    }
    expect(upToDate({ ...rest, version: -2 }, steps)).toEqual(storedToy('pr'))
  })

  it.each([[99], [undefined], ['1']])('of the unknown version %s are refused', (version) => {
    expect(() => upToDate({ ...storedToy('pr'), version })).toThrow(MatchFailure)
  })
})
