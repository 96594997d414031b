import { describe, expect, it } from 'vitest'
import type { SeatFacts, TableFacts } from './ending-facts.ts'
import { scoreRows } from './score-rows.ts'
import type { Tally } from './tally.ts'

const tally = (battle: number, quest: number, lost = 0): Tally => {
  return { lost, by: new Map(Object.entries({ battle, quest })) }
}

function seat(at: number, ...points: Tally[]): SeatFacts {
  return { seat: at, name: '', colour: '', badge: () => null, points }
}

const SOURCES = ['battle', 'quest'].map((id) => ({ id, name: `the ${id}`, colour: '', mark: '' }))

function rowsOf(seats: readonly SeatFacts[], table: TableFacts, span: number | null = null) {
  const rows = scoreRows({ seats, sources: SOURCES, table, look: { zero: '–' } }, span)
  return rows.map(({ name, cells }) => [name, ...cells])
}

const TABLE = { label: '', sum: 'all' }

describe('the rows of the table of scores', () => {
  const seats = [seat(2, tally(3, 0), tally(1, 2)), seat(0, tally(0, 5), tally(0, 0))]

  it('have what each source brought, in the order of the players given', () => {
    expect(rowsOf(seats, TABLE)).toEqual([
      ['the battle', '4', '–'],
      ['the quest', '2', '5'],
      ['all', '6', '5'],
    ])
  })

  it('can be those of one part of the game', () => {
    expect(rowsOf(seats, TABLE, 1)).toEqual([
      ['the battle', '1', '–'],
      ['the quest', '2', '–'],
      ['all', '3', '0'],
    ])
  })

  it('tell what was lost, where anything was', () => {
    const table = { ...TABLE, lost: 'taken' }
    expect(rowsOf(seats, table).map(([name]) => name)).not.toContain('taken')
    const robbed = [seat(0, tally(3, 0, 2)), seat(1, tally(1, 0))]
    expect(rowsOf(robbed, table).slice(-2)).toEqual([
      ['taken', '−2', '–'],
      ['all', '1', '1'],
    ])
  })

  it('end with what a game adds, by seat', () => {
    const more = [{ name: 'shields', kind: 'note' as const, value: (at: number) => 10 + at }]
    expect(rowsOf(seats, { ...TABLE, more }).at(-1)).toEqual(['shields', '12', '10'])
  })
})
