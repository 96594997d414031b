import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dress, flaws, LOOKED_IN, LOOKS, smallTargets } from '../support/looks.ts'
import { PHONE } from '../support/sizes.ts'
import { unmarked } from '../support/unmarked.ts'
import { begunTable, useServer } from './support.ts'

const server = useServer()

const OPENER = '.live-bar-button'

interface Both {
  /** Whose page is looked at. */
  readonly page: Page
  /** Who plays along, in English. */
  readonly bo: Page
}

async function atTable(language: string): Promise<Both> {
  const { sitters } = await begunTable(server, { game: 'valhalla', rated: true }, [
    ['Ástríd', { settings: { language } }],
    ['Bø'],
  ])
  const [page, bo] = sitters.map((sitter) => sitter.page)
  if (page === undefined || bo === undefined) throw new Error('nobody sits there')
  return { page, bo }
}

async function propose(bo: Page, name: string): Promise<void> {
  await bo.locator(OPENER).click()
  await bo.getByRole('button', { name }).click()
}

/** What there is to look at besides the game, one after the other. */
const STATES: readonly (readonly [string, (both: Both) => Promise<void>])[] = [
  [
    'a proposal beside the talk',
    async ({ page, bo }) => {
      await bo.locator('.talk-phrases summary').click()
      await bo.getByRole('button', { name: 'Good luck!' }).click()
      await propose(bo, 'Offer to end')
      await page.locator('.live-card .primary').waitFor()
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true
      })
    },
  ],
  [
    'the menu',
    async ({ page }) => {
      await page.locator(OPENER).click()
      await page.locator('.agree-menu .order').first().waitFor()
    },
  ],
  [
    'the end by consent, verified',
    async ({ page }) => {
      await page.locator('.agree-menu form .button').click()
      await page.locator('.live-card .primary').click()
      await page.locator('.live-after .button').first().click()
      await page.locator('.live-verify .fairness-steps').waitFor()
    },
  ],
]

/** What is too small for a finger, but for the boards' own things. */
async function smallBesideTheGame(page: Page): Promise<string[]> {
  return (await smallTargets(page)).filter((one) => !one.includes('data-target'))
}

describe.each(LOOKED_IN)('in %s', (language) => {
  it('what happens beside the game can be used by everyone', async () => {
    const both = await atTable(language)
    for (const [name, go] of STATES) {
      await go(both)
      for (const look of LOOKS.filter((one) => one.language === language)) {
        await dress(both.page, look)
        expect(await flaws(both.page), `${name} ${JSON.stringify(look)}`).toEqual([])
        if (look.size === PHONE) expect(await smallBesideTheGame(both.page), name).toEqual([])
      }
      await dress(both.page, { ...(LOOKS[0] as (typeof LOOKS)[number]), language })
    }
  })
})

it('in the made-up language no word was left out', async () => {
  const both = await atTable('en-XA')
  for (const [name, go] of STATES) {
    await go(both)
    expect(await unmarked(both.page), name).toEqual([])
  }
})
