import { describe, expect, it } from 'vitest'
import { UnreadableGame, upToDate } from './migrations.ts'
import { STORED_VERSION } from './stored-game.ts'
import { storedGame } from './testing/hosted.ts'

describe('stored games', () => {
  it('of this version are taken as they are', () => {
    const game = storedGame('pr')
    expect(upToDate(game)).toBe(game)
  })

  it('of older versions are brought up step by step', () => {
    const steps = {
      [-2]: (game: object) => ({ ...game, version: -1, seats: ['person'] }),
      [-1]: (game: object) => ({ ...game, version: STORED_VERSION, result: null }),
    }
    const older = { version: -2, id: 'old' }
    expect(upToDate(older, steps)).toEqual({
      version: STORED_VERSION,
      id: 'old',
      seats: ['person'],
      result: null,
    })
  })

  it.each([[99], [undefined], ['1']])('of the unknown version %s are refused', (version) => {
    expect(() => upToDate({ ...storedGame('pr'), version })).toThrow(UnreadableGame)
  })
})
