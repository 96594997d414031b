import type { TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import type { ChatLine } from '../live-table.ts'
import { heardOf, isKeptFromPlayers, othersAt } from './talk.ts'

const TABLE = EXAMPLES['TableShown'] as unknown as TableShown

function line(n: number, person: string, seat: number | null = null): ChatLine {
  return { n, at: n, person, seat, name: person.toUpperCase(), text: `line ${n}` }
}

const CHAT = [line(1, 'p_astrid', 0), line(2, 'wit'), line(3, 'p_astrid', 0), line(4, 'una')]

describe('what is said at a table', () => {
  it('is not shown of those who are muted', () => {
    expect(heardOf(CHAT, ['p_astrid']).map(({ n }) => n)).toEqual([2, 4])
  })

  it('comes from people who are listed once, without oneself', () => {
    expect(othersAt(TABLE, CHAT, 'wit')).toEqual([
      { id: 'p_astrid', name: 'Astrid' },
      { id: 'una', name: 'UNA' },
    ])
    expect(othersAt(null, [], null)).toEqual([])
  })

  it.each([
    ['playing', null, true],
    ['paused', null, true],
    ['playing', 1, false],
    ['waiting', null, false],
    ['over', null, false],
  ] as const)('while %s by seat %s is kept from players: %s', (phase, seat, isKept) => {
    expect(isKeptFromPlayers(phase, seat)).toBe(isKept)
  })
})
