import { describe, expect, it } from 'vitest'
import { chooser, playUntil, tapOne } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** Phones and tablets, upright and lying. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
]

describe.each(WINDOWS)('with fingers in a window of $width × $height', (size) => {
  it.each(['blood-rage', 'valhalla'] as const)('%s with two players', async (game) => {
    const page = await visitTable({ game, seats: ['person', 'greedy'] }, { size, hasTouch: true })
    const end = await playUntil(page, { until: () => false, choose: chooser(11), move: tapOne })
    expect(end.isOver).toBe(true)
  })
})
