import { expect, it } from 'vitest'
import { seatedTable } from '../tables/testing/documents.ts'
import { withSeat } from './seating.ts'
import { ALONE, shown } from './showing.ts'

const GIVEN = 'c'.repeat(64)

it('shows what a seat gave to the seed only once everybody is bound', () => {
  const waiting = withSeat(seatedTable('p.'), 0, { contribution: GIVEN })
  expect(JSON.stringify(shown(waiting, ALONE))).not.toContain(GIVEN)
  const bound = shown({ ...waiting, phase: 'revealing' }, ALONE)
  expect(bound.seats[0]?.contribution).toBe(GIVEN)
})
