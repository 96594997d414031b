import { describe, expect, it } from 'vitest'
import { RECORDINGS, toldIn } from '../stories/recorded-games.ts'
import { actAt, beatsOf, firstBeat, lastBeat } from './age-beats.ts'
import { agesOf } from './age-story.ts'

describe.each(RECORDINGS)('the ends of the ages of %s', (name) => {
  const { told } = toldIn(name)
  const ages = agesOf(told)

  it('burn their province, and end with a summary of all', () => {
    for (const story of ages) {
      const beats = beatsOf(story)
      expect(beats.map(({ act }) => act)).toContain('ragnarok')
      expect(actAt(beats, lastBeat(beats))).toEqual({ act: 'summary', at: 0 })
    }
  })

  it('lead to the next age, but for the last', () => {
    const dawns = ages.map((story) => beatsOf(story).some(({ act }) => act === 'dawn'))
    expect(dawns).toEqual([true, true, false])
  })

  it('play what was seen before only once', () => {
    for (const story of ages) {
      const beats = beatsOf(story)
      const first = actAt(beats, firstBeat(story, beats)).act
      const wasSeen = (story.burnedAt ?? 0) < story.until
      expect(first === 'quests' || first === 'ragnarok').toBe(!wasSeen)
    }
  })

  it('strike everybody whom Ragnarök is told to have struck', () => {
    for (const { struck, dooms } of ages) {
      const told = dooms.flatMap(({ figures, fled }) => [...figures, ...fled])
      expect(struck.map(({ figure }) => figure).toSorted()).toEqual(told.toSorted())
    }
  })
})
