import type { TableShown } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { expect, it } from 'vitest'
import { ENGLISH } from '../text/speech.ts'
import { TableNews } from './table-news.ts'

const TABLE = EXAMPLES['TableShown'] as unknown as TableShown

it('a guest under the name of an account is called one, at the table and in what they propose', () => {
  const [first] = TABLE.seats
  if (first === undefined) throw new Error('the example has no seat')
  const astrid = { ...first, bot: null, standIn: null, person: { id: 'a', name: 'Astrid' } }
  const guest = { ...astrid, person: { id: 'b', name: 'Astrid', namesake: true as const } }
  const proposal = { id: 'p', what: 'end' as const, by: 1, agreed: [1], until: 5 }
  const table = { ...TABLE, seats: [astrid, guest], proposal }
  const lines = new TableNews(ENGLISH).lines({ type: 'table', table }, 0)
  expect(lines[0]).toContain('1 Astrid (you), 2 Astrid (guest)')
  expect(lines[1]).toContain('Astrid (guest)')
})
