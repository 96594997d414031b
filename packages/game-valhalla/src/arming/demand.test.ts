import { describe, expect, it } from 'vitest'
import { demandOf, diceOf } from './demand.ts'

describe('demandOf', () => {
  it('VH-82 VH-R34 one symbol fewer, and only one of two', () => {
    const needs = { kind: 'weapons', weapons: ['axe', 'bow', 'axe'] } as const
    expect(demandOf(needs, 'axe')).toEqual({ kind: 'weapons', weapons: ['bow', 'axe'] })
    expect(needs.weapons).toEqual(['axe', 'bow', 'axe'])
  })

  it('VH-R34 a one-symbol warrior then needs no die', () => {
    const demand = demandOf({ kind: 'weapons', weapons: ['bow'] }, 'bow')
    expect(demand).toEqual({ kind: 'weapons', weapons: [] })
    expect(diceOf(demand)).toBe(0)
  })

  it('VH-R34 no effect on a warrior without the symbol, nor on giants, nor without the card', () => {
    const needs = { kind: 'weapons', weapons: ['axe'] } as const
    const giant = { kind: 'anyWeapons', count: 2 } as const
    expect(demandOf(needs, 'bow')).toBe(needs)
    expect(demandOf(giant, 'bow')).toBe(giant)
    expect(demandOf(needs, null)).toBe(needs)
    expect(diceOf(giant)).toBe(2)
  })
})
