import type { TableListed } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import { filtersIn, fits, type LobbyFilters, searchOf } from './filters.ts'
import { seenAfter, tablesAfter } from './open-tables.ts'

const ANY: LobbyFilters = { game: null, players: null, tempo: null, rated: null }
const TABLE = { ...EXAMPLES['TableShown'], due: null } as unknown as TableListed

describe('the filters of the lobby', () => {
  it.each<[string, LobbyFilters]>([
    ['', ANY],
    ['?game=valhalla', { ...ANY, game: 'valhalla' }],
    [
      '?game=blood-rage&players=3&tempo=slow&rated=no',
      { game: 'blood-rage', players: 3, tempo: 'slow', rated: false },
    ],
  ])('stand in the address as “%s”', (search, filters) => {
    expect(filtersIn(search)).toEqual(filters)
    expect(searchOf(filters)).toBe(search)
  })

  it.each(['?game=chess', '?players=many', '?players=-1', '?players=99', '?tempo=constructor'])(
    'take %s for no wish at all',
    (search) => {
      expect(filtersIn(search)).toEqual(ANY)
    },
  )

  it('leave the tables that fit', () => {
    expect(fits(TABLE, ANY)).toBe(true)
    const wishes = { game: 'blood-rage', players: 2, tempo: 'live', rated: false } as const
    expect(fits(TABLE, wishes)).toBe(true)
    const others = { game: 'valhalla', players: 3, tempo: 'slow', rated: true } as const
    for (const [name, value] of Object.entries(others))
      expect(fits(TABLE, { ...ANY, [name]: value }), name).toBe(false)
  })
})

it('open tables follow what the lobby tells, the newest first', () => {
  const at = (id: string, created: number, rated = false) => ({ ...TABLE, id, created, rated })
  const seen = seenAfter(null, { type: 'lobby', tables: [at('b', 2), at('a', 1)], next: '1.a' })
  expect(seenAfter(seen, { type: 'lobby-change', put: [], gone: ['b'] }).next).toBe('1.a')
  const first = seen.tables
  const put = [at('c', 3), at('a', 1, true)]
  const then = tablesAfter(first, { type: 'lobby-change', put, gone: ['b'] })
  expect(then.map(({ id, rated }) => [id, rated])).toEqual([
    ['c', false],
    ['a', true],
  ])
})
