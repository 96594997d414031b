import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, heardSaying, heardSince, listenAt } from './support/ears.ts'
import { type LaidGame, playedTo } from './support/games.ts'
import { asked, chooser, signs } from './support/play.ts'
import { pressOne } from './support/press.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const TURN: LaidGame = { game: 'blood-rage', seats: ['person', 'warrior'] }
const OPEN = '[data-target][data-state="open"]'

/** A turn in which something was done that can be taken back. */
async function withUndo(page: Page): Promise<void> {
  const canUndo = () => page.locator('[data-do="undo"]').isVisible()
  const choose = chooser(3)
  for (let moves = 0; moves < 60 && !(await canUndo()); moves++) {
    await asked(page)
    await pressOne(page, choose)
  }
}

describe('single keys', () => {
  it('do nothing where the visitor switched them off; Esc, arrows and Enter still do', async () => {
    const page = await visitTable(playedTo(TURN, 'turn'), { settings: { shortcuts: false } })
    await asked(page)
    await page.locator(OPEN).first().focus()
    const before = [await signs(page), await focused(page)]
    for (const key of ['n', 'p', 'u', 's', 'w', 'm', '1', '2', '9', '?', '+'])
      await page.keyboard.press(key)
    expect([await signs(page), await focused(page)]).toEqual(before)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.locator('.action-bar [data-target^="do:"]').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await signs(page)).picked).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await signs(page)).picked).toBe(0)
  })

  it('u asks first; what is taken back is said', async () => {
    const page = await listenAt(playedTo(TURN, 'turn'))
    await withUndo(page)
    const { step } = await signs(page)
    const heard = (await heardSince(page, 0)).length
    await page.keyboard.press('u')
    const dialog = page.getByRole('dialog', { name: 'Take back your last move?' })
    await dialog.waitFor()
    expect((await signs(page)).step).toBe(step)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect((await signs(page)).step).toBe(step)
    await page.keyboard.press('u')
    await dialog.waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await signs(page)).step).toBeLessThan(step)
    await heardSaying(page, 'Undone.', heard)
    expect(await focused(page)).not.toBeNull()
  })

  it('m shows the numbers and says them, a number chooses', async () => {
    const page = await listenAt(playedTo(TURN, 'turn'))
    await asked(page)
    await page.keyboard.press('m')
    await expect.poll(() => page.locator('.number-badge').count()).toBeGreaterThan(3)
    await heardSaying(page, '1 ')
    await page.keyboard.press('1')
    await expect.poll(async () => (await signs(page)).picked).toBeGreaterThan(0)
  })

  it('w says why not, and the same again when asked again', async () => {
    const page = await listenAt(playedTo(TURN, 'turn'))
    await asked(page)
    const closed = page.locator(
      '.table-stage [data-state="closed"], .table-own [data-state="closed"]',
    )
    await closed.first().focus()
    const before = (await heardSince(page, 0)).length
    const reasons = async () => (await heardSince(page, before)).filter((one) => !one.endsWith('?'))
    await page.keyboard.press('w')
    await expect.poll(async () => (await reasons()).length).toBe(1)
    await page.keyboard.press('w')
    await expect.poll(async () => (await reasons()).length).toBe(2)
    const [first, second] = await reasons()
    expect(second).toBe(first)
  })
})

describe('what is shown large', () => {
  it('can be pointed into and is put away by Esc, wherever the pointer is', async () => {
    const page = await visitTable(playedTo(TURN, 'turn'))
    await asked(page)
    const peek = page.locator('.peek-layer')
    await page.locator('.br-held').first().hover()
    await peek.waitFor()
    const box = await peek.boundingBox()
    if (box === null) throw new Error('nothing is shown')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    expect(await peek.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await peek.waitFor({ state: 'detached' })
  })

  it('comes with the focus, and Esc leaves the focus where it is', async () => {
    const page = await visitTable(playedTo(TURN, 'turn'))
    await asked(page)
    const peek = page.locator('.peek-layer')
    for (let press = 0; press < 40 && !(await peek.isVisible()); press++)
      await page.keyboard.press('n')
    const before = await focused(page)
    await page.keyboard.press('Escape')
    await peek.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe(before)
  })

  it('pinned, it is a dialog with a name, and gives the focus back', async () => {
    const page = await visitTable(playedTo(TURN, 'turn'))
    await asked(page)
    const name = page.locator('.log .name[data-name]').last()
    await name.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('.peek-layer[role="dialog"]')
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-label')).toBe(await name.textContent())
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await name.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})

/** Whether what has the focus can be seen: nothing lies over its middle. */
function isUncovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const one = document.activeElement
    if (one === null || one === document.body) return true
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top === null || one.contains(top) || top.contains(one)
  })
}

describe('what lies under the draft', () => {
  it('is out of reach of the keys', async () => {
    const page = await visitTable({ game: 'blood-rage', seats: ['person', 'warrior', 'warrior'] })
    await asked(page)
    for (const region of ['.table-rivals', '.table-stage', '.table-own'])
      expect(await page.locator(region).getAttribute('inert'), region).not.toBeNull()
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab')
      const place = await focused(page)
      expect(await isUncovered(page), `${place}`).toBe(true)
    }
  })
})
