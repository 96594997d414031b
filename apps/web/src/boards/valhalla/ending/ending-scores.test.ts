import { type ValhallaEvent, valhalla } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'
import { ranking } from '../../../table/ending/standing.ts'
import { netOf } from '../../../table/ending/tally.ts'
import { lastBattle } from '../battle/battle-record.ts'
import type { LogEntry } from '../game.ts'
import { atTheTop, pointsBySource } from './ending-scores.ts'
import { NAMES, replayed, SHARED_NAMES } from './recorded-games.ts'

/** The log as it stood when a battle was decided: alone, the next may begin in the same step. */
function asDecided(log: readonly LogEntry[], step: number): readonly LogEntry[] {
  return log.map((entry) => {
    if (entry.step !== step) return entry
    const types = entry.events.map(({ type }) => type)
    const next = types.indexOf('attack-began', types.indexOf('battle-won'))
    return next < 0 ? entry : { ...entry, events: entry.events.slice(0, next) }
  })
}

describe('final scores', () => {
  it.each(SHARED_NAMES)('VH-51 add up by source to the outcome of %s', (name) => {
    const { state, log } = replayed(name)
    const outcome = valhalla.outcome(state)
    if (outcome === null) throw new Error('the game is not over')
    const points = pointsBySource(log, state.players.length)
    const half = state.players.length / 2
    const sums = points.map((own, seat) => {
      const ally = points[(seat + half) % points.length]
      const isAlliance = state.options.pairs === 'alliance'
      return netOf(own) + (isAlliance && ally !== undefined ? netOf(ally) : 0)
    })
    expect(sums).toEqual(outcome.scores)
    expect(points.some(({ by }) => by.has('warriors'))).toBe(true)
    expect(outcome.winners).toContain(ranking(outcome)[0])
    for (const seat of outcome.winners) expect(atTheTop(outcome)).toContain(seat)
  })
})

describe('the last battle', () => {
  it.each(NAMES)('is told from the log of %s as it was decided', (name) => {
    const { log } = replayed(name)
    const told = log.flatMap(({ step, events }) => {
      const won = (events as unknown as ValhallaEvent[]).find(({ type }) => type === 'battle-won')
      return won?.type === 'battle-won' ? [{ step, won }] : []
    })
    expect(told.length).toBeGreaterThan(0)
    for (const { step, won } of told) {
      const record = lastBattle(asDecided(log, step), step)
      expect(record).toMatchObject({ winner: won.seat, isOver: true })
      expect(record?.strength.get(won.foe)).toBe(won.other)
      expect([record?.attacker, record?.defender].sort()).toEqual([won.seat, won.foe].sort())
    }
  })

  it('is none before the first attack', () => {
    expect(lastBattle([], 0)).toBeNull()
  })
})
