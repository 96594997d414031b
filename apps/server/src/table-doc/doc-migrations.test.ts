import { expect, it } from 'vitest'
import { seatedTable } from '../tables/testing/documents.ts'
import { docOf } from './doc-migrations.ts'

it('a table stored before anybody could be ready is brought up', () => {
  const doc = seatedTable('pb')
  const older = {
    ...doc,
    format: 1,
    seats: doc.seats.map(({ ready: _, ...seat }) => seat),
  }
  expect(docOf(JSON.stringify(older))).toEqual(doc)
})

it('at a table stored before strangers could be told later they are told at once', () => {
  const { watchDelay: _, ...older } = seatedTable('pb')
  expect(docOf(JSON.stringify({ ...older, format: 2 }))).toMatchObject({ watchDelay: 0 })
})

it('bots at a table stored when levels had other names are of the same strength', () => {
  const doc = seatedTable('ppb')
  const old = { bot: ['greedy', null, 'random'], standIn: [null, 'greedy', null] }
  const seats = doc.seats.map((seat, n) => ({ ...seat, bot: old.bot[n], standIn: old.standIn[n] }))
  const now = docOf(JSON.stringify({ ...doc, format: 3, seats })).seats
  expect(now.map(({ bot }) => bot)).toEqual(['warrior', null, 'thrall'])
  expect(now.map(({ standIn }) => standIn)).toEqual([null, 'warrior', null])
})

it('a table of the fourth format has nobody who is still asked whether they play again', () => {
  const older = { format: 4, seats: [{ person: null }, { person: { id: 'p', name: 'P' } }] }
  expect(docOf(JSON.stringify(older))).toMatchObject({
    format: 5,
    seats: [{ awaited: false }, { awaited: false }],
  })
})

it('a table of an unknown format is damage', () => {
  expect(() => docOf('{"format":99}')).toThrow('unknown format 99')
})
