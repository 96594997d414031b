import { gloryOf, type State, valhalla } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'
import { placeOf, ranking } from '../../../table/ending/standing.ts'
import { netOf } from '../../../table/ending/tally.ts'
import { awardsOf } from './awards.ts'
import { countsOf, lastBeat } from './count.ts'
import { courseOf, valhallaOf } from './course.ts'
import { pointsBySource } from './ending-scores.ts'
import { replayed, SHARED_NAMES } from './recorded-games.ts'

function outcomeOf(state: State) {
  const outcome = valhalla.outcome(state)
  if (outcome === null) throw new Error('the game is not over')
  return outcome
}

describe.each(SHARED_NAMES)('the recording %s', (name) => {
  const { state, log } = replayed(name)
  const view = valhalla.view(state, null)
  const outcome = outcomeOf(state)

  it('VH-51 tells what lies in each Valhalla, card by card', () => {
    for (const [seat, { valhalla: cards }] of state.players.entries())
      expect(valhallaOf(log, seat)).toEqual(cards)
  })

  it('VH-51 counts card by card up to the points of each', () => {
    const points = pointsBySource(log, state.players.length)
    const counts = countsOf(view, points)
    const sums = counts.map((all) => all.reduce((sum, one) => sum + one.points, 0))
    expect(sums).toEqual(points.map(netOf))
    for (const counted of counts) {
      const beats = counted.map(({ beat }) => beat)
      expect(beats).toEqual([...new Set(beats)].sort((a, b) => a - b))
      expect(Math.max(0, ...beats)).toBeLessThanOrEqual(lastBeat(counts))
    }
  })

  it('has a course of points from the first turn to the outcome', () => {
    const course = courseOf(log, view, outcome)
    const turns = log.flatMap(({ events }) => events).filter(({ type }) => type === 'turn-began')
    expect(course).toHaveLength(turns.length + 2)
    expect(new Set(course[0])).toHaveLength(1)
    expect(course.at(-1)).toEqual(outcome.scores)
  })

  it('gives awards only to those who did the most, and not to all', () => {
    const awards = awardsOf(log, state.players.length)
    expect(awards.length).toBeGreaterThan(0)
    for (const { seats, count } of awards) {
      expect(count).toBeGreaterThan(0)
      expect(seats.length).toBeLessThan(state.players.length)
    }
    const taken = state.players.map(({ captured }) => captured.reduce((sum, one) => sum + one, 0))
    const given = state.options.pairs === 'cooperation' ? 1 : 0
    const shields = awards.find((award) => award.name === 'shields')
    if (shields) expect(shields.count + given).toBeGreaterThanOrEqual(Math.max(...taken))
  })

  it('has a place for everybody, the winners first', () => {
    const places = ranking(outcome).map((seat) => placeOf(outcome, seat))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(outcome.winners.map((seat) => placeOf(outcome, seat))).toEqual(
      outcome.winners.map(() => 1),
    )
  })
})

describe('the course of points', () => {
  it('rises with each warrior sent to Valhalla', () => {
    const [name = ''] = SHARED_NAMES
    const { state, log } = replayed(name)
    const course = courseOf(log, valhalla.view(state, null), outcomeOf(state))
    const glory = state.players.map(({ valhalla: cards }) =>
      cards.reduce((sum, card) => sum + gloryOf(card), 0),
    )
    const gained = course.at(-1)?.map((score, seat) => score - (course[0]?.[seat] ?? 0)) ?? []
    for (const [seat, sum] of glory.entries()) expect(gained[seat]).toBeGreaterThanOrEqual(sum)
  })
})
