import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, type Plays, playedTo, recording } from './support/games.ts'
import { ENDING } from './support/places.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const BLOOD_RAGE: LaidGame = { game: 'blood-rage', seats: ['person', 'warrior', 'warrior'] }
const VALHALLA: LaidGame = { game: 'valhalla', seats: ['person', 'warrior', 'warrior'] }

async function atTurn(laid: LaidGame): Promise<Page> {
  const page = await visitTable(playedTo(laid, 'turn'))
  await asked(page)
  return page
}

describe('things say all that is seen of them', () => {
  it('a card in hand: its number, its cost and its text', async () => {
    const page = await atTurn(BLOOD_RAGE)
    const cards = await page
      .locator('.br-held[data-target]')
      .evaluateAll((all) => all.map((one) => one.querySelector('.visually-hidden')?.textContent))
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) {
      expect(card).toMatch(/, (bonus \+(\d|X)|Glory \d|STR \d\*?, costs \d Rage)/)
    }
    const texts = cards.filter((card) => (card?.split('. ')[1]?.length ?? 0) > 10)
    expect(texts.length).toBeGreaterThan(2)
  })

  it('a province: who has how much STR there, and what it lies next to', async () => {
    // In the middle of a march there are figures on the board.
    const page = await visitTable(playedTo(BLOOD_RAGE, 'march'))
    await asked(page)
    const places = await page
      .locator('.br-place')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    const provinces = places.filter((place) => place.includes('villages'))
    for (const place of provinces.filter((one) => !one.includes('destroyed')))
      expect(place).toMatch(/Next to .+Supported from /)
    const held = provinces.filter((place) => place.includes(': '))
    expect(held.some((place) => /total STR: .+ \d/.test(place))).toBe(true)
  })

  it('Confirm: what it confirms', async () => {
    const page = await atTurn(BLOOD_RAGE)
    await page.locator('[data-target="do:pass"]').click()
    const deed = (await page.locator('.candidate').textContent()) ?? ''
    const confirm = page.getByRole('button', { name: new RegExp(`^Confirm ?: ${deed}`) })
    await confirm.waitFor()
    expect(await confirm.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('what is new in the log', async () => {
    const page = await atTurn(BLOOD_RAGE)
    const fresh = await page
      .locator('.log li[data-new]')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''))
    expect(fresh.length).toBeGreaterThan(0)
    for (const entry of fresh) expect(entry).toMatch(/^New: /)
  })
})

/** The accessible name of the dialog that is open. */
function nameOfDialog(page: Page): Promise<string> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const id = dialog?.getAttribute('aria-labelledby') ?? ''
    return dialog?.getAttribute('aria-label') ?? document.getElementById(id)?.textContent ?? ''
  })
}

describe.each([
  ['Blood Rage', BLOOD_RAGE],
  ['Valhalla', VALHALLA],
] as const)('the table of %s', (title, laid) => {
  it('has headings, a title that says whose turn it is, and a way past what is only read', async () => {
    const page = await atTurn(laid)
    expect(await page.title()).toBe(`Your turn · ${title} · Meadhall`)
    const headings = await page.locator('h2').allTextContents()
    const regions = ['The board', 'Your side', 'What you can do', 'What happened']
    expect(headings).toEqual(expect.arrayContaining(regions))
    expect(await page.locator('h1').allTextContents()).toEqual([title])
    await page.locator('.skip-link:not(.spoken-opener)').focus()
    await page.keyboard.press('Enter')
    const isOpen = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-state') === 'open')
    await expect.poll(isOpen).toBe(true)
  })

  it('names every dialog', async () => {
    const page = await atTurn(laid)
    const openers = page.locator('.table [aria-haspopup="dialog"], .br-panel-head, .vh-discard')
    const count = await openers.count()
    expect(count).toBeGreaterThan(1)
    for (let index = 0; index < count; index++) {
      const opener = openers.nth(index)
      if (!(await opener.isVisible())) continue
      await opener.press('Enter')
      const opened = await opener.evaluate((one) => one.outerHTML.slice(0, 200))
      await expect.poll(() => page.locator('dialog[open]').count(), { message: opened }).toBe(1)
      expect(await nameOfDialog(page), opened).not.toBe('')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    }
  })
})

it('a player’s sheet that closes late does not close the next one', async () => {
  const page = await atTurn(VALHALLA)
  const chips = page.locator('.vh-chip')
  await chips.nth(1).press('Enter')
  await expect.poll(() => nameOfDialog(page)).not.toBe('')
  const first = await nameOfDialog(page)
  // The browser tells of a closed dialog a moment later: the next chip is pressed before that.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    document.querySelectorAll<HTMLElement>('.vh-chip')[2]?.click()
  })
  await expect.poll(() => nameOfDialog(page)).not.toBe('')
  expect(await nameOfDialog(page)).not.toBe(first)
})

describe('the title', () => {
  it('says that the screen is to be passed on', async () => {
    const page = await visitTable({ game: 'valhalla', seats: ['person', 'person'] })
    await asked(page)
    expect(await page.title()).toBe('Pass the screen on · Valhalla · Meadhall')
  })

  it('says that the game is over, and the focus is at the table', async () => {
    const { seats, seed, options, actions } = recording('blood-rage', '3-players.json')
    const people = seats.map((_, seat): Plays => (seat === 0 ? 'person' : 'warrior'))
    const game = 'blood-rage' as const
    const laid = { game, seats: people, seed, options: options as object, actions }
    const page = await visitTable(laid)
    await page.locator(ENDING).waitFor()
    await expect.poll(() => page.title()).toBe('Game over · Blood Rage · Meadhall')
    const isThere = () => page.evaluate(() => document.activeElement?.closest('.table') !== null)
    await expect.poll(isThere).toBe(true)
  })
})
