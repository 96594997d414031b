import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { asked } from './support/play.ts'
import { PHONE } from './support/sizes.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

async function visitSetUp(game: string, seats: number): Promise<Page> {
  const page = await visit({ path: `/new/${game}` })
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  return page
}

function isOn(page: Page, name: RegExp): Promise<boolean> {
  return page.getByRole('checkbox', { name }).isChecked()
}

describe('a table that is set up', () => {
  it('alone has its monster chosen from the pictures, by the keys too', async () => {
    const page = await visitSetUp('valhalla', 1)
    const monsters = page.getByRole('group', { name: 'Monster', exact: true })
    await expect.poll(() => monsters.locator('svg').count()).toBe(4)
    await monsters.getByRole('radio', { name: 'Fenrir' }).focus()
    await page.keyboard.press('ArrowRight')
    const chosen = monsters.locator('input:checked')
    expect(await chosen.inputValue()).toBe('jormungandr')
    await monsters.getByRole('radio', { name: 'Surtr' }).check()
    expect(await chosen.inputValue()).toBe('surtr')
    await page.getByRole('button', { name: 'Begin the game' }).click()
    await asked(page)
    expect(await page.locator('.table').textContent()).toContain('Surtr')
  })

  it('shows the monsters on a phone without scrolling sideways', async () => {
    const page = await visit({ path: '/new/valhalla', size: PHONE })
    await page.getByRole('radio', { name: '1', exact: true }).check()
    await expect.poll(() => page.locator('.picture svg').count()).toBe(4)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBe(0)
  })

  it('takes all modules by one click, and says so when one is changed by hand', async () => {
    const page = await visitSetUp('valhalla', 3)
    const preset = (name: RegExp) => page.getByRole('radio', { name })
    expect(await preset(/^Base game/).isChecked()).toBe(true)
    await preset(/^Everything/).check()
    expect(await isOn(page, /^Thor's Support/)).toBe(true)
    expect(await isOn(page, /^Valkyries/)).toBe(true)
    await page.getByRole('checkbox', { name: /^Tyr's Wrath/ }).uncheck()
    expect(await preset(/^My own choice/).isChecked()).toBe(true)
    await preset(/^First game/).check()
    expect(await isOn(page, /^First game/)).toBe(true)
    expect(await isOn(page, /^Thor's Support/)).toBe(false)
    expect(await preset(/^My own choice/).count()).toBe(0)
  })

  it('says for whom it is and how long it takes, by players and options', async () => {
    const page = await visitSetUp('valhalla', 3)
    const count = page.getByRole('group', { name: 'How many play?' })
    const says = (text: string) => count.getByText(text).waitFor()
    await says('Ages 13 and up · about 40 minutes with 3 players')
    await page.getByRole('checkbox', { name: /^Thor's Support/ }).check()
    await says('about 50 minutes with 3 players')
    await page.getByRole('radio', { name: '1', exact: true }).check()
    await says('about 30 minutes solo')
    await page.goto('/new/blood-rage')
    await says('Ages 14 and up · about 90 minutes with 4 players')
  })

  it("VH-55 of a first game names Loki's card that is marked for it", async () => {
    const page = await visitSetUp('valhalla', 3)
    await page.getByRole('checkbox', { name: /^Loki's Trick/ }).check()
    const shown = () =>
      page.getByRole('combobox', { name: "Loki's card" }).locator('option:checked').textContent()
    expect(await shown()).toBe('drawn at random')
    await page.getByRole('checkbox', { name: /^First game/ }).check()
    expect(await shown()).toBe('Shared Table (for a first game)')
  })

  it('of Blood Rage has its presets, too', async () => {
    const page = await visitSetUp('blood-rage', 3)
    expect(await page.getByRole('radio', { name: /^Recommended/ }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: /^First game/ }).check()
    expect(await isOn(page, /^First game/)).toBe(true)
  })
})
