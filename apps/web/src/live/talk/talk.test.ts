import type { TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { describe, expect, it } from 'vitest'
import type { ChatLine } from '../live-table.ts'
import { heardOf, isKeptFromPlayers, othersAt, unreadOf } from './talk.ts'

const TABLE = EXAMPLES['TableShown'] as unknown as TableShown

function line(n: number, person: string, seat: number | null = null): ChatLine {
  return { n, at: n, person, seat, name: person.toUpperCase(), text: `line ${n}` }
}

const CHAT = [line(1, 'p_astrid', 0), line(2, 'wit'), line(3, 'p_astrid', 0), line(4, 'una')]

describe('what is said at a table', () => {
  it('is not shown of those who are muted', () => {
    expect(heardOf(CHAT, ['p_astrid']).map(({ n }) => n)).toEqual([2, 4])
  })

  it('is unread after the last line that was read, but for one’s own', () => {
    expect(unreadOf(CHAT, 0, 'una')).toBe(3)
    expect(unreadOf(CHAT, 2, 'una')).toBe(1)
    expect(unreadOf(CHAT, 4, 'una')).toBe(0)
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
