import { type BloodRageEvent, GLORY_SOURCES } from '@meadhall/game-blood-rage'
import { describe, expect, it } from 'vitest'
import { decisive, summed } from '../../../table/ending/tally.ts'
import { RECORDINGS, toldIn } from '../stories/recorded-games.ts'
import { awardsOf } from './awards.ts'
import { courseOf, leadSince } from './course.ts'
import { gloryOf } from './glory.ts'

describe.each(RECORDINGS)('the end of %s', (name) => {
  const { told, clans, glory } = toldIn(name)
  const events = told.map(({ event }) => event)
  const course = courseOf(events, clans)

  it('BR-10.3 Glory over time begins with nothing and ends with the final Glory', () => {
    expect(course[0]?.glory).toEqual(clans.map(() => 0))
    expect(course.at(-1)?.glory).toEqual(glory)
  })

  it('marks all three ages', () => {
    expect([...new Set(course.map(({ age }) => age))]).toEqual([1, 2, 3])
  })

  it('gives awards for what the log tells', () => {
    const count = (type: BloodRageEvent['type'], seat: number) =>
      events.filter((event) => event.type === type && 'clan' in event && event.clan === clans[seat])
        .length
    const told = { battles: 'battle-won', pillages: 'pillaged', quests: 'quest-completed' } as const
    const awards = awardsOf(events, clans)
    expect(awards.length).toBeGreaterThan(0)
    for (const [award, type] of Object.entries(told)) {
      const given = awards.find((one) => one.name === award)
      const counts = clans.map((_, seat) => count(type, seat))
      if (given !== undefined) expect(given.count).toBe(Math.max(...counts))
    }
  })

  it('says what brought the first before the second', () => {
    const order = clans.toSorted((a, b) => gloryAt(b) - gloryAt(a))
    const [first, second] = gloryOf(events, order).map(summed)
    const found = first && second && decisive(GLORY_SOURCES, first, second)
    const isAhead = gloryAt(order[0]) > gloryAt(order[1])
    if (isAhead) expect(found?.own).toBeGreaterThan(found?.other ?? 0)
  })

  function gloryAt(clan: (typeof clans)[number] | undefined): number {
    return glory[clan === undefined ? -1 : clans.indexOf(clan)] ?? 0
  }
})

describe('the age since which somebody led', () => {
  const mark = (age: 1 | 2 | 3, ...glory: number[]) => ({ age, glory })

  it('is the first where nobody was ever before them', () => {
    expect(leadSince([mark(1, 0, 0), mark(2, 5, 3), mark(3, 9, 9)], 0)).toBe(1)
  })

  it('is that in which they went ahead for good', () => {
    expect(leadSince([mark(1, 2, 0), mark(2, 2, 6), mark(2, 8, 6), mark(3, 9, 8)], 0)).toBe(2)
    expect(leadSince([mark(1, 0, 4), mark(3, 3, 6), mark(3, 9, 8)], 0)).toBe(3)
  })
})
