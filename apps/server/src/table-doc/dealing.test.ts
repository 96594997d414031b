import { seatCommitment } from '@meadhall/fairness'
import { describe, expect, it } from 'vitest'
import { seatedTable } from '../tables/testing/documents.ts'
import { fairnessOf, recordOf } from './dealing.ts'
import { giveUp } from './leaving-a-seat.ts'
import { commit, dealt, reveal, sit, start } from './seating.ts'
import type { TableDoc } from './table-doc.ts'

const SECRET = '5'.repeat(64)
const [ANN, BOB] = ['a'.repeat(64), 'b'.repeat(64)]

/** Two people and a bot are dealt cards; the free seat was filled with a bot, and one did not reveal. */
function begun(): TableDoc {
  const seated = seatedTable('ppb.')
  const bound = commit(seated, 0, seatCommitment(seated.id, 0, ANN))
  const both = commit(bound, 1, seatCommitment(seated.id, 1, BOB))
  return dealt(reveal(start(both, 'p0', 'warrior', { now: 0, isHere: () => true }), 0, ANN), 1, 0)
}

function seedFor(doc: TableDoc): string {
  return recordOf({ doc, secret: SECRET }).seed
}

describe('what a seed is made from', () => {
  it('names who gave, who did not reveal, and whose seats were bots at the start', () => {
    const { contributions, bots } = fairnessOf({ doc: begun(), secret: SECRET })
    expect(contributions.map(({ contribution }) => contribution)).toEqual([ANN, null])
    expect(bots).toEqual([2, 3])
  })

  it.each(['bot', 'anyone'] as const)('stays when a seat is given up to %s', (to) => {
    const doc = begun()
    const given = giveUp(doc, 0, to, 'warrior')
    expect(fairnessOf({ doc: given, secret: SECRET })).toEqual(fairnessOf({ doc, secret: SECRET }))
    expect(seedFor(given)).toBe(seedFor(doc))
  })

  it('stays when somebody else takes over a seat', () => {
    const doc = begun()
    const person = { id: 'p9', name: 'Cleo' }
    const late = { person, seat: 0, invited: null, commitment: 'c'.repeat(64), contribution: null }
    expect(seedFor(sit(giveUp(doc, 0, 'anyone', 'warrior'), late).doc)).toBe(seedFor(doc))
  })
})
