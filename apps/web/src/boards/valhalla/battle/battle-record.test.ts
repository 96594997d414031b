import type { ValhallaEvent } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'
import { lastBattle, reasonOf } from './battle-record.ts'

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
