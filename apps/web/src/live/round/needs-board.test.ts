import { describe, expect, it } from 'vitest'
import { NOTHING } from '../../table/assembly.ts'
import { nextTargets } from './needs-board.ts'

const answer = (...parts: string[]) => ({ action: { type: parts.join(), by: 0 }, parts })
const ANSWERS = [
  answer('do:pass'),
  answer('do:invade', 'reserve:warrior', 'place:gimle'),
  answer('do:invade', 'reserve:ship', 'place:fjord'),
]

describe('what may be pointed at next', () => {
  it('is nothing where words are chosen first: the buttons are not on the board', () => {
    expect(nextTargets({ answers: ANSWERS, assembly: NOTHING })).toEqual(new Set())
  })

  it('follows the answer that was begun', () => {
    const begun = { ...NOTHING, picked: ['do:invade', 'reserve:ship'] }
    expect(nextTargets({ answers: ANSWERS, assembly: begun })).toEqual(new Set(['place:fjord']))
  })
})
