import { describe, expect, it } from 'vitest'
import { chooser, playUntil, tapOne } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const BOTH = ['blood-rage', 'valhalla'] as const

/**
 * Phones and tablets, upright and lying, each with a game; with `ALL_WINDOWS=1` both are played in
 * each, which takes twice as long.
 */
const WINDOWS = [
  { width: 390, height: 844, game: 'blood-rage' },
  { width: 844, height: 390, game: 'valhalla' },
  { width: 820, height: 1180, game: 'valhalla' },
  { width: 1180, height: 820, game: 'blood-rage' },
] as const

const isAll = process.env['ALL_WINDOWS'] === '1'

describe.each(WINDOWS)('with fingers in a window of $width × $height', ({ game, ...size }) => {
  it.each(isAll ? BOTH : [game])('%s with two players', async (played) => {
    const laid = { game: played, seats: ['person', 'greedy'] as const }
    const page = await visitTable(laid, { size, hasTouch: true })
    const end = await playUntil(page, { until: () => false, choose: chooser(11), move: tapOne })
    expect(end.isOver).toBe(true)
  })
})
