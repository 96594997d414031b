import { expect, it } from 'vitest'
import { awardsFor } from './feats.ts'

const NAMES = ['battles', 'strength'] as const
const feat = (award: (typeof NAMES)[number], seat: number, amount = 1) => ({ award, seat, amount })

it('gives each award to those who did the most, in the order of the awards', () => {
  const feats = [feat('strength', 1, 4), feat('battles', 0), feat('battles', 2), feat('battles', 1)]
  expect(awardsFor(NAMES, 4, [...feats, feat('battles', 2), feat('battles', 0)])).toEqual([
    { name: 'battles', seats: [0, 2], count: 2 },
    { name: 'strength', seats: [1], count: 4 },
  ])
})

it('adds up what somebody did, unless one feat alone counts', () => {
  const feats = [feat('strength', 0, 5), feat('strength', 0, 4), feat('strength', 1, 7)]
  expect(awardsFor(NAMES, 2, feats)).toEqual([{ name: 'strength', seats: [0], count: 9 }])
  expect(awardsFor(NAMES, 2, feats, 'strength')).toEqual([
    { name: 'strength', seats: [1], count: 7 },
  ])
})

it('gives none for what nobody did, what all did as often, or what no seat did', () => {
  expect(awardsFor(NAMES, 2, [feat('battles', 0), feat('battles', 1)])).toEqual([])
  expect(awardsFor(NAMES, 2, [feat('battles', -1), feat('battles', 2)])).toEqual([])
})
