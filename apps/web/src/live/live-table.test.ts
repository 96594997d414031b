import type { TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { expect, it } from 'vitest'
import { isTurnedAway } from './live-table.ts'

const TABLE = EXAMPLES['TableShown'] as unknown as TableShown

it('one is turned away who was not let in, whose link was ended, or who may no longer watch', () => {
  const refused = { line: 'ended', table: null, goodbye: null, problem: null } as const
  expect(isTurnedAway(refused)).toBe(true)
  expect(isTurnedAway({ ...refused, line: 'connecting' })).toBe(false)
  expect(isTurnedAway({ ...refused, table: TABLE })).toBe(false)
  expect(isTurnedAway({ ...refused, table: TABLE, goodbye: 'not-watched' })).toBe(true)
  expect(isTurnedAway({ ...refused, table: TABLE, problem: 'unauthenticated' })).toBe(true)
})
