import { describe, expect, it } from 'vitest'
import { mayHear } from './table-chat.ts'

const nobody = new Set<string>()
const PLAYER = { seat: 0, mutes: nobody }
const WATCHER = { seat: null, mutes: nobody }

describe('who hears what is said at a table', () => {
  it.each(['playing', 'paused', 'revealing'] as const)(
    'players hear no one who watches while the game is %s',
    (phase) => {
      const line = { seat: null, person_id: 'x' }
      expect(mayHear(PLAYER, line, { phase })).toBe(false)
      expect(mayHear(WATCHER, line, { phase })).toBe(true)
    },
  )

  it.each(['waiting', 'over', 'closed'] as const)('all hear all when it is %s', (phase) => {
    expect(mayHear(PLAYER, { seat: null, person_id: 'x' }, { phase })).toBe(true)
  })

  it('nobody hears whom they muted', () => {
    const deaf = { seat: null, mutes: new Set(['x']) }
    expect(mayHear(deaf, { seat: 1, person_id: 'x' }, { phase: 'over' })).toBe(false)
    expect(mayHear(deaf, { seat: 1, person_id: 'y' }, { phase: 'over' })).toBe(true)
  })
})
