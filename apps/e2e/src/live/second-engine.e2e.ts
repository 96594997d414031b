import type { Page } from 'playwright-core'
import type { ElementHandle, Browser as Firefox, Page as FirefoxPage } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { HANGS_MS } from '../support/browser.ts'
import { launchFirefox } from '../support/firefox.ts'
import { chooser, clickOne, pressOn, signs } from '../support/play.ts'
import { restOf } from './calling.ts'
import { guest, useServer } from './support.ts'

const server = useServer()

let firefox: Firefox
beforeAll(async () => {
  firefox = await launchFirefox(inject('firefox') ?? '')
})
afterAll(() => firefox.close())

/**
 * What the driver's own scripts meet at times when a page is left: it is none of the page's, whose
 * scripts are all files of their own, while the driver's have the document's address.
 */
const FROM_THE_DRIVER = /Permission denied to access property|JS frame :: \S+\/tables\//

/** Opens a page, and writes down what it complains of. */
async function open(path: string, complaints: string[]): Promise<FirefoxPage> {
  const page = await firefox.newPage()
  page.setDefaultTimeout(HANGS_MS)
  page.on('pageerror', (error) => {
    if (!FROM_THE_DRIVER.test(String(error))) complaints.push(String(error))
  })
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  await page.evaluateOnNewDocument(() => {
    const state = { speed: 'instant', language: 'en', theme: 'light' }
    localStorage['meadhall.settings'] ??= JSON.stringify({ state, version: 2 })
  })
  await page.goto(`${server.address}${path}`)
  return page
}

/** What may be pointed at now, with nothing lying over it; `null` where nothing is asked. */
async function somethingOpen(page: FirefoxPage): Promise<ElementHandle<Element> | null> {
  const found = await page.evaluateHandle(() => {
    document.querySelector<HTMLElement>('.scene-main')?.click()
    const table = document.querySelector<HTMLElement>('.table')
    if (!table?.dataset['decision'] || 'busy' in table.dataset) return null
    if ('candidate' in table.dataset) return document.querySelector('.action-bar .primary')
    const places = [...document.querySelectorAll('[data-target][data-state="open"]')]
    const isFree = (one: Element) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    return places.find(isFree) ?? null
  })
  return found.asElement() as ElementHandle<Element> | null
}

/** The one in Firefox answers where they are asked; else the one in Chromium, where they are. */
async function oneMoves(page: FirefoxPage, chromium: Page): Promise<'firefox' | 'chromium'> {
  for (;;) {
    const open = await somethingOpen(page)
    if (open !== null) {
      await open.click()
      return 'firefox'
    }
    // A battle that is over lies on the stage until somebody goes on.
    await pressOn(chromium)
    const { decision, isBusy } = await signs(chromium)
    if (decision !== null && !isBusy) {
      await clickOne(chromium, chooser(4))
      return 'chromium'
    }
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
  }
}

function stepOf(page: FirefoxPage): Promise<number> {
  return page.$eval('.table', (table) => Number((table as HTMLElement).dataset['step']))
}

describe('in Firefox', () => {
  it('one opens an invitation, sits down, plays against somebody in Chromium and loads the page anew', async () => {
    const astrid = await guest(server, 'Astrid')
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const plan = { game: 'valhalla', seats }
    const { table } = await restOf(astrid).call('POST /tables', { body: plan })
    const path = `/tables/${table.id}`
    await restOf(astrid).call('POST /tables/:id/seats', {
      params: { id: table.id },
      body: { seat: 0 },
    })
    await astrid.goto(path)
    const complaints: string[] = []
    const page = await open(path, complaints)
    const sit = await page.waitForSelector('.sit-down button[type="submit"]')
    await sit?.click()
    await astrid.getByRole('button', { name: 'Ready', exact: true }).click()
    await page.waitForSelector('.table[data-viewer="1"]')

    for (let answers = 0; answers < 10; )
      if ((await oneMoves(page, astrid)) === 'firefox') answers += 1
    expect(await stepOf(page)).toBeGreaterThan(2)
    await page.reload()
    await page.waitForSelector('.table[data-viewer="1"]')
    await expect.poll(async () => (await signs(astrid)).step - (await stepOf(page))).toBe(0)
    expect(complaints).toEqual([])
  })
})
