import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PLAY } from './support/places.ts'
import { asked, chooser, clickOne } from './support/play.ts'
import { anotherTab, plainAddress, useBrowser, visit } from './support/visit.ts'

useBrowser()

/** The hall as another machine of the network opens it: by a name, over plain HTTP. */
async function visitPlainly(): Promise<Page> {
  const page = await visit({ address: plainAddress() })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  return page
}

describe('opened from another machine over plain HTTP', () => {
  it.each(['blood-rage', 'valhalla'] as const)('%s is played and taken up again', async (game) => {
    const page = await visitPlainly()
    await page.locator(PLAY[game]).click()
    const choose = chooser(5)
    for (let moves = 0; moves < 6; moves++) {
      await asked(page)
      await clickOne(page, choose)
    }
    const { step } = await asked(page)
    expect(step).toBeGreaterThan(0)
    await page.reload()
    expect((await asked(page)).step).toBe(step)
  })

  it('a game is played in one tab only', async () => {
    const page = await visitPlainly()
    await page.locator(PLAY['blood-rage']).click()
    await asked(page)
    const tab = await anotherTab(page, page.url())
    await tab.getByRole('heading', { name: 'This game is open elsewhere' }).waitFor()
  })

  it('says what only a secure page can do, and offers none of it', async () => {
    const page = await visitPlainly()
    await page.getByText('over plain HTTP').waitFor()
    expect(await page.getByText('works without a network').count()).toBe(0)
  })
})
