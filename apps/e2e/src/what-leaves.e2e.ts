import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chooser, playUntil } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** The figures that are seen on the map, and those that the clans count there. */
function figuresOnMap(page: Page): Promise<{ seen: number; counted: number }> {
  return page.evaluate(() => {
    const standing = [...document.querySelectorAll('.br-standing')]
    const counts = [...document.querySelectorAll('.br-figure-count .named-shown')]
    return {
      seen: standing.filter((one) => one.checkVisibility({ opacityProperty: true })).length,
      counted: counts.reduce((sum, one) => sum + Number.parseInt(one.textContent ?? '', 10), 0),
    }
  })
}

/** How many stood on the map at once, and how often there were fewer than before: so often, and more. */
const OFTEN = 3

/** In a game of four somebody is destroyed in nearly every battle. */
it('without movement, who is destroyed is gone from the map at once', async () => {
  const page = await visitTable({
    game: 'blood-rage',
    seats: ['person', 'warrior', 'warrior', 'warrior'],
  })
  let most = 0
  let fewer = 0
  await playUntil(page, {
    choose: chooser(7),
    until: () => most > OFTEN && fewer > OFTEN,
    onTurn: async () => {
      if (await page.locator('.table[data-covered]').isVisible()) return
      const { seen, counted } = await figuresOnMap(page)
      expect(seen).toBe(counted)
      if (counted < most) fewer++
      most = Math.max(most, counted)
    },
  })
  expect(most).toBeGreaterThan(OFTEN)
  expect(fewer).toBeGreaterThan(OFTEN)
})
