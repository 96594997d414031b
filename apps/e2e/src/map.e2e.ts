import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const PANE = '.br-map-pane'

async function visitMap(size?: typeof PHONE): Promise<Page> {
  const laid = playedTo({ game: 'blood-rage', seats: ['person', 'warrior'] }, 'turn')
  const page = await visitTable(laid, size ? { size } : {})
  await asked(page)
  return page
}

/** How large the map is drawn, compared with the window onto it, and which part of it is seen. */
function looked(page: Page): Promise<{ zoom: number; left: number; top: number }> {
  return page.locator(PANE).evaluate((pane) => ({
    zoom: pane.scrollWidth / pane.clientWidth,
    left: pane.scrollLeft,
    top: pane.scrollTop,
  }))
}

/** Whether a place lies within the window onto the map, at least with its middle. */
function isInSight(page: Page, target: string): Promise<boolean> {
  return page.locator(`.br-place[data-target="${target}"]`).evaluate((place, selector) => {
    const pane = place.closest(selector)?.getBoundingClientRect()
    const { x, y, width, height } = place.getBoundingClientRect()
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    return (
      pane !== undefined &&
      middleX >= pane.left &&
      middleX <= pane.right &&
      middleY >= pane.top &&
      middleY <= pane.bottom
    )
  }, PANE)
}

const ALL = ['gimle', 'elvagar', 'muspelheim', 'utgard', 'yggdrasil', 'muspelheim-horgr'] as const

describe('the map of Blood Rage', () => {
  it('is seen whole, with sea to every edge of the stage', async () => {
    const page = await visitMap()
    expect((await looked(page)).zoom).toBe(1)
    for (const place of ALL) expect(await isInSight(page, `place:${place}`), place).toBe(true)
    const isFilled = await page.evaluate(() => {
      const box = document.querySelector('.table-stage')?.getBoundingClientRect()
      const land = document.querySelector('.br-land')?.getBoundingClientRect()
      return box?.width === land?.width && box?.height === land?.height
    })
    expect(isFilled).toBe(true)
  })

  it('grows by the wheel around the pointer, and never leaves its bounds', async () => {
    const page = await visitMap()
    const gimle = page.locator('.br-place[data-target="place:gimle"]')
    const { x, y } = (await gimle.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 60, y + 60)
    await page.mouse.wheel(0, -400)
    await expect.poll(async () => (await looked(page)).zoom).toBeGreaterThan(1.5)
    expect(await isInSight(page, 'place:gimle')).toBe(true)
    expect(await isInSight(page, 'place:muspelheim')).toBe(false)
    for (let turns = 0; turns < 6; turns++) await page.mouse.wheel(0, -900)
    await expect.poll(async () => (await looked(page)).zoom).toBeCloseTo(4, 1)
    for (let turns = 0; turns < 6; turns++) await page.mouse.wheel(0, 900)
    await expect.poll(async () => looked(page)).toEqual({ zoom: 1, left: 0, top: 0 })
  })

  it('grows by keys and by buttons', async () => {
    const page = await visitMap()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(async () => (await looked(page)).zoom).toBeGreaterThan(1.8)
    await page.keyboard.press('-')
    await expect.poll(async () => (await looked(page)).zoom).toBeLessThan(1.5)
    await page.keyboard.press('0')
    await expect.poll(async () => (await looked(page)).zoom).toBe(1)
    const tools = page.locator('.br-map-tools button')
    await tools.first().click()
    await expect.poll(async () => (await looked(page)).zoom).toBeGreaterThan(1.3)
    await tools.last().click()
    await expect.poll(async () => (await looked(page)).zoom).toBe(1)
  })

  it('is drawn along by the sea, which chooses nothing', async () => {
    const page = await visitMap()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(async () => (await looked(page)).zoom).toBeGreaterThan(1.8)
    const before = await looked(page)
    const pane = (await page.locator(PANE).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(pane.x + 8, pane.y + pane.height / 2)
    await page.mouse.down()
    await page.mouse.move(pane.x + 98, pane.y + pane.height / 2 + 60, { steps: 6 })
    await page.mouse.up()
    const after = await looked(page)
    expect(before.left - after.left).toBeCloseTo(90, 0)
    expect(before.top - after.top).toBeCloseTo(60, 0)
    expect(await page.locator('.table').getAttribute('data-picked')).toBe('0')
  })

  it.each([undefined, PHONE])('brings what has the focus into sight (%o)', async (size) => {
    const page = await visitMap(size)
    for (let times = 0; times < 4; times++) await page.keyboard.press('+')
    await expect.poll(async () => (await looked(page)).zoom).toBeGreaterThan(3)
    for (const place of ALL) {
      await page.locator(`.br-place[data-target="place:${place}"]`).focus()
      await expect.poll(() => isInSight(page, `place:${place}`), { message: place }).toBe(true)
    }
  })
})
