import type { ValhallaEvent } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'
import { NAMES, replayed } from '../ending/recorded-games.ts'
import { linesOf } from './battle-lines.ts'
import { battleFrom, decidedBy, lastBattle, reasonOf } from './battle-record.ts'

const ATTACK: ValhallaEvent = { type: 'attack-began', seat: 0, foe: 1 }

function reasonAfter(...events: readonly ValhallaEvent[]) {
  const record = lastBattle([{ step: 1, by: 0, returns: 0, events: [ATTACK, ...events] }], 1)
  return record === null ? null : reasonOf(record)
}

describe('why a battle ended as it did', () => {
  const won = (seat: number, strength: number, other: number): ValhallaEvent => {
    return { type: 'battle-won', seat, foe: 1 - seat, strength, other }
  }

  it('needs no word where one side was stronger', () => {
    expect(reasonAfter(won(0, 12, 11))).toBeNull()
    expect(reasonAfter(won(1, 12, 0))).toBeNull()
  })

  it('is told where both were equally strong', () => {
    expect(reasonAfter(won(0, 11, 11))).toBe('tie-attacker')
    expect(reasonAfter(won(1, 11, 11))).toBe('tie-defender')
  })

  it('is told where nobody was armed', () => {
    const ended: ValhallaEvent = { type: 'phase-ended', seat: 0, strength: 0 }
    expect(reasonAfter(ended, { type: 'battle-void', seat: 0 })).toBe('void')
  })

  it('is told of a monster that attacks with equal strength', () => {
    const events: ValhallaEvent[] = [
      { type: 'monster-attacks', strength: 11 },
      { type: 'battle-won', seat: -1, foe: 0, strength: 11, other: 11 },
    ]
    const record = lastBattle([{ step: 1, by: 0, returns: 0, events }], 1)
    expect(record && reasonOf(record)).toBe('tie-attacker')
  })
})

function isDecided({ type }: { readonly type: string }): boolean {
  return type === 'battle-won' || type === 'battle-void'
}

describe.each(NAMES)('the battles of %s', (name) => {
  const { log } = replayed(name)
  const told = log.map((entry) => ({ ...entry, all: log.filter(({ step }) => step <= entry.step) }))

  it('are each found by the action that decides them, and by no other', () => {
    for (const { events, all } of told) {
      const result = (events as unknown as ValhallaEvent[]).find(isDecided)
      const start = decidedBy(all)
      expect(start === null).toBe(result === undefined)
      if (result === undefined || start === null) continue
      const record = battleFrom(all, start)
      expect(record).toMatchObject({ start, isOver: true })
      expect(record?.winner).toBe(result.type === 'battle-won' ? result.seat : null)
    }
  })

  it('have lines that add up to the strength that was told, one for each card that was armed', () => {
    const records = told.flatMap(({ all }) => battleFrom(all, decidedBy(all) ?? -1) ?? [])
    expect(records.length).toBeGreaterThan(0)
    expect(records).toHaveLength(log.flatMap(({ events }) => events.filter(isDecided)).length)
    for (const record of records) {
      for (const seat of [record.attacker, record.defender]) {
        const lines = linesOf(record, seat, 'never seen')
        const armed = record.armed.filter((one) => one.seat === seat).map(({ card }) => card)
        expect(lines.map(({ card }) => card)).toEqual(expect.arrayContaining(armed))
        const sum = lines.reduce((total, { value }) => total + value, 0)
        if (armed.length > 0) expect(sum).toBe(record.strength.get(seat))
      }
    }
    expect(records.some(({ armed }) => armed.length > 0)).toBe(true)
  })
})
