import { describe, expect, it } from 'vitest'
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
    const doc = seatedTable('pp', { phase: 'playing' })
    const away = {
      ...doc,
      seats: doc.seats.map((s, i) => (i === 1 ? { ...s, standIn: 'warrior' as const } : s)),
    }
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

function openIn(doc: ReturnType<typeof propose>) {
  if (doc.proposal === null) throw new Error('nothing is proposed')
  return doc.proposal
}
