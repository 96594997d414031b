import { readdirSync, readFileSync } from 'node:fs'
import {
  type State,
  type ValhallaAction,
  type ValhallaEvent,
  valhalla,
} from '@meadhall/game-valhalla'
import type { GameEvent } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../sources/source.ts'
import { lastBattle } from '../battle/battle-record.ts'
import { atTheTop, pointsBySource, ranking, sourcesIn, sumOf } from './ending-scores.ts'

const FOLDER = new URL('../../../../../../packages/game-valhalla/fixtures/', import.meta.url)

interface Recorded {
  readonly options: unknown
  readonly seats: readonly unknown[]
  readonly seed: string
  readonly actions: readonly ValhallaAction[]
}

function replayed(name: string): { readonly state: State; readonly log: readonly LogEntry[] } {
  const game = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Recorded
  const count = game.seats.length
  const state = valhalla.setup({
    options: valhalla.parseOptions(game.options, count),
    seats: count,
    seed: game.seed,
  })
  const log = game.actions.map((action, index): LogEntry => {
    const events: ValhallaEvent[] = []
    valhalla.apply(state, action, (event) => events.push(valhalla.redact(event, null)))
    const told = events as unknown as readonly GameEvent[]
    return { step: index + 1, by: action.by, events: told, returns: 0 }
  })
  return { state, log }
}

/** The log as it stood when a battle was decided: alone, the next may begin in the same step. */
function asDecided(log: readonly LogEntry[], step: number): readonly LogEntry[] {
  return log.map((entry) => {
    if (entry.step !== step) return entry
    const types = entry.events.map(({ type }) => type)
    const next = types.indexOf('attack-began', types.indexOf('battle-won'))
    return next < 0 ? entry : { ...entry, events: entry.events.slice(0, next) }
  })
}

const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

describe('final scores', () => {
  it.each(NAMES.filter((name) => !name.startsWith('solo')))(
    'VH-51 add up by source to the outcome of %s',
    (name) => {
      const { state, log } = replayed(name)
      const outcome = valhalla.outcome(state)
      if (outcome === null) throw new Error('the game is not over')
      const points = pointsBySource(log, state.players.length)
      const half = state.players.length / 2
      const sums = points.map((own, seat) => {
        const ally = points[(seat + half) % points.length]
        const isAlliance = state.options.pairs === 'alliance'
        return sumOf(own) + (isAlliance && ally !== undefined ? sumOf(ally) : 0)
      })
      expect(sums).toEqual(outcome.scores)
      expect(sourcesIn(points)).toContain('warriors')
      expect(outcome.winners).toContain(ranking(outcome)[0])
      for (const seat of outcome.winners) expect(atTheTop(outcome)).toContain(seat)
    },
  )
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
