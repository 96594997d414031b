import { describe, expect, it } from 'vitest'
import { MatchFailure } from '../failure.ts'
import { storedToy } from '../testing/toy-match.ts'
import { upToDate } from './migrations.ts'
import { RECORD_VERSION } from './record.ts'

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

  it('of the time before it was told where they stand are known not to tell', () => {
    const { standing, ...older } = storedToy('pr')
    expect(standing).toBeNull()
    expect(upToDate({ ...older, version: 2 })).toEqual(storedToy('pr'))
  })

  it('of the time when levels had other names have bots of the same strength', () => {
    const [person] = storedToy('prg').seats
    const seats = [person, { name: 'Ulf', plays: 'random' }, { name: '', plays: 'greedy' }]
    const { seats: now } = upToDate({ ...storedToy('prg'), version: 3, seats })
    expect(now.map(({ plays }) => plays)).toEqual(['person', 'thrall', 'warrior'])
  })

  it('whose seats are none are damaged, old or not', () => {
    for (const seats of [undefined, 'prg', [{ plays: 'genius', name: '' }], [null]])
      expect(() => upToDate({ ...storedToy('pr'), version: 3, seats })).toThrow(MatchFailure)
  })

  it.each([
    [undefined],
    ['Age 2'],
    [{ stage: 'Age 2', waits: [] }],
    [{ stage: { key: 'stage', params: {} }, waits: [-1] }],
    [{ stage: { key: 'stage', params: { age: null } }, waits: [0] }],
  ])('that stand at %j are damaged', (standing) => {
    expect(() => upToDate({ ...storedToy('pr'), standing })).toThrow(MatchFailure)
  })

  it('that tell where they stand are taken as they are', () => {
    const standing = { stage: { key: 'stage', params: { age: 'age.2', left: 3 } }, waits: [1] }
    expect(upToDate({ ...storedToy('pr'), standing })).toMatchObject({ standing })
  })

  it.each([[99], [undefined], ['1']])('of the unknown version %s are refused', (version) => {
    expect(() => upToDate({ ...storedToy('pr'), version })).toThrow(MatchFailure)
  })
})
