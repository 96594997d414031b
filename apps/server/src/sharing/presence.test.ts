import { describe, expect, it } from 'vitest'
import { Presence } from './presence.ts'

describe('who is connected to other processes', () => {
  it('adds up the last words of all', () => {
    const presence = new Presence()
    presence.hear('a', { seats: [0], watching: 1 }, 100)
    presence.hear('b', { seats: [2], watching: 2 }, 100)
    presence.hear('a', { seats: [0, 1], watching: 0 }, 100)
    expect(presence.around.seats.toSorted()).toEqual([0, 1, 2])
    expect(presence.around.watching).toBe(2)
  })

  it('says whether a word is news', () => {
    const presence = new Presence()
    expect(presence.hear('a', { seats: [], watching: 0 }, 100)).toBe(false)
    expect(presence.hear('a', { seats: [1, 0], watching: 0 }, 100)).toBe(true)
    expect(presence.hear('a', { seats: [0, 1], watching: 0 }, 200)).toBe(false)
    expect(presence.hear('a', { seats: [0], watching: 0 }, 200)).toBe(true)
    expect(presence.hear('a', { seats: [0], watching: 1 }, 200)).toBe(true)
    expect(presence.hear('a', { seats: [], watching: 0 }, 200)).toBe(true)
    expect(presence.around).toEqual({ seats: [], watching: 0 })
  })

  it('forgets a process that says nothing any more', () => {
    const presence = new Presence()
    presence.hear('a', { seats: [0], watching: 0 }, 100)
    presence.hear('b', { seats: [1], watching: 0 }, 300)
    expect(presence.expire(99)).toBe(false)
    expect(presence.expire(100)).toBe(true)
    expect(presence.around.seats).toEqual([1])
    expect(presence.expire(200)).toBe(false)
  })
})
