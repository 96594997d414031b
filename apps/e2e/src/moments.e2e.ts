import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedTo, playedUntil } from './support/games.ts'
import { asked, changed, signs } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** A turn of the person's in which they may play an upgrade; the bot's move follows at once. */
const upgrading = playedUntil(
  { game: 'blood-rage', seats: ['person', 'warrior'] },
  ({ seat, kind }, legal) => {
    return seat === 0 && kind === 'turn' && legal().some(({ type }) => type === 'upgrade')
  },
)

/** Plays the first upgrade that one may. */
async function upgrade(page: Page): Promise<void> {
  await asked(page)
  await page.locator('[data-target="do:upgrade"]').click()
  for (let state = await signs(page); !state.isCandidate; state = await signs(page)) {
    const open = page.locator('[data-target][data-state="open"]:not([data-target^="do:"])')
    await open.filter({ visible: true }).first().click({ force: true })
    await changed(page, state)
  }
  await page.locator('.action-bar .primary').first().click()
}

describe('a card that is played', () => {
  it('is seen large for a moment, with who played it, and takes no press', async () => {
    const page = await visitTable(upgrading, { settings: { speed: 'normal' } })
    await upgrade(page)
    const shown = page.locator('.shown-card')
    await shown.waitFor()
    expect(await shown.locator('> b').textContent()).toBe('You')
    const through = await shown.evaluate((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return !card.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(through).toBe(true)
    await shown.waitFor({ state: 'detached' })
  })

  it('is not shown where nothing is to move', async () => {
    const page = await visitTable(upgrading, { settings: { speed: 'instant' } })
    const { step } = await signs(page)
    await upgrade(page)
    await expect.poll(async () => (await signs(page)).step).toBeGreaterThan(step)
    expect(await page.locator('.moments').count()).toBe(0)
  })
})

describe('a warrior in battle', () => {
  it('tells at the warrior what its strength is made of', async () => {
    const page = await visitTable(
      playedTo({ game: 'valhalla', seats: ['person', 'warrior'] }, 'phase'),
      { settings: { speed: 'instant' } },
    )
    await asked(page)
    await page.locator('.vh-bt-warrior').first().hover({ force: true })
    const parts = page.locator('.peek-layer .vh-strength')
    await parts.waitFor()
    const numbers = await parts.locator('dd').allTextContents()
    const total = numbers.reduce((sum, text) => sum + Number(text), 0)
    expect(await parts.locator('> b').textContent()).toContain(`${total}`)
  })
})
