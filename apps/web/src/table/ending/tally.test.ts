import { describe, expect, it } from 'vitest'
import {
  addTo,
  decisive,
  emptyTally,
  gained,
  netOf,
  pointsFrom,
  summed,
  type Tally,
  usedIn,
} from './tally.ts'

const SOURCES = ['battle', 'quest', 'card'] as const
type Source = (typeof SOURCES)[number]

function tally(by: Partial<Record<Source, number>>, lost = 0): Tally<Source> {
  const counted = emptyTally<Source>()
  for (const source of SOURCES) if (by[source] !== undefined) addTo(counted, source, by[source])
  counted.lost = lost
  return counted
}

describe('points by source', () => {
  it('are nothing at first, and add up', () => {
    const counted = emptyTally<Source>()
    expect(pointsFrom(counted, 'battle')).toBe(0)
    addTo(counted, 'battle', 3)
    addTo(counted, 'battle', 2)
    expect(pointsFrom(counted, 'battle')).toBe(5)
  })

  it('are less what others took', () => {
    const own = tally({ battle: 5, card: 2 }, 4)
    expect(gained(own)).toBe(7)
    expect(netOf(own)).toBe(3)
  })

  it('are summed over the parts of a game', () => {
    const all = summed([tally({ battle: 5 }, 1), tally({ battle: 2, quest: 1 }, 2)])
    expect([...all.by]).toEqual([
      ['battle', 7],
      ['quest', 1],
    ])
    expect(netOf(all)).toBe(5)
    expect(netOf(summed([]))).toBe(0)
  })

  it('name the sources that gave anybody anything, in their order', () => {
    expect(usedIn(SOURCES, [tally({ card: 1, battle: 0 }), tally({ battle: 2 })])).toEqual([
      'battle',
      'card',
    ])
  })
})

describe('what was decisive', () => {
  it('is the source with the widest gap', () => {
    const [first, second] = [tally({ battle: 9, quest: 5 }), tally({ battle: 8, quest: 1 })]
    expect(decisive(SOURCES, first, second)).toEqual({ source: 'quest', own: 5, other: 1 })
  })

  it('is the first of several with the same gap', () => {
    const first = tally({ battle: 3, card: 3 })
    expect(decisive(SOURCES, first, tally({}))?.source).toBe('battle')
  })

  it('is nothing where one is nowhere ahead', () => {
    expect(decisive(SOURCES, tally({ battle: 3 }), tally({ battle: 3, quest: 1 }))).toBeNull()
  })
})
