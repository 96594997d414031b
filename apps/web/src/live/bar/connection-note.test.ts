import { describe, expect, it } from 'vitest'
import { connectionKey } from './connection-note.tsx'

const WELL = { line: 'connected', goodbye: null, problem: null } as const

describe('what is said of the connection', () => {
  it('is nothing while all is well', () => {
    expect(connectionKey(WELL, true)).toBeNull()
  })

  it('is why one only watches, to whom has been signed out elsewhere', () => {
    expect(connectionKey({ ...WELL, goodbye: 'signed-out' }, false)).toBe('live.line.signed-out')
  })

  it('names an answer that waits before anything else', () => {
    expect(connectionKey({ ...WELL, line: 'lost' }, false)).toBe('live.line.lost')
    expect(connectionKey({ ...WELL, line: 'lost' }, true)).toBe('live.line.kept')
    expect(connectionKey({ ...WELL, line: 'lost', goodbye: 'restart' }, false)).toBe(
      'live.line.restart',
    )
  })

  it('says why it ended', () => {
    const ended = { ...WELL, line: 'ended' } as const
    expect(connectionKey({ ...ended, goodbye: 'replaced' }, false)).toBe('live.line.replaced')
    expect(connectionKey({ ...ended, problem: 'version' }, false)).toBe('live.line.version')
    expect(connectionKey({ ...ended, problem: 'unauthenticated' }, true)).toBe(
      'live.line.signed-out',
    )
    expect(connectionKey(ended, false)).toBe('live.line.ended')
  })
})
