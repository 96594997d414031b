import type { MyGame, TableListed } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import { byUrgency, dueDay, isPressing, timeLeft, urgencyOf } from './urgency.ts'

const HOUR = 3_600_000
const TABLE = { ...EXAMPLES['TableShown'], due: null } as unknown as TableListed

function game(id: string, table: Partial<TableListed>): MyGame {
  return { table: { ...TABLE, id, ...table }, seat: 0, result: null, rating: null }
}

function clocks(own: number | null, other: number | null = null): Partial<TableListed> {
  const reserve = 0
  return {
    clocks: [
      { due: own, reserve },
      { due: other, reserve },
    ],
  }
}

describe('games are sorted', () => {
  it('by who is waited for, and then by when time is up', () => {
    const { mine, others, paused, seats } = byUrgency([
      game('late', { waits: [0], ...clocks(900) }),
      game('no clock', { waits: [0], ...clocks(null), started: 5 }),
      game('older without clock', { waits: [0], ...clocks(null), started: 2 }),
      game('soon', { waits: [0, 1], ...clocks(100, 50), due: 50 }),
      game('theirs', { waits: [1], ...clocks(null, 70), due: 70 }),
      game('stopped', { waits: [0], phase: 'paused' }),
      game('not begun', { waits: [], phase: 'waiting' }),
    ])
    expect(mine.map((one) => one.game.table.id)).toEqual([
      'soon',
      'late',
      'older without clock',
      'no clock',
    ])
    expect(mine[0]?.due).toBe(100)
    expect(others).toMatchObject([{ due: 70 }])
    expect(paused).toHaveLength(1)
    expect(seats).toMatchObject([{ due: null }])
  })

  it('and a seat that a bot plays waits for nobody', () => {
    const [first, ...rest] = TABLE.seats
    if (first === undefined) throw new Error('a table has seats')
    const seats = [{ ...first, standIn: 'warrior' as const }, ...rest]
    expect(urgencyOf(game('away', { waits: [0], seats })).wait).toBe('others')
  })
})

describe('the day', () => {
  const noon = new Date(2026, 2, 28, 12).getTime()
  it.each([
    [null, 'never'],
    [noon - HOUR, 'today'],
    [new Date(2026, 2, 28, 23, 59).getTime(), 'today'],
    [new Date(2026, 2, 29, 0).getTime(), 'tomorrow'],
    [new Date(2026, 2, 29, 23, 59).getTime(), 'tomorrow'],
    [new Date(2026, 2, 30, 0).getTime(), 'later'],
  ] as const)('of %s is %s', (due, day) => {
    expect(dueDay(due, noon)).toBe(day)
  })
})

it.each([
  [-5, '0 min'],
  [59 * 60_000, '59 min'],
  [HOUR, '1 hr'],
  [47 * HOUR, '47 hr'],
  [48 * HOUR, '2 days'],
])('%d ms are %s', (left, text) => {
  expect(timeLeft('en', 1000 + left, 1000)).toBe(text)
})

it('presses what is one’s own and nearly over', () => {
  expect(isPressing({ wait: 'mine', due: HOUR }, 0)).toBe(true)
  expect(isPressing({ wait: 'mine', due: 3 * HOUR }, 0)).toBe(false)
  expect(isPressing({ wait: 'others', due: HOUR }, 0)).toBe(false)
  expect(isPressing({ wait: 'mine', due: null }, 0)).toBe(false)
})
