import { describe, expect, it } from 'vitest'
import { aboutKey } from './marks.tsx'

describe('what is said about shields', () => {
  it('depends on how many play: own ones score from three players on', () => {
    const said = [1, 2, 3, 6].map((players) => aboutKey('shields', players))
    expect(said).toEqual([
      'vh.about.shields.solo',
      'vh.about.shields.two',
      'vh.about.shields',
      'vh.about.shields',
    ])
  })

  it('tells of sets only where there are some', () => {
    const said = [2, 3].map((players) => aboutKey('captured', players))
    expect(said).toEqual(['vh.about.captured.two', 'vh.about.captured'])
  })

  it('is the same for every other mark, whoever plays', () => {
    expect([1, 2, 6].map((players) => aboutKey('deck', players))).toEqual(
      Array(3).fill('vh.about.deck'),
    )
  })
})
