import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedTo } from './support/games.ts'
import { PLAY } from './support/places.ts'
import { chooser, playUntil, signs } from './support/play.ts'
import { pressOne } from './support/press.ts'
import { useBrowser, visit, visitTable } from './support/visit.ts'

useBrowser()

/** Whether something on the page has the focus, and it shows. */
function focusShows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    return focused.matches(':focus-visible') && outlineStyle !== 'none' && outlineWidth !== '0px'
  })
}

/* Whole games by the keys alone are played where they are listened to as well. */
describe('by the keys alone', () => {
  it('a game is started from the home page', async () => {
    const page = await visit()
    const play = page.locator(PLAY.valhalla)
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      if (await play.evaluate((button) => button === document.activeElement)) break
    }
    expect(await focusShows(page)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/table\//)
  })

  it('Esc takes a part of a choice back, ? shows the keys', async () => {
    const laid = playedTo({ game: 'blood-rage', seats: ['person', 'warrior'] }, 'turn')
    const page = await visitTable(laid)
    await playUntil(page, {
      choose: chooser(1),
      until: (now) => now.picked > 0,
      move: pressOne,
    })
    // A card that is shown large lies on top: it is put away first.
    if (await page.locator('.peek-layer').isVisible()) {
      await page.keyboard.press('Escape')
      await page.locator('.peek-layer').waitFor({ state: 'detached' })
    }
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await signs(page)).picked).toBe(0)
    await page.keyboard.press('?')
    await expect.poll(() => page.locator('dialog[open] kbd').count()).toBeGreaterThan(5)
  })
})
