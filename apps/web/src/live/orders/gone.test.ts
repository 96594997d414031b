import { expect, it } from 'vitest'
import { type Given, goneOf } from './gone.ts'

const standing = (id: string, order: string): Given => ({ id, wish: { kind: 'standing', order } })

it('what was dropped is told, not what was taken back', () => {
  const before = [standing('a', 'no-calls'), standing('b', 'no-added-card'), standing('c', 'pass')]
  const now = [standing('a', 'no-calls')]
  expect(goneOf(before, now, new Set(['c']))).toEqual([
    { kind: 'standing', order: 'no-added-card' },
  ])
  expect(goneOf(now, before, new Set())).toEqual([])
})
