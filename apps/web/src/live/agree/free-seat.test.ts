import type { SeatShown, TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import { freeSeat } from './free-seat.tsx'

const TABLE = EXAMPLES['TableShown'] as unknown as TableShown

/** The example's table, whose first seat was given up so. */
function given(to: SeatShown['for'], phase: TableShown['phase'] = 'playing'): TableShown {
  const [first, ...others] = TABLE.seats
  if (first === undefined) throw new Error('the example has no seat')
  const seat: SeatShown = { ...first, for: to, person: null, standIn: 'warrior' }
  return { ...TABLE, phase, seats: [...others, seat] }
}

describe('a seat that was given up', () => {
  it('is free for anyone, or for who is invited', () => {
    expect(freeSeat(given('anyone'), false)).toBe(1)
    expect(freeSeat(given('invited'), false)).toBeNull()
    expect(freeSeat(given('invited'), true)).toBe(1)
    expect(freeSeat(given('bot'), true)).toBeNull()
  })

  it('is free only while the game goes on', () => {
    expect(freeSeat(given('anyone', 'paused'), false)).toBe(1)
    expect(freeSeat(given('anyone', 'over'), false)).toBeNull()
  })
})
