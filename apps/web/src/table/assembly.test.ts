import { describe, expect, it } from 'vitest'
import {
  type Answerable,
  assembled,
  NOTHING,
  onlyNext,
  openTargets,
  pick,
  takeBack,
} from './assembly.ts'

const answer = (type: string, ...parts: string[]): Answerable => ({
  action: { type, by: 0 },
  parts,
})

const ANSWERS = [
  answer('pass', 'do:pass'),
  answer('invade-a', 'do:invade', 'figure:leader', 'place:gimle'),
  answer('invade-b', 'do:invade', 'figure:leader', 'place:utgard'),
  answer('march', 'do:march', 'place:gimle', 'place:utgard'),
  answer('pillage', 'do:pillage', 'place:gimle'),
]
const put = (...targets: string[]) =>
  targets.reduce((so, target) => pick(ANSWERS, so, target), NOTHING)
const open = (...targets: string[]) => [...openTargets(ANSWERS, put(...targets))].sort()

describe('putting an answer together', () => {
  it('starts with what one does, or with what says so by itself', () => {
    expect(open()).toEqual([
      'do:invade',
      'do:march',
      'do:pass',
      'do:pillage',
      'figure:leader',
      'place:gimle',
    ])
  })

  it('goes part by part', () => {
    expect(open('do:invade')).toEqual(['figure:leader'])
    expect(open('do:invade', 'figure:leader')).toEqual(['place:gimle', 'place:utgard'])
    expect(assembled(ANSWERS, put('do:invade', 'figure:leader'))).toBeNull()
    expect(assembled(ANSWERS, put('do:invade', 'figure:leader', 'place:utgard'))).toBe(ANSWERS[2])
    expect(assembled(ANSWERS, put('do:pass'))).toBe(ANSWERS[0])
  })

  it('needs no word where the thing says what is done with it', () => {
    expect(put('figure:leader').picked).toEqual(['do:invade', 'figure:leader'])
  })

  it('asks what to do with a thing that can mean several', () => {
    expect(put('place:gimle')).toMatchObject({ picked: [], held: 'place:gimle' })
    expect(open('place:gimle')).toEqual(['do:march', 'do:pillage'])
    expect(assembled(ANSWERS, put('place:gimle'))).toBeNull()
    expect(assembled(ANSWERS, put('place:gimle', 'do:pillage'))).toBe(ANSWERS[4])
    expect(open('place:gimle', 'do:march')).toEqual(['place:utgard'])
  })

  it('takes back one thing that one did, with what was picked along', () => {
    expect(takeBack(put('figure:leader'))).toBe(NOTHING)
    expect(takeBack(put('place:gimle', 'do:march'))).toEqual(put('place:gimle'))
    expect(takeBack(put('place:gimle', 'do:march', 'place:utgard'))).toEqual(
      put('place:gimle', 'do:march'),
    )
  })

  it('takes the last part back', () => {
    expect(takeBack(put('place:gimle'))).toEqual(NOTHING)
    expect(takeBack(put('do:invade', 'figure:leader'))).toEqual(put('do:invade'))
    expect(takeBack(NOTHING)).toEqual(NOTHING)
  })

  it('knows the one thing that a word leaves to point at', () => {
    expect(onlyNext(ANSWERS, put('do:invade'))).toBe('figure:leader')
    expect(onlyNext(ANSWERS, put('do:pillage'))).toBe('place:gimle')
    expect(onlyNext(ANSWERS, put('do:invade', 'figure:leader'))).toBeNull()
    expect(onlyNext(ANSWERS, put('do:pass'))).toBeNull()
    expect(onlyNext(ANSWERS, NOTHING)).toBeNull()
  })

  it('does not change for what is not open', () => {
    expect(pick(ANSWERS, NOTHING, 'place:andlang')).toBe(NOTHING)
  })
})
