import type { Seen } from '@meadhall/client'
import { describe, expect, it } from 'vitest'
import { tellFrom } from './past.ts'
import { isMissed } from './visit.ts'

/** A game in which these seats acted, one after the other; a bot's are marked. */
function played(...by: readonly (number | 'stand-in')[]): Seen {
  const log = by.map((seat, index) => ({
    step: index + 1,
    by: seat === 'stand-in' ? 0 : seat,
    events: [],
    returns: 0,
    ...(seat === 'stand-in' && { standIn: true as const }),
  }))
  return { step: by.length, log } as unknown as Seen
}

const visit = (left: number | undefined, found: number) => ({ table: 't', left, found })

describe('what is told once more to one who comes back', () => {
  it('begins with their last own choice', () => {
    expect(tellFrom(played(0, 1, 1), 0, visit(2, 3))).toBe(1)
    expect(tellFrom(played(0, 1, 1), 0, visit(undefined, 3))).toBe(1)
  })

  it('begins where they left, where a bot has played for them since', () => {
    expect(tellFrom(played(0, 1, 'stand-in', 1), 0, visit(1, 4))).toBe(1)
    expect(tellFrom(played(1, 1, 'stand-in', 1), 0, visit(2, 4))).toBe(2)
  })

  it('is nothing where nothing happened, or to one who was never there', () => {
    expect(tellFrom(played(1, 0), 0, visit(2, 2))).toBeNull()
    expect(tellFrom(played(1, 1), 0, visit(undefined, 2))).toBeNull()
  })

  it('was missed where it happened between two visits', () => {
    expect([1, 2, 3, 4].filter((step) => isMissed(visit(1, 3), step))).toEqual([2, 3])
    expect(isMissed(visit(undefined, 3), 2)).toBe(false)
  })
})
