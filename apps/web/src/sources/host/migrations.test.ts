import { describe, expect, it } from 'vitest'
import { HostFailure } from './failure.ts'
import { upToDate } from './migrations.ts'
import { STORED_VERSION } from './stored-game.ts'
import { storedGame } from './testing/hosted.ts'

describe('stored games', () => {
  it('of this version are taken as they are', () => {
    const game = storedGame('pr')
    expect(upToDate(game)).toEqual(game)
  })

  it('of older versions are brought up step by step', () => {
    const { seats, result, ...rest } = storedGame('pr')
    const steps = {
      [-2]: (game: object) => ({ ...game, version: -1, seats }),
      [-1]: (game: object) => ({ ...game, version: STORED_VERSION, result }),
    }
    expect(upToDate({ ...rest, version: -2 }, steps)).toEqual(storedGame('pr'))
  })

  it.each([[99], [undefined], ['1']])('of the unknown version %s are refused', (version) => {
    expect(() => upToDate({ ...storedGame('pr'), version })).toThrow(HostFailure)
  })
})
