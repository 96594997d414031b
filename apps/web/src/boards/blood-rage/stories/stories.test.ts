import { describe, expect, it } from 'vitest'
import { netOf, summed } from '../../../table/ending/tally.ts'
import { agesOf } from '../ages/age-story.ts'
import { battlesOf } from '../battle/battle-story.ts'
import { gloryOf } from '../ending/glory.ts'
import { RECORDINGS, toldIn } from './recorded-games.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe.each(RECORDINGS)('the recording %s', (name) => {
  const { told, clans, glory } = toldIn(name)
  const events = told.map(({ event }) => event)

  it('BR-10.3 its Glory by age and source sums to the final Glory', () => {
    const scores = gloryOf(events, clans)
    expect(scores.map((ages) => netOf(summed(ages)))).toEqual(glory)
  })

  it('BR-6.6 the lines of each battle sum to the totals that were told', () => {
    const battles = battlesOf(told, clans)
    const sides = battles.flatMap((battle) => battle.sides)
    const totals = sides.flatMap(({ lines, cards, total }) =>
      total === null
        ? []
        : [
            {
              told: [total.strength, total.bonus],
              lines: [sum(lines.map((one) => one.strength)), sum(cards.map((one) => one.bonus))],
            },
          ],
    )
    expect(totals.length).toBe(events.filter(({ type }) => type === 'total').length)
    for (const { told: heard, lines } of totals) expect(lines).toEqual(heard)
  })

  it('every battle that was told has its winner, its sides and its dead', () => {
    const battles = battlesOf(told, clans)
    const won = events.filter(({ type }) => type === 'battle-won')
    expect(battles.filter(({ result }) => result === 'won')).toHaveLength(won.length)
    for (const { result, sides, winner } of battles) {
      expect(result).not.toBeNull()
      if (result === 'won') expect(sides.map(({ clan }) => clan)).toContain(winner)
      if (result === 'tied') expect(sides.length).toBeGreaterThan(1)
    }
  })

  it('the ends of its three ages tell all quests and all that Ragnarök took', () => {
    const ages = agesOf(told)
    expect(ages.map(({ age, isOver }) => [age, isOver])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
    const quests = ages.flatMap((age) => age.quests)
    const judged = events.filter(
      ({ type }) => type === 'quest-completed' || type === 'quest-failed',
    )
    expect(quests).toHaveLength(judged.length)
    expect(ages.every(({ destroyed }) => destroyed !== null)).toBe(true)
  })
})
