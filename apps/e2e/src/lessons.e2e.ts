import { GAME_IDS } from '@meadhall/games'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { playLesson, pressOn, standing } from './support/lesson.ts'
import { asked } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

const start = (page: Page, game: string) =>
  page.locator(`#${game} .button-row a.button.primary`).click()

/** To the last chapter by the menu's own way. */
async function skipToLast(page: Page): Promise<void> {
  for (;;) {
    await standing(page)
    await page.locator('.table-menu-button').click()
    const skip = page.locator('.table-menu [data-do="skip-chapter"]')
    if ((await skip.count()) === 0) break
    await skip.click()
  }
  await page.keyboard.press('Escape')
}

it('the lesson of Blood Rage is played to its end, with a mistake that is taken back', async () => {
  const page = await visit({ path: '/learn' })
  await start(page, 'blood-rage')
  const first = await standing(page)
  expect(first).toEqual({ at: 'land.goal', mood: 'told' })
  await pressOn(page, first)
  await standing(page)
  await page.locator('[data-target="do:pass"]').click()
  await page.locator('.action-bar .primary').click()
  const wrong = await standing(page)
  expect(wrong).toEqual({ at: 'land.leader', mood: 'mistake' })
  expect(await page.locator('.lesson-panel').textContent()).toContain('all your Rage')
  await pressOn(page, wrong)
  expect((await standing(page)).mood).toBe('asked')
  const said = await playLesson(page)
  expect(said.size).toBeGreaterThan(30)
  await page.locator('.lesson-panel a[href="/learn"]').click()
  await page.locator('#blood-rage').getByText('Play the lesson again').waitFor()
})

it('the lesson of Valhalla is left, taken up where it was, and played to its end on a phone', async () => {
  const page = await visit({ path: '/learn/valhalla/hall', size: PHONE })
  await pressOn(page, await standing(page))
  const left = await standing(page)
  await page.reload()
  expect(await standing(page)).toEqual(left)
  const said = await playLesson(page)
  expect([...said.keys()].at(-1)).toBe('ragnarok.score')
})

it.each(GAME_IDS)('lessons of %s end in every language', async (game) => {
  const page = await visit({ path: '/learn' })
  await page.locator('.learn-game').first().waitFor()
  const languages = await page
    .locator('.language-choice option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const ends = new Set<string>()
  for (const language of languages.filter((one) => one !== 'en')) {
    await page.locator('.language-choice').selectOption(language)
    await page.waitForFunction((code) => document.documentElement.lang === code, language)
    await start(page, game)
    await skipToLast(page)
    ends.add([...(await playLesson(page)).values()].join(' '))
    await page.locator('.lesson-panel a[href="/learn"]').click()
  }
  expect(ends.size).toBe(languages.length - 1)
})

it('a first game gives a tip when it matters, once, and can be told to stop', async () => {
  const page = await visit({ path: '/learn' })
  await page.locator('#blood-rage [data-do="first-game"]').click()
  await asked(page)
  const tip = page.locator('.tip')
  expect(await tip.getAttribute('data-tip')).not.toBeNull()
  await page.locator('[data-do="close-tip"]').click()
  expect(await tip.count()).toBe(0)
  await page.reload()
  await asked(page)
  expect(await tip.getAttribute('data-tip').catch(() => null)).not.toBe('turn')
})
