import { PLACES } from '@meadhall/game-blood-rage'
import { describe, expect, it } from 'vitest'
import { type BoardPlaceId, GEOMETRY } from '../../../art/blood-rage/map-geometry.ts'
import { edgeFor, pointsAsked } from './covering.ts'

const onBoard = PLACES.filter((place): place is BoardPlaceId => place in GEOMETRY)
const answer = (...parts: string[]) => ({ action: { type: 'any', by: 0 }, parts })

describe("what a battle's line lies over", () => {
  it.each(onBoard)('is not %s where it is the place asked for', (place) => {
    const asked = pointsAsked([answer(`place:${place}`)])
    const isHigh = asked.some(({ y }) => y < 140)
    expect(edgeFor(place, asked)).toBe(isHigh ? 'bottom' : 'top')
  })

  it('matters where a figure or a place is asked for', () => {
    expect(pointsAsked([answer('place:gimle')])).toContain(GEOMETRY.gimle.label)
    expect(pointsAsked([answer('figure:warrior@utgard')])).toContain(GEOMETRY.utgard.label)
    expect(pointsAsked([answer('do:invade', 'place:horgr')])).toContain(GEOMETRY.horgr.label)
  })

  it('does not matter for a card of the hand, a figure of the reserve or a button', () => {
    const answers = [answer('card:a1-troll'), answer('figure:ship@reserve'), answer('do:pass')]
    expect(pointsAsked(answers)).toEqual([])
  })
})
