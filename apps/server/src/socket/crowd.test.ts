import { describe, expect, it } from 'vitest'
import { Crowd } from './crowd.ts'
import { USUAL_LIMITS } from './limits.ts'

const LIMITS = {
  ...USUAL_LIMITS,
  perAddress: { sockets: 3, burst: 4, perSecond: 0 },
  perPerson: { sockets: 2, burst: 2, perSecond: 0 },
}

function crowd(): Crowd {
  return new Crowd(LIMITS, () => 0)
}

describe('a crowd', () => {
  it('has room for so many of an address, and of a person from wherever', () => {
    const all = crowd()
    const [one, two, three] = [all.enter('a'), all.enter('a'), all.enter('a')]
    expect(all.enter('a')).toBeNull()
    expect([one, two, three].map((each) => each?.isOf('astrid'))).toEqual([true, true, false])
    expect(all.enter('b')?.isOf('astrid')).toBe(false)
    two?.leave()
    expect(all.enter('b')?.isOf('astrid')).toBe(true)
    expect(all.enter('a')).not.toBeNull()
  })

  it('lets a person and an address say so much through all sockets', () => {
    const all = crowd()
    const [one, two] = [all.enter('a'), all.enter('a')]
    one?.isOf('astrid')
    expect([1, 2, 3].map(() => one?.maySpeak())).toEqual([true, true, false])
    expect([1, 2, 3].map(() => two?.maySpeak())).toEqual([true, true, false])
    expect(all.enter('b')?.maySpeak()).toBe(true)
  })

  it('forgets whoever has left', () => {
    const all = crowd()
    const open = [all.enter('a'), all.enter('a'), all.enter('b')]
    for (const [index, one] of open.entries()) one?.isOf(`person ${index}`)
    expect(all.size).toBe(5)
    for (const one of open) one?.leave()
    expect(all.size).toBe(0)
  })
})

it('what costs more counts for all sockets of a person and of an address', () => {
  const all = crowd()
  const [one, two] = [all.enter('a'), all.enter('a')]
  one?.isOf('astrid')
  two?.isOf('bo')
  one?.charge(4)
  expect([one?.maySpeak(), two?.maySpeak(), all.enter('b')?.maySpeak()]).toEqual([
    false,
    false,
    true,
  ])
})
