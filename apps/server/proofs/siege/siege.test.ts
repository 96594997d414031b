import { expect, it } from 'vitest'
import { ASSAULTS } from './assaults/index.ts'
import { siege } from './siege.ts'

it('a server under siege lives, within its memory, and honest people play on', async () => {
  const report = await siege({
    seed: 'short',
    tables: 2,
    calmSeconds: 1,
    seconds: 8,
    addresses: 1,
    longestMs: null,
  })
  expect(report.problems).toEqual([])
  expect(report.refused).toEqual({})
  expect(report.besieged.count).toBeGreaterThan(0)
  expect(Object.keys(report.sent)).toEqual(Object.keys(ASSAULTS))
  for (const sent of Object.values(report.sent)) expect(sent).toBeGreaterThan(0)
})
