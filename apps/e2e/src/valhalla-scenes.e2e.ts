import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, recording } from './support/games.ts'
import { ENDING } from './support/places.ts'
import { type Settings, useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const { seats, seed, options, actions } = recording('valhalla', '2-players.json')
const LAST = actions.length

function recorded(): LaidGame {
  const people = seats.map(() => 'person' as const)
  return { game: 'valhalla', seats: people, seed, options: options as object, actions }
}

/** Watches the recording from a step, and goes one step on. */
async function stepFrom(step: number, speed: Settings['speed']): Promise<Page> {
  const page = await visitTable(recorded(), { settings: { speed } })
  await page.goto(`${page.url().replace('/table/', '/replay/')}#t=${step}`)
  await page.locator(`.table[data-tape][data-step="${step}"]`).waitFor()
  await page.keyboard.press('ArrowRight')
  return page
}

const scoresIn = (page: Page) => page.locator('.ending-scores').textContent()

describe('the end of Valhalla', () => {
  it('is counted card by card, can be skipped and watched again', async () => {
    const page = await stepFrom(LAST - 1, 'slow')
    await page.locator('.vh-count figure > b').first().waitFor()
    expect(await page.locator(ENDING).count()).toBe(0)
    await page.locator('[data-do="skip-scene"]').click()
    await page.locator('.vh-count[data-won]').waitFor()
    await page.locator('[data-do="end-scene"]').click()
    await page.locator(ENDING).waitFor()
    await page.locator('[data-do="watch-end"]').click()
    await page.locator('.vh-count-scene:not([data-over])').waitFor()
    await page.locator('.scene-main').click()
    const sums = await page.locator('.vh-count-sum').allInnerTexts()
    await page.locator('[data-do="end-scene"]').click()
    const told = await page.locator('.ending-bar > b').allInnerTexts()
    expect(sums.toSorted()).toEqual(told.toSorted())
  })

  it('shows the same at once where nothing moves', async () => {
    const moving = await stepFrom(LAST - 1, 'fast')
    await moving.locator('[data-do="skip-scene"]').click()
    await moving.locator('[data-do="end-scene"]').click()
    const still = await stepFrom(LAST - 1, 'instant')
    await still.locator(ENDING).waitFor()
    expect(await still.locator('.scene').count()).toBe(0)
    expect(await scoresIn(still)).toBe(await scoresIn(moving))
  })
})

describe('a battle of Valhalla', () => {
  /** The action that decides one in which a shield is taken and warriors leave. */
  const DECIDED = 18

  it('is counted before it is told, and can be looked at again', async () => {
    const page = await stepFrom(DECIDED, 'slow')
    await page.locator('.vh-clash').waitFor()
    expect(await page.locator('.table').getAttribute('data-step')).toBe(`${DECIDED}`)
    await page.locator('[data-do="skip-scene"]').click()
    await page.locator('.vh-clash-side[data-fate="won"]').waitFor()
    const told = await page.locator('.vh-spoils').textContent()
    await page.locator('[data-do="end-scene"]').click()
    await page.locator(`.table[data-step="${DECIDED + 1}"]`).waitFor()
    await page.locator('.vh-last').click()
    await page.locator('.scene-main').click()
    expect(await page.locator('.vh-spoils').textContent()).toBe(told)
  })
})
