import { describe, expect, it } from 'vitest'
import { withSeat } from '../table-doc/seating.ts'
import type { TableDoc } from '../table-doc/table-doc.ts'
import { seatedTable } from '../tables/testing/documents.ts'
import { agreed, carried, propose, vote, voters } from './proposals.ts'

const NOW = 1_000_000
const PAUSE = { id: 'p', what: 'pause', by: 0, revision: 7 } as const

describe('a proposal', () => {
  it('stands once all people have agreed', () => {
    const asked = propose(seatedTable('ppb', { phase: 'playing' }), PAUSE, NOW)
    expect(agreed(asked)).toBeNull()
    const all = vote(asked, 1, 'p', true, NOW)
    expect(agreed(all)?.what).toBe('pause')
    expect(carried(all, openIn(all), NOW).phase).toBe('paused')
  })

  it('is off when one does not agree', () => {
    const asked = propose(seatedTable('pp', { phase: 'playing' }), PAUSE, NOW)
    expect(vote(asked, 1, 'p', false, NOW).proposal).toBeNull()
  })

  it('does not wait for one for whom a bot plays', () => {
    const away = playedFor(seatedTable('pp', { phase: 'playing' }), 1)
    expect(voters(away)).toEqual([0])
    expect(agreed(propose(away, PAUSE, NOW))?.what).toBe('pause')
  })

  it('stands alone, until its time is over', () => {
    const asked = propose(seatedTable('pp', { phase: 'playing' }), PAUSE, NOW)
    expect(() => propose(asked, { ...PAUSE, id: 'q' }, NOW)).toThrow('proposal-open')
    const later = (asked.proposal?.until ?? 0) + 1
    expect(propose(asked, { ...PAUSE, id: 'q' }, later).proposal?.id).toBe('q')
    expect(() => vote(asked, 1, 'p', true, later)).toThrow('no-proposal')
  })

  it('is refused where it makes no sense', () => {
    const waiting = seatedTable('pp', { phase: 'waiting' })
    for (const what of ['undo', 'pause', 'resume', 'end'] as const)
      expect(() => propose(waiting, { ...PAUSE, what }, NOW)).toThrow('not-now')
    const strict = seatedTable('pp', { phase: 'playing', undo: 'rules' })
    expect(() => propose(strict, { ...PAUSE, what: 'undo' }, NOW)).toThrow('no-consent-undo')
  })

  it.each(['undo', 'pause', 'end'] as const)(
    "to %s is not one person's alone at a rated table: with bots, or with one who is out of time",
    (what) => {
      const draft = { ...PAUSE, what }
      const alone = seatedTable('pb', { phase: 'playing', rated: true })
      expect(() => propose(alone, draft, NOW)).toThrow('nobody-agrees')
      const two = seatedTable('pp', { phase: 'playing', rated: true })
      expect(() => propose(playedFor(two, 1), draft, NOW)).toThrow('nobody-agrees')
      const asked = playedFor(propose(two, draft, NOW), 1)
      expect(agreed(vote(asked, 0, 'p', true, NOW))).toBeNull()
      expect(agreed(vote(propose(two, draft, NOW), 1, 'p', true, NOW))?.what).toBe(what)
      const unrated = seatedTable('pb', { phase: 'playing' })
      expect(agreed(propose(unrated, draft, NOW))?.what).toBe(what)
    },
  )

  it("to go on is anybody's who is left", () => {
    const paused = playedFor(seatedTable('pp', { phase: 'paused', rated: true }), 1)
    expect(agreed(propose(paused, { ...PAUSE, what: 'resume' }, NOW))?.what).toBe('resume')
  })

  it('is carried out once', () => {
    const all = vote(
      propose(seatedTable('pp', { phase: 'playing' }), PAUSE, NOW),
      1,
      'p',
      true,
      NOW,
    )
    const done = carried(all, openIn(all), NOW)
    expect(carried(done, openIn(all), NOW)).toBe(done)
  })
})

/** A bot plays for somebody. */
function playedFor(doc: TableDoc, seat: number): TableDoc {
  return withSeat(doc, seat, { standIn: 'warrior' })
}

function openIn(doc: ReturnType<typeof propose>) {
  if (doc.proposal === null) throw new Error('nothing is proposed')
  return doc.proposal
}
