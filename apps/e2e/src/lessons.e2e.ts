import { LESSONS, lessonName } from '@meadhall/lessons'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LANGUAGES } from './support/languages.ts'
import { playLesson, pressOn, standing } from './support/lesson.ts'
import { playedThrough, type Told } from './support/lesson-by-hands.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

const start = (page: Page, game: string) =>
  page.locator(`#${game} .button-row a.button.primary`).click()

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

/** Plays all lessons one after another; gives what each of them said. */
async function playAll(language: string): Promise<Map<string, Told>> {
  const page = await visit({ path: '/learn', size: PHONE, settings: { language } })
  const told = new Map<string, Told>()
  for (const entry of LESSONS) {
    const name = lessonName(entry)
    await page.locator(`a[href="/learn/${name}"]`).click()
    told.set(name, await playedThrough(page))
    await page.locator('.lesson-panel a[href="/learn"]').click()
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage['meadhall.lessons']).state)
  expect(kept).toEqual({ places: {}, done: LESSONS.map(lessonName) })
  return told
}

it('all lessons are played to their ends in every language', async () => {
  const [english, ...others] = await Promise.all(LANGUAGES.map(playAll))
  for (const told of others)
    for (const [name, said] of told) {
      const source = english?.get(name) ?? {}
      expect(Object.keys(said)).toEqual(Object.keys(source))
      for (const [at, text] of Object.entries(said)) {
        expect(text, at).not.toBe(source[at])
        expect(text).not.toMatch(/lesson\.|[{}]/)
      }
    }
})
