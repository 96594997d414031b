import { describe, expect, it } from 'vitest'
import { IS_ALL } from './support/extent.ts'
import { chooser, playUntil, tapSoon } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const BOTH = ['blood-rage', 'valhalla'] as const

/**
 * Phones and tablets, upright and lying. A game is played to its end on a phone; with
 * `ALL_WINDOWS=1` both are in all four, which takes eight times as long.
 */
const WINDOWS = [
  { width: 390, height: 844, games: ['blood-rage'] },
  { width: 844, height: 390, games: [] },
  { width: 820, height: 1180, games: [] },
  { width: 1180, height: 820, games: [] },
] as const

const GAMES = WINDOWS.flatMap(({ games, ...size }) =>
  (IS_ALL ? BOTH : games).map((game) => ({ game, size, name: `${size.width} × ${size.height}` })),
)

describe('with fingers', () => {
  it.each(GAMES)('$game with two players in a window of $name', async ({ game, size }) => {
    const laid = { game, seats: ['person', 'warrior'] as const }
    const page = await visitTable(laid, { size, hasTouch: true })
    const end = await playUntil(page, { until: () => false, choose: chooser(11), move: tapSoon })
    expect(end.isOver).toBe(true)
  })
})
