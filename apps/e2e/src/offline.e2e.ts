import { describe, expect, it } from 'vitest'
import { PLAY, RESUME } from './support/places.ts'
import { asked, chooser, clickOne } from './support/play.ts'
import { anotherTab, useBrowser, visit } from './support/visit.ts'

useBrowser()

describe('after one visit, with no network', () => {
  it('the hall opens, both games are played, rules are read and games taken up again', async () => {
    const page = await visit({ isKept: true })
    // Ready means that everything is kept: the worker is installed only then.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.context().setOffline(true)
    const tab = await anotherTab(page, '/')
    await page.close()
    for (const game of ['blood-rage', 'valhalla'] as const) {
      await tab.goto('/')
      await tab.locator(PLAY[game]).click()
      await asked(tab)
      const choose = chooser(3)
      for (let moves = 0; moves < 6; moves++) {
        await clickOne(tab, choose)
        await asked(tab)
      }
    }
    await tab.goto('/rules/blood-rage/BR-5.3')
    await tab.getByText('BR-5.3').first().waitFor()
    await tab.goto('/settings')
    await tab.locator('h1').waitFor()
    await tab.goto('/')
    await tab.locator(RESUME).first().click()
    expect((await asked(tab)).step).toBeGreaterThan(0)
  })

  it('the other language is there too', async () => {
    const page = await visit({ isKept: true })
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.context().setOffline(true)
    await page.goto('/settings?language=pl')
    await page.getByRole('heading', { name: 'Ustawienia' }).waitFor()
  })
})
