import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { layGame, playedTo } from './support/games.ts'
import { asked, chooser, clickOne, signs } from './support/play.ts'
import { anotherTab, useBrowser, visit } from './support/visit.ts'

useBrowser()

const HINT = '.banner [data-do="hint"]'
const LAID = { game: 'blood-rage', seats: ['person', 'norn'], undo: 'free' } as const

/** Plays until the other one has moved and one is asked again. */
async function movedByOther(tab: Page, choose: (count: number) => number): Promise<void> {
  const { step } = await asked(tab)
  do await clickOne(tab, choose)
  while ((await asked(tab)).step < step + 2)
}

it('against a norn, with no network: a hint, its move with a reason, and taking back while it thinks', async () => {
  const page = await visit({ isKept: true })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const table = await layGame(page, playedTo(LAID, 'turn'))
  await page.context().setOffline(true)
  const tab = await anotherTab(page, table)
  await page.close()
  const { step } = await asked(tab)

  await tab.locator(HINT).click()
  const hint = tab.locator('.advice[data-about="hint"][data-state="given"]')
  await hint.waitFor()
  expect(await hint.textContent()).toMatch(/^Hint: .+Chance to win: about \d+ %/s)
  // What it would point at is marked, and one may begin with it.
  await tab.locator('.ring[data-of]').first().waitFor()

  // The norn thinks for more than a second: meanwhile one's own move is taken back.
  const choose = chooser(3)
  while ((await signs(tab)).step === step) await clickOne(tab, choose)
  await tab.locator('.action-bar [data-do="undo"]').click()
  await expect.poll(async () => (await signs(tab)).step).toBe(step)

  // Of a move whose cards lie face down there is no reason to be told: play goes on to one in the open.
  const why = tab.locator('.advice[data-about="why"]')
  const isGiven = async () => {
    await tab.keyboard.press('y')
    await tab.locator('.advice:not([data-state="thinking"])').waitFor()
    return (await why.getAttribute('data-state')) === 'given'
  }
  do await movedByOther(tab, choose)
  while (!(await isGiven()))
  expect(await why.textContent()).toMatch(/.+\.Why .+ may have done this:/)
  await tab.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
})
