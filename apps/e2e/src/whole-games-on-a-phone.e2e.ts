import { expect, it } from 'vitest'
import { chooser, playUntil } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

it.each(['blood-rage', 'valhalla'] as const)('%s with two players, on a phone', async (game) => {
  const page = await visitTable({ game, seats: ['person', 'greedy'] }, { size: PHONE })
  const end = await playUntil(page, { until: () => false, choose: chooser(11) })
  expect(end.isOver).toBe(true)
})
